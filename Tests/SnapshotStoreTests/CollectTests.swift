import Foundation
import Testing

@testable import SnapshotStore

/// What nobody needs goes, once it is old; nothing else ever does.
@Suite struct CollectTests {
  private let folder: StoreFolder
  private let day = 86_400

  init() throws { folder = try StoreFolder() }

  private var now: Int { Int(Date().timeIntervalSince1970) }

  /// The paths that go when that many seconds have passed.
  private func collect(after seconds: Int, grace: Int, removes: Bool = true) throws -> [String] {
    try folder.store.collectGarbage(grace: grace, removes: removes, now: now + seconds).files.map(\.path)
  }

  private func path(of digest: String, in place: String = "objects") -> String {
    "\(place)/\(digest.prefix(2))/\(digest.dropFirst(2)).zst"
  }

  /// Stores a build of one module with one function; gives its object's digest.
  @discardableResult
  private func add(_ build: String, _ function: String, replacing: Bool = false) throws -> String {
    let manifest = try folder.add(build, ["M": [function]], replacing: replacing)
    return try #require(manifest.modules[0][.symbols])
  }

  @Test func orphansGoWhenTheyAreOld() throws {
    let old = path(of: try add("1A1", "one"))
    let new = path(of: try add("1A1", "two", replacing: true))
    #expect(try folder.store.verify().entries.map(\.path) == [old])
    #expect(try collect(after: 6 * day, grace: 7 * day) == [])
    #expect(try folder.store.collectGarbage(grace: 7 * day, removes: true, now: now).young == 1)
    #expect(try collect(after: 8 * day, grace: 7 * day, removes: false) == [old])
    #expect(folder.objects == [old, new].sorted())
    #expect(try collect(after: 8 * day, grace: 7 * day) == [old])
    #expect(folder.objects == [new])
    #expect(try collect(after: 800 * day, grace: 0) == [])
    #expect(try folder.store.verify().entries.isEmpty)
  }

  @Test func reuseRenews() throws {
    let digest = try add("1A1", "one")
    try folder.remove("p/iphoneos/1A1.json")
    let name = folder.path + "/" + path(of: digest)
    let past = Date(timeIntervalSinceNow: Double(-30 * day))
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: name)
    for reuse in 0..<3 {
      switch reuse {
      case 0:
        let bytes = try folder.store.object(digest, product: "p")
        try folder.store.writeObject(bytes, product: "p")
      case 1: try add("1A2", "one")
      default:
        let module = SnapshotManifest.Module(name: "M", status: .complete, digests: ["symbols": digest])
        try folder.store.write(StoreFolder.manifest("1A3", modules: [module]))
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: name)
      let modified = try #require(attributes[.modificationDate] as? Date)
      #expect(abs(modified.timeIntervalSinceNow) < 60, "\(reuse)")
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: name)
    }
  }

  /// A copy brings the time of its original along: what counts is when it came.
  @Test func whatJustCameStays() throws {
    let digest = try add("1A1", "one")
    try folder.remove("p/iphoneos/1A1.json")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: Double(-400 * day))],
      ofItemAtPath: folder.path + "/" + path(of: digest))
    #expect(try collect(after: 0, grace: day) == [])
    #expect(try collect(after: 2 * day, grace: day) == [path(of: digest)])
  }

  @Test func aManifestThatCannotBeReadKeepsAll() throws {
    try add("1A1", "one")
    try add("1A1", "two", replacing: true)
    try add("1A2", "three")
    let (name, objects) = ("p/iphoneos/1A2.json", folder.objects)
    let whole = String(decoding: try #require(folder.files[name]), as: UTF8.self)
    for (text, words) in [
      ("", "1A2.json"), (String(whole.dropLast(9)), "1A2.json"),
      (whole.replacing("\"1A2\"", with: "\"1A3\""), "checksum"),
      (whole.replacing("\"format\" : 1", with: "\"format\" : 2"), "format 2 is newer"),
    ] {
      try folder.write(name, Data(text.utf8))
      let complaint = StoreFolder.complaint { _ = try collect(after: 99 * day, grace: 0) }
      #expect(complaint.contains(words), "\(complaint)")
      #expect(folder.objects == objects)
    }
    try folder.write(name, Data(whole.utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/q", withDestinationPath: folder.path + "/p")
    #expect(StoreFolder.complaint { _ = try collect(after: 0, grace: 0) }.contains("q is a symbolic link"))
    #expect(folder.objects == objects)
    try folder.remove("q")
    #expect(try collect(after: 0, grace: 0).count == 1)
  }

  /// A newer version may name objects where this one does not look.
  @Test func whatAManifestMentionsStays() throws {
    let digest = try add("1A1", "one")
    try add("1A1", "two", replacing: true)
    try folder.edit(
      "p/iphoneos/1A1.json", "\"format\" : 1", "\"extras\" : [\"\(digest)\"],\n  \"format\" : 1")
    #expect(try folder.store.manifests().count == 1)
    #expect(try collect(after: 99 * day, grace: 0) == [])
    #expect(try folder.store.verify().entries.isEmpty)
  }

  @Test func productsWithObjectsOfTheirOwn() throws {
    try add("1A1", "one")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/own/objects", withIntermediateDirectories: true)
    try folder.add("1A1", ["A": ["a"]], product: "own")
    try folder.add("1A1", ["A": ["b"]], product: "own", replacing: true)
    let orphans = try folder.store.verify().entries.map(\.path)
    #expect(orphans.count == 1 && orphans[0].hasPrefix("own/objects/"))
    #expect(try collect(after: 0, grace: 0) == orphans)
    #expect(try folder.store.verify().entries.isEmpty)
    #expect(try folder.store.verify().objects == 2)
  }

  @Test func leftovers() throws {
    try add("1A1", "one")
    for place in ["p/iphoneos", "objects/ab"] {
      for (name, age) in [("old", 7200.0), ("new", 60)] {
        let file = "\(place)/.writing-\(name)"
        try folder.write(file, Data("half".utf8))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: "\(folder.path)/\(file)")
      }
    }
    try folder.write("p/iphoneos/README", Data("mine".utf8))
    #expect(try collect(after: 0, grace: day) == ["objects/ab/.writing-old", "p/iphoneos/.writing-old"])
    #expect(try collect(after: 0, grace: 0) == ["objects/ab/.writing-new", "p/iphoneos/.writing-new"])
    #expect(folder.files["p/iphoneos/README"] != nil)
  }

  @Test func aManifestNamesOnlyWhatIsThere() throws {
    let digest = try add("1A1", "one")
    try folder.remove("p/iphoneos/1A1.json")
    #expect(try collect(after: 0, grace: 0) == [path(of: digest)])
    let module = SnapshotManifest.Module(name: "M", status: .complete, digests: ["symbols": digest])
    let complaint = StoreFolder.complaint {
      try folder.store.write(StoreFolder.manifest("1A1", modules: [module]))
    }
    #expect(complaint.contains("the manifest of p/iphoneos/1A1 names it, and it is not there"))
    #expect(try folder.store.manifests().isEmpty)
  }

  @Test func anEmptyStore() throws {
    #expect(StoreFolder.complaint { _ = try collect(after: 0, grace: 0) }.contains("there is no such folder"))
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    #expect(try collect(after: 0, grace: 0) == [])
  }

  /// A writer shares the lock that the collector takes alone.
  @Test func writersKeepTheCollectorOut() async throws {
    try add("1A1", "one")
    let objects = try #require(try FolderHandle.root(folder.path + "/objects", creates: false))
    var writer: StoreLock? = try StoreLock(objects, .shared)
    #expect(writer?.isHeld == true)
    _ = try StoreLock(objects, .shared)
    let (path, now) = (folder.path, now)
    let isDone = LockedFlag()
    let collector = Task.detached {
      defer { isDone.set() }
      return try SnapshotStore(root: path).collectGarbage(grace: 0, removes: true, now: now)
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(!isDone.isSet)
    writer = nil
    #expect(try await collector.value.files.isEmpty)
    #expect(isDone.isSet)
  }
}

import Foundation
import SymbolModel
import Testing

@testable import SnapshotStore

/// The folder of snapshots.
@Suite struct SnapshotStoreTests {
  private let folder: StoreFolder
  private var store: SnapshotStore { folder.store }

  init() throws { folder = try StoreFolder() }

  @Test func roundTrip() throws {
    var manifest = StoreFolder.manifest("1A1")
    manifest.modules = [
      SnapshotManifest.Module(
        name: "\"checksum\" : \"", status: .incomplete, reason: "“x”\n\u{1}\\", symbols: 3, incomplete: 1,
        headers: 2, skipped: ["a.h": "outside"])
    ]
    manifest.scope = ["M"]
    manifest.unknownKinds = ["odd": 2]
    #expect(try store.write(manifest))
    let read = try #require(try store.manifest(of: manifest.build))
    #expect(read.hasSameContent(as: manifest))
    #expect(read.sequence == 1)
    #expect(read.unknownKinds == manifest.unknownKinds)
    #expect(try store.manifests() == [read])
    #expect(try !store.write(manifest))
  }

  @Test func order() throws {
    for build in ["24B91", "zulu", "24A437", "alpha", "24B5084k"] {
      try store.write(StoreFolder.manifest(build))
    }
    try store.write(StoreFolder.manifest("24A2", version: "2.0"))
    try store.write(StoreFolder.manifest("24A1", product: "a"))
    let paths = try store.manifests().map(\.build.path)
    // Names that are no build numbers stand in the order in which they came.
    #expect(
      paths == [
        "a/iphoneos/24A1", "p/iphoneos/zulu", "p/iphoneos/alpha", "p/iphoneos/24A437",
        "p/iphoneos/24B5084k", "p/iphoneos/24B91", "p/iphoneos/24A2",
      ])
  }

  @Test func otherContent() throws {
    try folder.add("1A1", "one")
    let before = folder.files
    #expect(
      StoreFolder.complaint { try folder.add("1A1", "two") }
        == "p/iphoneos/1A1 is stored with other content; --again replaces it")
    #expect(folder.files == before)
    try folder.add("1A1", "two", replacing: true)
    let manifest = try #require(try store.manifests().first)
    #expect(manifest.sequence == 1)
    let digest = try #require(manifest.modules[0].digests["symbols"])
    #expect(try store.object(digest, product: "p") == Array("two".utf8))
  }

  @Test func aNameReadsOnlyWhatItMayMean() throws {
    try folder.add("1A1", "one")
    try folder.add("1A2", "two")
    for (name, platform) in [("p/macosx/1A3.json", "macosx"), ("p/iphoneos/1A4.json", "iphoneos")] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/p/\(platform)", withIntermediateDirectories: true)
      try folder.write(name, Data("damaged".utf8))
    }
    for name in ["1A1", "iphoneos/1A1", "p/1A1", "p/iphoneos/1A1"] {
      #expect(try store.manifest(named: BuildName(name)).build.build == "1A1", "\(name)")
    }
    func complaint(_ name: String) -> String {
      StoreFolder.complaint { _ = try store.manifest(named: BuildName(name)) }
    }
    #expect(complaint("1A4").contains("1A4.json"))
    #expect(complaint("iphoneos@latest").contains("1A4.json"))
    try FileManager.default.removeItem(atPath: folder.path + "/p/iphoneos/1A4.json")
    #expect(try store.manifest(named: BuildName("iphoneos@latest")).build.build == "1A2")
    #expect(try store.manifest(named: BuildName("p/iphoneos@previous")).build.build == "1A1")
    #expect(complaint("@latest").contains("1A3.json"))
    try FileManager.default.removeItem(atPath: folder.path + "/p/macosx/1A3.json")
    #expect(try store.manifest(named: BuildName("@latest")).build.build == "1A2")
    // What fits nothing is compared with all.
    for name in ["1A", "macosx/1A1", "p/macosx@latest"] {
      #expect(complaint(name).contains("no build '\(name)'"), "\(name)")
    }
    #expect(complaint("iphoneo/1A1").contains("did you mean p/iphoneos/1A1"))
  }

  @Test func noDamageOfAManifestPasses() throws {
    try folder.add("1A1", "one")
    let name = "p/iphoneos/1A1.json"
    let whole = try #require(folder.files[name])
    // A bit of each byte, another from one to the next.
    for place in whole.indices {
      var data = whole
      data[place] ^= 1 << (place % 8)
      try folder.write(name, data)
      let complaint = StoreFolder.complaint { _ = try store.manifests() }
      #expect(complaint.contains("1A1.json"), "byte \(place)")
    }
    for length in stride(from: 0, to: whole.count, by: 7) {
      try folder.write(name, whole.prefix(length))
      #expect(StoreFolder.complaint { _ = try store.manifests() }.contains("1A1.json"), "\(length) bytes")
    }
  }

  @Test func noDamageOfAnObjectPasses() throws {
    let content = Array(String(repeating: "what is in an object ", count: 20).utf8)
    let digest = try store.writeObject(content, product: "p")
    let name = "objects/\(digest.prefix(2))/\(digest.dropFirst(2)).zst"
    let whole = try #require(folder.files[name])
    // A bit of each byte, another from one to the next.
    for place in whole.indices {
      var data = whole
      data[place] ^= 1 << (place % 8)
      try folder.write(name, data)
      let complaint = StoreFolder.complaint { _ = try store.object(digest, product: "p") }
      #expect(complaint.contains(name), "byte \(place)")
    }
    for length in 0..<whole.count {
      try folder.write(name, whole.prefix(length))
      #expect(StoreFolder.complaint { _ = try store.object(digest, product: "p") }.contains(name))
    }
    try folder.write(name, whole + Data([0]))
    #expect(StoreFolder.complaint { _ = try store.object(digest, product: "p") }.contains(name))
    // Writing the same again heals it.
    try store.writeObject(content, product: "p")
    #expect(folder.files[name] == whole)
  }

  @Test func newerFormats() throws {
    try folder.add("1A1", "one")
    let name = "p/iphoneos/1A1.json"
    let text = String(decoding: try #require(folder.files[name]), as: UTF8.self)
    try folder.write(name, Data(text.replacing("\"format\" : 1", with: "\"format\" : 2").utf8))
    let complaint = StoreFolder.complaint { _ = try store.manifests() }
    #expect(
      complaint == "\(folder.path)/\(name): format 2 is newer than this sdkdiff reads; use a newer sdkdiff")
    let object = StoreFolder.complaint {
      _ = try SymbolsObject(bytes: Array("sdkdiff symbols 3\n{}".utf8), path: "x.zst")
    }
    #expect(object == "x.zst: format 3 is newer than this sdkdiff reads; use a newer sdkdiff")
  }

  @Test func digestsAreNoPaths() throws {
    for digest in ["", "..", "../../../../../../../etc/passwd", String(repeating: "A", count: 64)] {
      #expect(StoreFolder.complaint { _ = try store.object(digest, product: "p") }.contains("is no digest"))
    }
  }

  @Test func leftoversOfWriters() throws {
    try folder.add("1A1", "one")
    let whole = folder.files
    let object = try #require(whole.keys.first { $0.hasSuffix(".zst") })
    let places = ["p/iphoneos", (object as NSString).deletingLastPathComponent]
    for place in places {
      for (name, age) in [(".writing-1-1", 7200.0), (".writing-2-2", 60.0)] {
        try folder.write("\(place)/\(name)", Data("half".utf8))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age)],
          ofItemAtPath: "\(folder.path)/\(place)/\(name)")
      }
    }
    #expect(try store.manifests().count == 1)
    try folder.add("1A2", "one")
    for place in places {
      #expect(folder.files["\(place)/.writing-1-1"] == nil)
      #expect(folder.files["\(place)/.writing-2-2"] != nil)
    }
    #expect(folder.files.count == whole.count + 3)
  }

  @Test func aProductWithObjectsOfItsOwn() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/p/objects", withIntermediateDirectories: true)
    try folder.add("1A1", "one")
    #expect(folder.files.keys.contains { $0.hasPrefix("p/objects/") && $0.hasSuffix(".zst") })
    #expect(!folder.files.keys.contains { $0.hasPrefix("objects/") })
    let manifest = try #require(try store.manifests().first)
    let digest = try #require(manifest.modules[0].digests["symbols"])
    #expect(try store.object(digest, product: "p") == Array("one".utf8))
  }

  @Test func manyWritersAtOnce() async throws {
    let path = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<24 {
        group.addTask {
          let store = SnapshotStore(root: path)
          let digest = try store.writeObject(Array("shared \(number % 3)".utf8), product: "p")
          let module = SnapshotManifest.Module(name: "M", status: .complete, digests: ["symbols": digest])
          try store.write(StoreFolder.manifest("1A\(number % 8 + 1)", modules: [module]), replacing: true)
          for manifest in try store.manifests() {
            for digest in manifest.modules.flatMap(\.digests.values) {
              _ = try store.object(digest, product: "p")
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.manifests().count == 8)
    #expect(!folder.files.keys.contains { $0.contains(".writing-") })
  }
}

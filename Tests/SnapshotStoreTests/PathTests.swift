import Foundation
import SymbolModel
import Testing

@testable import SnapshotStore

/// Nothing leads out of a store: no name, and no link in it.
@Suite struct PathTests {
  private let folder: StoreFolder
  private let outside: StoreFolder

  init() throws {
    folder = try StoreFolder()
    outside = try StoreFolder()
    try folder.add("1A1", ["A": ["a"]])
  }

  /// Moves something out of the store, and puts a link to it there.
  private func link(_ name: String) throws {
    let place = "\(outside.path)/\((name as NSString).lastPathComponent)"
    try FileManager.default.createDirectory(atPath: outside.path, withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: "\(folder.path)/\(name)", toPath: place)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: place)
  }

  private func unlink(_ name: String) throws {
    try folder.remove(name)
    try FileManager.default.moveItem(
      atPath: "\(outside.path)/\((name as NSString).lastPathComponent)", toPath: "\(folder.path)/\(name)")
  }

  /// Reading all there is.
  private func read() throws {
    for manifest in try folder.store.manifests() {
      for module in manifest.modules { _ = try folder.store.symbols(of: module, in: manifest.build) }
    }
  }

  @Test func linksAreNotFollowed() throws {
    let object = try #require(folder.objects.first)
    let prefix = (object as NSString).deletingLastPathComponent
    let manifest = "p/iphoneos/1A1.json"
    for name in ["p", "p/iphoneos", manifest, "objects", prefix, object] {
      try link(name)
      let before = outside.files
      #expect(StoreFolder.complaint { try read() }.contains("\(name) is a symbolic link"), "\(name)")
      #expect(
        try folder.store.verify().entries.contains { $0.kind == .link && $0.path == name }, "\(name)")
      #expect(
        StoreFolder.complaint { _ = try folder.store.collectGarbage(grace: 0) } != "no error", "\(name)")
      // What is written replaces a link to a file, and goes through none to a folder.
      let complaint = StoreFolder.complaint { try folder.add("1A1", ["A": ["a"]], replacing: true) }
      if name == manifest || name == object {
        #expect(complaint == "no error")
      } else {
        #expect(complaint.contains("\(name) is a symbolic link"), "\(complaint)")
      }
      #expect(outside.files == before, "\(name)")
      try unlink(name)
    }
    try read()
  }

  @Test func aLinkThatLeadsNowhere() throws {
    for target in ["/nowhere", "1A2.json", "/dev/zero"] {
      let name = "\(folder.path)/p/iphoneos/1A2.json"
      try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: target)
      #expect(StoreFolder.complaint { try read() }.contains("1A2.json is a symbolic link"), "\(target)")
      try folder.remove("p/iphoneos/1A2.json")
    }
  }

  @Test func theStoreItselfMayBeALink() throws {
    let link = outside.path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    let store = SnapshotStore(root: link)
    #expect(try store.manifests().count == 1)
    #expect(try store.verify().isWhole)
    try store.write(StoreFolder.manifest("1A2"))
    #expect(try folder.store.manifests().count == 2)
    #expect(try store.collectGarbage(grace: 0).files.isEmpty)
  }

  @Test func whatIsNoFile() throws {
    let name = "\(folder.path)/p/iphoneos/1A2.json"
    try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
    #expect(StoreFolder.complaint { try read() }.contains("1A2.json: it cannot be read"))
    try folder.remove("p/iphoneos/1A2.json")
    #expect(mkfifo(name, 0o600) == 0)
    #expect(StoreFolder.complaint { try read() }.contains("1A2.json: it cannot be read"))
    #expect(try folder.store.verify().entries.map(\.path) == ["p/iphoneos/1A2.json"])
  }

  /// Names of products, platforms and builds come from property lists that anybody may have written.
  @Test func hostileNames() throws {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "..", ".", "/", "\\", "\0", "\n", "\u{1B}", "\u{202E}", "objects", "%", "%2f", "a", " ", "é",
      "e\u{301}",
      "\u{0}", "~", "*", "$", "\u{FEFF}", "版", ".json", ".writing-", "@", ":",
    ]
    var paths: Set<String> = []
    for _ in 0..<300 {
      func name() -> String {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
          .joined()
      }
      let (product, platform, build) = (name(), name(), name())
      for text in [product, platform, build] {
        let file = StoreFileName.of(text)
        #expect(!file.isEmpty && !file.hasPrefix(".") && !file.utf8.contains(0x2F) && !file.utf8.contains(0))
      }
      try folder.store.write(
        StoreFolder.manifest(build, product: product, platform: platform), replacing: true)
      let place = StoreLayout.place(of: product, platform, build)
      paths.insert(place.path)
      let stored = try folder.store.manifest(
        of: SDKBuild(product: product, platform: platform, version: "1.0", build: build))
      #expect(stored?.build.build == build)
    }
    let files = folder.files.filter { !$0.value.isEmpty && $0.key.hasSuffix(".json") }
    #expect(Set(files.keys) == paths.union(["p/iphoneos/1A1.json"]))
    #expect(try folder.store.verify().entries.isEmpty)
    let parent = (folder.path as NSString).deletingLastPathComponent
    #expect(!FileManager.default.fileExists(atPath: parent + "/iphoneos"))
  }

  @Test func onlyNamesAreOpened() throws {
    let root = try #require(try FolderHandle.root(folder.path, creates: false))
    for name in ["", ".", "..", "../p", "p/iphoneos", "/etc", "p\0"] {
      #expect(try root.folder(name) == nil)
      #expect(try root.read(name) == nil)
      #expect(
        StoreFolder.complaint { _ = try root.folder(name, creates: true) }.contains("cannot be the name"))
      #expect(StoreFolder.complaint { try root.write([], as: name, isDurable: false) }.contains("cannot be"))
    }
  }
}

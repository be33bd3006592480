import SymbolModel
import Testing

@testable import SnapshotStore

/// The facet of Swift names: bytes in one way only, checked when they are read.
@Suite struct SwiftNamesObjectTests {
  private static let names = [
    "c:objc(pl)D(im)t:d:": SwiftName(path: "D.t(_:did:)"),
    "c:objc(cs)K(im)f:h:": SwiftName(path: "K.fetch(_:h:)", asyncPath: "K.record(for:)"),
    "c:@F@hidden": SwiftName(path: nil, hiding: .unavailable),
    "c:@F@own": SwiftName(path: "__own()", hiding: .refined),
    "strange\tkey\\": SwiftName(path: "a\u{1}b\nc"),
  ]
  private static let object = SwiftNamesObject(module: "M \"quoted\"", names: names)

  @Test func bytesComeBack() throws {
    let bytes = Self.object.encoded()
    #expect(try SwiftNamesObject(bytes: bytes) == Self.object)
    #expect(SwiftNamesObject(module: "M \"quoted\"", names: Self.names).encoded() == bytes)
    let none = SwiftNamesObject(module: "N", names: [:])
    #expect(
      String(decoding: none.encoded(), as: UTF8.self) == "sdkdiff swift-names 1\n{\"module\":\"N\"}\n0\n")
    #expect(try SwiftNamesObject(bytes: none.encoded()) == none)
  }

  @Test func whatIsCutOrChangedIsRefused() throws {
    let bytes = Self.object.encoded()
    for count in 0..<bytes.count {
      #expect(throws: StoreError.self) { try SwiftNamesObject(bytes: Array(bytes.prefix(count))) }
    }
    for text in [
      "sdkdiff swift-names 1\n{}\n0\n", "sdkdiff swift-names 1\n{\"module\":\"M\"}\n-1\n",
      "sdkdiff swift-names 1\n{\"module\":\"M\"}\n1\nkey\tpath\t\n",
      "sdkdiff swift-names 1\n{\"module\":\"M\"}\n1\n\tpath\t\t\n",
      "sdkdiff swift-names 1\n{\"module\":\"M\"}\n2\nk\ta\t\t\nk\tb\t\t\n", "sdkdiff symbols 1\n{}\n0\n",
    ] {
      #expect(throws: StoreError.self) { try SwiftNamesObject(bytes: Array(text.utf8)) }
    }
    #expect(throws: StoreError.tooNew(path: "p", format: 7)) {
      try SwiftNamesObject(bytes: Array("sdkdiff swift-names 7\n".utf8), path: "p")
    }
  }

  @Test func namesAreFound() {
    func keys(_ text: String) -> [String] { Self.object.keys(answeringTo: text) }
    for text in ["D.t(_:did:)", "t(_:did:)", "D.t", "t"] { #expect(keys(text) == ["c:objc(pl)D(im)t:d:"]) }
    #expect(keys("record(for:)") == ["c:objc(cs)K(im)f:h:"])
    #expect(keys("K.fetch") == keys("record"))
    for text in ["", "(_:did:)", "(for:)", "ecord(for:)", ".record", "D"] { #expect(keys(text).isEmpty) }
  }

  @Test func aStoreReadsThem() throws {
    let folder = try StoreFolder()
    var module = SnapshotManifest.Module(name: "M", status: .complete)
    module[.swiftNames] = try folder.store.writeObject(Self.object.encoded(), product: "p")
    module.swiftNames = SwiftNamesState(
      toolchain: "6.3.1", recipe: 1, status: .complete, names: 4, input: "i")
    let manifest = StoreFolder.manifest("1A1", modules: [module])
    try folder.store.write(manifest)
    let stored = try #require(try folder.store.manifest(of: manifest.build))
    #expect(stored.modules[0].swiftNames == module.swiftNames)
    #expect(try folder.store.swiftNames(of: stored.modules[0], in: stored.build) == Self.object)
    module[.swiftNames] = nil
    #expect(try folder.store.swiftNames(of: module, in: stored.build) == nil)
  }

  /// Names and what the manifest says of them never come from two snapshots.
  @Test func namesAndTheirStateGoTogether() throws {
    let folder = try StoreFolder()
    func manifest(_ names: String?, _ toolchain: String?) throws -> SnapshotManifest {
      var module = SnapshotManifest.Module(name: "M", status: .complete)
      module[.symbols] = try folder.store.writeObject(Array("s".utf8), product: "p")
      module[.swiftNames] = try names.map { try folder.store.writeObject(Array($0.utf8), product: "p") }
      module.swiftNames = toolchain.map {
        SwiftNamesState(toolchain: $0, recipe: 1, status: names == nil ? .none : .complete)
      }
      return StoreFolder.manifest("1A1", modules: [module])
    }
    func stored() throws -> SnapshotManifest.Module? { try folder.store.manifests().first?.modules[0] }
    try folder.store.write(try manifest(nil, nil))
    try folder.store.write(try manifest("old", "1"))
    #expect(try stored() == manifest("old", "1").modules[0])
    try folder.store.write(try manifest("new", "2"))
    #expect(try stored() == manifest("old", "1").modules[0])
    try folder.store.write(try manifest(nil, nil), replacing: true)
    #expect(try stored() == manifest("old", "1").modules[0])
    try folder.store.write(try manifest(nil, "2"), replacing: true)
    #expect(try stored() == manifest(nil, "2").modules[0])
    try folder.store.write(try manifest("new", "3"), replacing: true)
    #expect(try stored() == manifest("new", "3").modules[0])
  }
}

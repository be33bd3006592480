import SymbolModel
import Testing

@testable import SnapshotStore

/// Facets come, stay with the symbols they belong to, and go.
@Suite struct FacetTests {
  private let folder: StoreFolder
  private var store: SnapshotStore { folder.store }

  init() throws { folder = try StoreFolder() }

  private func manifest(_ digests: [String: String]) throws -> SnapshotManifest {
    var module = SnapshotManifest.Module(name: "M", status: .complete)
    for (facet, content) in digests {
      module.digests[facet] = try store.writeObject(Array(content.utf8), product: "p")
    }
    return StoreFolder.manifest("1A1", modules: [module])
  }

  private func contents() throws -> [String: String] {
    let stored = try #require(try store.manifests().first)
    return try stored.modules[0].digests.mapValues {
      String(decoding: try store.object($0, product: "p"), as: UTF8.self)
    }
  }

  @Test func aFacetIsAdded() throws {
    #expect(try store.write(try manifest(["symbols": "a"])))
    let names = try manifest(["symbols": "a", "swiftNames": "n"])
    #expect(try store.write(names))
    #expect(try !store.write(names))
    #expect(try contents() == ["symbols": "a", "swiftNames": "n"])
    #expect(try store.manifests()[0].sequence == 1)
  }

  @Test func aFacetStaysWithItsSymbols() throws {
    #expect(try store.write(try manifest(["symbols": "a", "swiftNames": "n"])))
    #expect(try !store.write(try manifest(["symbols": "a"])))
    #expect(try !store.write(try manifest(["symbols": "a", "swiftNames": "other"])))
    #expect(try contents() == ["symbols": "a", "swiftNames": "n"])
    try store.write(try manifest(["symbols": "a", "swiftNames": "other"]), replacing: true)
    #expect(try contents() == ["symbols": "a", "swiftNames": "other"])
    try store.write(try manifest(["symbols": "a"]), replacing: true)
    #expect(try contents() == ["symbols": "a", "swiftNames": "other"])
    try store.write(try manifest(["symbols": "b"]), replacing: true)
    #expect(try contents() == ["symbols": "b"])
  }
}

/// Pages join a build by modules, and are not exchanged in silence.
@Suite struct StoredPagesTests {
  private let folder: StoreFolder
  private var store: SnapshotStore { folder.store }

  init() throws { folder = try StoreFolder() }

  private func manifest(_ pages: [String: String]?, symbols: String = "a") throws -> SnapshotManifest {
    var module = SnapshotManifest.Module(name: "M", status: .complete)
    module[.symbols] = try store.writeObject(Array(symbols.utf8), product: "p")
    var manifest = StoreFolder.manifest("1A1", modules: [module])
    manifest.pages = try pages?.sorted { $0.key < $1.key }.map { name, content in
      var entry = SnapshotManifest.Module(name: name, status: .complete)
      entry[.pages] = try store.writeObject(Array(content.utf8), product: "p")
      return entry
    }
    return manifest
  }

  private func stored() throws -> [String: String]? {
    try store.manifests()[0].pages.map { pages in
      try Dictionary(
        uniqueKeysWithValues: pages.map { page in
          (page.name, String(decoding: try store.object(#require(page[.pages]), product: "p"), as: UTF8.self))
        })
    }
  }

  @Test func pagesAreAdded() throws {
    #expect(try store.write(manifest(nil)))
    #expect(try stored() == nil)
    #expect(try store.write(manifest(["Kit": "k"])))
    #expect(try !store.write(manifest(["Kit": "k"])))
    #expect(try !store.write(manifest(nil)))
    #expect(try store.write(manifest(["Boat": "b"])))
    #expect(try stored() == ["Kit": "k", "Boat": "b"])
    #expect(try store.manifests()[0].objects.count == 3)
  }

  @Test func otherPagesAreAnErrorAndLeaveTheStoreAsItWas() throws {
    try store.write(manifest(["Kit": "k"]))
    let other = try manifest(["Boat": "b", "Kit": "other"])
    #expect(throws: StoreError.pagesDiffer(build: other.build.path, modules: ["Kit"])) {
      try store.write(other)
    }
    #expect(try stored() == ["Kit": "k"])
  }

  @Test func againReplacesAllPages() throws {
    try store.write(manifest(["Kit": "k", "Boat": "b"]))
    #expect(try store.write(manifest(["Kit": "other"]), replacing: true))
    #expect(try stored() == ["Kit": "other"])
    // Without pages they stay, whatever the symbols do.
    #expect(try store.write(manifest(nil, symbols: "b"), replacing: true))
    #expect(try stored() == ["Kit": "other"])
  }
}

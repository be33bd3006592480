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

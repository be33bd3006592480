import SnapshotStore
import SymbolModel

/// Reads what a module's content stands for.
struct ContentReader: Sendable {
  let store: SnapshotStore

  /// The symbols of a content, which is made of the digests of facets.
  ///
  /// - Throws: `StoreError`.
  func symbols(_ content: String, product: String) throws -> SymbolsObject {
    let digest = content.prefix { $0 != "+" }
    let module = SnapshotManifest.Module(
      name: "", status: .complete, digests: [Facet.symbols.rawValue: String(digest)])
    let build = SDKBuild(product: product, platform: "", version: nil, build: "")
    guard let object = try store.symbols(of: module, in: build) else {
      throw StoreError.damaged(path: store.root, reason: "a module has no symbols")
    }
    return object
  }
}

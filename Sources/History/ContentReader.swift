import SnapshotStore
import SymbolModel

/// Reads what a module's content stands for.
struct ContentReader: Sendable {
  let store: SnapshotStore

  /// The symbols of a content.
  ///
  /// - Throws: `StoreError`.
  func symbols(_ content: String, product: String) throws -> SymbolsObject {
    let (module, build) = Self.module(content, product)
    guard let object = try store.symbols(of: module, in: build) else {
      throw StoreError.damaged(path: store.root, reason: "a module has no symbols")
    }
    return object
  }

  /// The Swift names of a content; nil when it has none.
  ///
  /// - Throws: `StoreError`.
  func swiftNames(_ content: String, product: String) throws -> SwiftNamesObject? {
    let (module, build) = Self.module(content, product)
    return try store.swiftNames(of: module, in: build)
  }

  /// A content's name is made of the digests of its facets.
  private static func module(_ content: String, _ product: String) -> (SnapshotManifest.Module, SDKBuild) {
    let digests = content.split(separator: "+").map(String.init)
    var module = SnapshotManifest.Module(name: "", status: .complete)
    module[.symbols] = digests.first
    if digests.count > 1 { module[.swiftNames] = digests[1] }
    return (module, SDKBuild(product: product, platform: "", version: nil, build: ""))
  }
}

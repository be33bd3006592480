import SymbolModel

extension SnapshotStore {
  /// The documentation pages of a module; nil when it has none stored.
  ///
  /// - Throws: `StoreError`.
  public func pages(of module: SnapshotManifest.Module, in build: SDKBuild) throws -> PagesObject? {
    guard let digest = module[.pages] else { return nil }
    return try PagesObject(
      bytes: object(digest, product: build.product), path: objectPath(digest, product: build.product))
  }
}

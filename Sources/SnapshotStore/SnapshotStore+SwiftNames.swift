import SymbolModel

extension SnapshotStore {
  /// The Swift names of a module; nil when it has none stored (`SnapshotManifest.Module.swiftNames` says why, where
  /// they were asked for).
  ///
  /// - Throws: `StoreError`.
  public func swiftNames(
    of module: SnapshotManifest.Module, in build: SDKBuild
  ) throws -> SwiftNamesObject? {
    guard let digest = module[.swiftNames] else { return nil }
    return try SwiftNamesObject(
      bytes: object(digest, product: build.product), path: objectPath(digest, product: build.product))
  }
}

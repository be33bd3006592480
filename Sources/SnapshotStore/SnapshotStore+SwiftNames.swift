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

  /// The builds of a product on a platform, oldest first.
  ///
  /// - Throws: `StoreError` when a manifest cannot be read.
  package func manifests(product: String, platform: String) throws -> [SnapshotManifest] {
    let folder = StoreFileName.of(platform)
    return try manifests {
      $0 == folder
    } file: { _ in
      true
    }.filter { $0.build.product == product && $0.build.platform == platform }
  }
}

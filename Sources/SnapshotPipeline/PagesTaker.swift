import SnapshotStore

/// Adds documentation pages to a build that is stored already; nothing is parsed for it.
package enum PagesTaker {
  /// - Parameter replaces: whether the pages take the place of those that are stored.
  /// - Throws: `SnapshotError`, `StoreError`.
  package static func add(
    _ input: DocumentationInput, to stored: SnapshotManifest, in store: SnapshotStore, isStrict: Bool,
    replaces: Bool
  ) throws -> SnapshotOutcome {
    let work = try TemporaryFolder()
    defer { work.remove() }
    let objects = SnapshotStore(root: work.path + "/store", isDurable: false)
    var manifest = stored
    try PagesStage(input: input, isStrict: isStrict).add(to: &manifest, objects: objects)
    let isNew = try store.write(manifest, objectsFrom: objects, replacing: replaces)
    return SnapshotOutcome(
      manifest: try store.manifest(of: stored.build) ?? manifest, isNew: isNew, isWarm: true)
  }
}

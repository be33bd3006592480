import SnapshotStore

/// A snapshot that was taken.
package struct SnapshotOutcome: Sendable {
  /// What the store holds now.
  package var manifest: SnapshotManifest
  /// False when the store had the same already.
  package var isNew: Bool
}

import SnapshotStore

/// A snapshot that was taken.
package struct SnapshotOutcome: Sendable {
  /// What the store holds now.
  package var manifest: SnapshotManifest
  /// False when the store had the same already.
  package var isNew: Bool
  /// Whether nothing had to be parsed to know that.
  package var isWarm = false
  /// What the user should know of it, a line each.
  package var notes: [String] = []
}

import SDKDiscovery
import SnapshotStore

/// Gives a snapshot a facet beside its symbols.
protocol FacetStage: Sendable {
  /// Whether a snapshot lacks what this stage could give it.
  func isWanted(by manifest: SnapshotManifest) -> Bool

  /// Adds the facet to those modules that lack it. Its objects go into `objects`, a folder of this snapshot alone;
  /// they enter the store together with the manifest.
  func add(to manifest: inout SnapshotManifest, of input: DiscoveredInput, objects: SnapshotStore) throws
}

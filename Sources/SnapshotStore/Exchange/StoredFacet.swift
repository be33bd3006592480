/// A facet of a module as a manifest names it.
struct StoredFacet: Sendable {
  let facet: String
  let digest: String
  let module: SnapshotManifest.Module
}

extension SnapshotManifest {
  /// All facets of all modules, and of pages.
  var facets: [StoredFacet] {
    (modules + (pages ?? [])).flatMap { module in
      module.digests.map { StoredFacet(facet: $0.key, digest: $0.value, module: module) }
    }
  }
}

extension SnapshotStore {
  /// A manifest as it lies in the store, not looked into yet.
  package struct ManifestBytes: Sendable {
    /// Where it lies.
    let place: StoreLayout.ManifestPlace
    /// What is in it.
    package let bytes: [UInt8]
    /// SHA-256 of that: equal digests, equal manifests, whatever else happened.
    package let digest: String
  }

  /// The files of all manifests. To digest one takes a fraction of what it takes to decode it.
  ///
  /// - Throws: `StoreError` when a folder or a file cannot be read.
  package func manifestFiles() throws -> [ManifestBytes] {
    let layout = layout
    return try layout.manifestPlaces().compactMap { place in
      try layout.bytes(of: place).map {
        ManifestBytes(place: place, bytes: $0, digest: ContentDigest.hex($0))
      }
    }
  }

  /// What a file of a manifest says.
  ///
  /// - Throws: `StoreError.damaged`, `.tooNew`.
  package func manifest(of file: ManifestBytes) throws -> SnapshotManifest {
    try layout.manifest(file.bytes, at: file.place)
  }
}

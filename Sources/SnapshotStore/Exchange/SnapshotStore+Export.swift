extension SnapshotStore {
  /// Gives a build with all its objects as one archive, piece by piece: `tar tf` lists it, `import` reads it.
  ///
  /// Each object is checked on its way. One build gives the same bytes whenever it is asked for.
  ///
  /// - Throws: `StoreError.damaged`, and what `write` throws.
  public func export(_ manifest: SnapshotManifest, _ write: ([UInt8]) throws -> Void) throws {
    // A collector would wait, but for one thing: the build may be replaced meanwhile.
    let lock = try layout.objects(of: manifest.build.product).map { try StoreLock($0, .shared) }
    defer { withExtendedLifetime(lock) {} }
    var manifest = manifest
    // It counts the builds of this store.
    manifest.sequence = 0
    func put(_ bytes: [UInt8], as name: String) throws {
      guard let header = TarBlock.header(name: name, bytes: bytes.count) else {
        throw StoreError.damaged(path: root, reason: "\(name) does not fit into an archive")
      }
      try write(header)
      try write(bytes)
      try write(TarBlock.padding(bytes.count))
    }
    guard let bytes = try? ManifestFile.encode(manifest) else {
      throw StoreError.damaged(path: root, reason: "the manifest of \(manifest.build.path) cannot be encoded")
    }
    try put(bytes, as: BuildArchive.manifest)
    for digest in manifest.objects.sorted() {
      // Through its digest, not its seal: what leaves the store has to be right.
      _ = try object(digest, product: manifest.build.product)
      try put(intactFile(of: digest, product: manifest.build.product), as: BuildArchive.name(of: digest))
    }
    try write(TarBlock.end)
  }
}

import SymbolModel

extension SnapshotStore {
  /// Stores the build of an archive that `export` wrote. Everything is checked before anything enters the store.
  ///
  /// - Parameters:
  ///   - name: how messages call the archive.
  ///   - staging: a folder that objects are put into meanwhile; the caller removes it.
  ///   - replacing: whether other content under that build is replaced.
  ///   - read: gives up to so many bytes of the archive, none at its end.
  /// - Returns: what is stored now, and whether it is new.
  /// - Throws: `StoreError`, and what `read` throws.
  public func importBuild(
    name: String, staging: String, replacing: Bool = false, _ read: @escaping (Int) throws -> [UInt8]
  ) throws -> (manifest: SnapshotManifest, isNew: Bool) {
    var archive = ArchiveReader(name: name, read)
    let manifest = try Self.manifest(archive.file(BuildArchive.manifest), archive)
    let stage = SnapshotStore(root: staging, isDurable: false)
    let uses = Dictionary(grouping: manifest.facets, by: \.digest)
    var unpacked = 0
    for digest in manifest.objects.sorted() {
      let path = BuildArchive.name(of: digest)
      let file = try archive.file(path)
      guard let bytes = ObjectFile.unpack(file, digest: digest) else {
        throw archive.fault("\(path): its content does not match its digest")
      }
      unpacked += bytes.count
      guard unpacked <= BuildArchive.largestBuild else { throw archive.fault("it unpacks to too many bytes") }
      for use in uses[digest] ?? [] {
        do {
          if let fault = try FacetCheck.fault(of: bytes, use.facet, of: use.module, path: path) {
            throw archive.fault("\(path): \(fault)")
          }
        } catch StoreError.damaged(_, let reason) {
          throw archive.fault("\(path): \(reason)")
        }
      }
      if let folder = try stage.layout.objects(of: manifest.build.product, creates: true) {
        try stage.writeFile(file, of: digest, in: folder)
      }
    }
    try archive.end()
    let isNew = try write(manifest, objectsFrom: stage, replacing: replacing)
    return (try self.manifest(of: manifest.build) ?? manifest, isNew)
  }

  private static func manifest(_ bytes: [UInt8], _ archive: ArchiveReader) throws -> SnapshotManifest {
    let manifest: SnapshotManifest
    do {
      manifest = try ManifestFile.decode(bytes)
    } catch ManifestFile.Fault.tooNew(let format) {
      throw StoreError.tooNew(path: BuildArchive.manifest, format: format)
    } catch ManifestFile.Fault.damaged(let reason) {
      throw archive.fault("\(BuildArchive.manifest): \(reason)")
    }
    let build = manifest.build
    for (name, fault) in [
      (build.product, StoredName.faultOfProduct(build.product)),
      (build.platform, StoredName.faultOfProduct(build.platform)),
      (build.build, StoredName.faultOfBuild(build.build)),
    ] {
      if let fault { throw archive.fault("'\(name.prefix(80))' in its manifest \(fault)") }
    }
    for facet in manifest.facets where !ContentDigest.isHex(facet.digest) {
      throw archive.fault("'\(facet.digest.prefix(80))' in its manifest is no digest")
    }
    return manifest
  }
}

import Foundation
import SymbolModel
import Synchronization

extension SnapshotStore {
  /// Writes a manifest, last of all: its objects are in the store, or are taken over from `objects` now.
  /// What is refused leaves the store as it was.
  ///
  /// - Returns: false when the same content is stored already.
  /// - Throws: `StoreError.differs` when other content is, unless `replacing`; `.losesModules` when it is replaced
  ///   by a snapshot of fewer modules; `.cannotWrite`.
  @discardableResult
  public func write(
    _ manifest: SnapshotManifest, objectsFrom objects: SnapshotStore? = nil, replacing: Bool = false
  ) throws -> Bool {
    let build = manifest.build
    let place = StoreLayout.place(of: build.product, build.platform, build.build)
    // Before anything is written; and once more when nobody else can write.
    if try merged(manifest, replacing) == nil,
      manifest.objects.allSatisfy({ holds($0, product: build.product) })
    {
      return false
    }
    guard let folder = try layout.objects(of: build.product, creates: true) else {
      throw StoreError.cannotWrite(path: root, reason: "there is no folder of objects")
    }
    // Until the manifest names them, only this lock keeps objects from being taken for orphans.
    let noCollector = try StoreLock(folder, .shared)
    defer { withExtendedLifetime(noCollector) {} }
    if let objects {
      try take(manifest, from: objects)
    } else {
      try renew(manifest, in: folder)
    }
    guard let manifests = try layout.manifests(of: place, creates: true) else {
      throw StoreError.cannotWrite(path: "\(root)/\(place.path)", reason: "there is no such folder")
    }
    // One manifest after the other: each has a number of its own, and no two writers hold one build theirs.
    let noOtherWriter = try StoreLock(manifests, .exclusive)
    defer { withExtendedLifetime(noOtherWriter) {} }
    guard var manifest = try merged(manifest, replacing) else { return false }
    if manifest.sequence == 0 { manifest.sequence = try nextSequence(place, in: manifests) }
    guard let bytes = try? ManifestFile.encode(manifest) else {
      throw StoreError.cannotWrite(
        path: "\(root)/\(place.path)", reason: "the manifest cannot be encoded")
    }
    try manifests.write(bytes, as: place.file, isDurable: isDurable)
    removeLeftovers(in: [manifests] + objectFolders(in: folder))
    return true
  }

  /// What is stored under the manifest's build.
  ///
  /// - Throws: `StoreError` when the manifest must not take its place.
  private func stored(_ manifest: SnapshotManifest, _ replacing: Bool) throws -> SnapshotManifest? {
    // A damaged manifest may be replaced, too: that is what --again is for.
    let stored = replacing ? try? self.manifest(of: manifest.build) : try self.manifest(of: manifest.build)
    guard let stored, !stored.hasSameContent(as: manifest) else { return stored }
    let build = manifest.build.path
    // Snapshots outlive what they were taken of: nobody can take again what a smaller one would drop.
    if let scope = manifest.scope {
      let lost = stored.scope.map { Set($0).subtracting(scope).sorted() }
      if lost?.isEmpty != true { throw StoreError.losesModules(build: build, modules: lost) }
    }
    guard replacing else { throw StoreError.differs(build: build, reason: stored.difference(from: manifest)) }
    return stored
  }

  /// The manifest as it is to be written, its sequence 0 where it is new; nil when all it says is stored already.
  private func merged(_ manifest: SnapshotManifest, _ replacing: Bool) throws -> SnapshotManifest? {
    var manifest = manifest
    guard let stored = try stored(manifest, replacing) else {
      manifest.sequence = 0
      return manifest
    }
    let isSame = stored.hasSameContent(as: manifest)
    let facets = manifest.takingFacets(of: stored, isPreferred: replacing)
    let hasSameFacets = facets.modules == stored.modules && facets.pages == stored.pages
    if isSame, hasSameFacets, !replacing || stored.tool == manifest.tool { return nil }
    // What only adds facets leaves the rest as it was written.
    if isSame, !replacing { manifest = stored }
    (manifest.modules, manifest.pages) = (facets.modules, facets.pages)
    manifest.sequence = stored.sequence
    return manifest
  }

  /// One more than the largest of those that can be read.
  private func nextSequence(_ place: StoreLayout.ManifestPlace, in folder: FolderHandle) throws -> Int {
    let others = try folder.entries().filter { $0.kind == .file && $0.name.hasSuffix(".json") }
    let sequences = others.compactMap { entry in
      let other = StoreLayout.ManifestPlace(
        product: place.product, platform: place.platform, file: entry.name)
      return (try? layout.manifest(at: other))?.sequence
    }
    return (sequences.max() ?? 0) + 1
  }

  // MARK: - Objects

  /// Stores bytes under their digest; equal bytes are never written twice.
  ///
  /// - Returns: the digest, 64 hexadecimal digits.
  /// - Throws: `StoreError.cannotWrite`.
  @discardableResult
  public func writeObject(_ bytes: [UInt8], product: String) throws -> String {
    let digest = ContentDigest.hex(bytes)
    guard let folder = try layout.objects(of: product, creates: true) else {
      throw StoreError.cannotWrite(path: root, reason: "there is no folder of objects")
    }
    let noCollector = try isDurable ? StoreLock(folder, .shared) : nil
    defer { withExtendedLifetime(noCollector) {} }
    if holds(digest, product: product), renew(digest, in: folder) { return digest }
    guard let file = ObjectFile.pack(bytes, digest: digest) else {
      throw StoreError.cannotWrite(
        path: objectPath(digest, product: product), reason: "it cannot be compressed")
    }
    try writeFile(file, of: digest, in: folder)
    return digest
  }

  /// Takes over the objects of a manifest from another store, on all cores: each is checked on its way.
  private func take(_ manifest: SnapshotManifest, from other: SnapshotStore) throws {
    let product = manifest.build.product
    try onAllCores(manifest.objects.sorted()) { digest in
      guard let folder = try layout.objects(of: product, creates: true) else { return }
      if holds(digest, product: product), renew(digest, in: folder) { return }
      try writeFile(other.intactFile(of: digest, product: product), of: digest, in: folder)
    }
  }

  /// Renews the time of objects that the manifest names and that were stored before.
  ///
  /// - Throws: `StoreError.cannotWrite` for one that is not there.
  private func renew(_ manifest: SnapshotManifest, in folder: FolderHandle) throws {
    let known = (try? self.manifest(of: manifest.build))?.objects ?? []
    for digest in manifest.objects.subtracting(known).sorted() where !renew(digest, in: folder) {
      guard holds(digest, product: manifest.build.product) else {
        throw StoreError.cannotWrite(
          path: objectPath(digest, product: manifest.build.product),
          reason: "the manifest of \(manifest.build.path) names it, and it is not there")
      }
    }
  }

  private func renew(_ digest: String, in folder: FolderHandle) -> Bool {
    let place = StoreLayout.place(of: digest)
    return (try? folder.folder(place.folder))?.renew(place.file) == true
  }

  /// Puts a file that was checked into a folder of objects.
  func writeFile(_ file: [UInt8], of digest: String, in folder: FolderHandle) throws {
    let place = StoreLayout.place(of: digest)
    try folder.folder(place.folder, creates: true)?.write(file, as: place.file, isDurable: isDurable)
  }

  private func onAllCores(_ digests: [String], _ body: @Sendable (String) throws -> Void) throws {
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: digests.count) { number in
      guard failure.withLock({ $0 == nil }) else { return }
      do {
        try body(digests[number])
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  // MARK: - Leftovers

  /// Those below a folder of objects that can be opened.
  private func objectFolders(in folder: FolderHandle) -> [FolderHandle] {
    ((try? folder.entries()) ?? []).filter { $0.kind == .folder }.compactMap { try? folder.folder($0.name) }
  }

  /// Removes what writers that were killed an hour ago or longer left behind.
  private func removeLeftovers(in folders: [FolderHandle]) {
    let limit = Int(Date().timeIntervalSince1970) - 3600
    for folder in folders {
      for entry in (try? folder.entries()) ?? [] where entry.isLeftover && entry.modified < limit {
        try? folder.remove(entry.name)
      }
    }
  }
}

import Foundation
import SymbolModel
import Synchronization

/// A folder of snapshots.
///
/// ```
/// PRODUCT/PLATFORM/BUILD.json      manifests, written last
/// objects/ab/cdef….zst             facets, named by the SHA-256 of their bytes
/// ```
/// A product whose folder has an `objects` folder of its own keeps its objects there: such a product can
/// be copied, or checked in, as one folder.
public struct SnapshotStore: Sendable {
  /// The folder.
  public let root: String
  /// Whether what is written has to outlive a power cut.
  private let isDurable: Bool

  /// Opens a folder, which need not exist.
  public init(root: String) { self.init(root: root, isDurable: true) }

  /// A store that is soon thrown away need not be durable.
  package init(root: String, isDurable: Bool) {
    self.root = root
    self.isDurable = isDurable
  }

  // MARK: - Manifests

  /// All stored builds: by product and platform, oldest first.
  ///
  /// - Throws: `StoreError` when a manifest cannot be read.
  public func manifests() throws -> [SnapshotManifest] {
    try manifests { _ in
      true
    } file: { _ in
      true
    }
  }

  /// Those in platform folders, and files, of certain names.
  func manifests(
    _ isWantedPlatform: (String) -> Bool, file isWanted: (String) -> Bool
  ) throws -> [SnapshotManifest] {
    var found: [SnapshotManifest] = []
    for product in try StoreFolders.folders(in: root) where product != "objects" {
      for platform in try StoreFolders.folders(in: "\(root)/\(product)")
      where platform != "objects" && isWantedPlatform(platform) {
        found += try manifests(in: "\(root)/\(product)/\(platform)", isWanted)
      }
    }
    return found.sorted { left, right in
      let first = (left.build.product, left.build.platform)
      let second = (right.build.product, right.build.platform)
      if first != second { return first < second }
      if SDKBuild.isOlder(left.build, than: right.build) { return true }
      if SDKBuild.isOlder(right.build, than: left.build) { return false }
      return (left.sequence, left.build.build) < (right.sequence, right.build.build)
    }
  }

  private func manifests(
    in folder: String, _ isWanted: (String) -> Bool = { _ in true }
  ) throws -> [SnapshotManifest] {
    try StoreFolders.names(in: folder).filter { $0.hasSuffix(".json") && isWanted($0) }.map {
      try manifest(at: "\(folder)/\($0)")
    }
  }

  /// The manifest of a build; nil when it is not stored.
  ///
  /// - Throws: `StoreError` when it cannot be read.
  public func manifest(of build: SDKBuild) throws -> SnapshotManifest? {
    let path = manifestPath(build)
    return FileManager.default.fileExists(atPath: path) ? try manifest(at: path) : nil
  }

  private func manifest(at path: String) throws -> SnapshotManifest {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw StoreError.damaged(path: path, reason: "it cannot be read")
    }
    do {
      let manifest = try ManifestFile.decode(Array(data))
      guard manifestPath(manifest.build) == path else {
        throw StoreError.damaged(path: path, reason: "it is the manifest of \(manifest.build.path)")
      }
      return manifest
    } catch ManifestFile.Fault.tooNew(let format) {
      throw StoreError.tooNew(path: path, format: format)
    } catch ManifestFile.Fault.damaged(let reason) {
      throw StoreError.damaged(path: path, reason: reason)
    }
  }

  /// Writes a manifest, last of all: its objects are in the store, or are taken over from `objects` now.
  /// What is refused leaves the store as it was.
  ///
  /// - Returns: false when the same content is stored already.
  /// - Throws: `StoreError.differs` or `.pagesDiffer` when other content is, unless `replacing`; `.cannotWrite`.
  @discardableResult
  public func write(
    _ manifest: SnapshotManifest, objectsFrom objects: SnapshotStore? = nil, replacing: Bool = false
  ) throws -> Bool {
    var manifest = manifest
    // A damaged manifest may be replaced, too: that is what --again is for.
    let stored = replacing ? try? self.manifest(of: manifest.build) : try self.manifest(of: manifest.build)
    let isSame = stored?.hasSameContent(as: manifest) == true
    if stored != nil, !isSame, !replacing { throw StoreError.differs(build: manifest.build.path) }
    if let stored, !replacing, let others = manifest.pagesThatDiffer(from: stored) {
      throw StoreError.pagesDiffer(build: manifest.build.path, modules: others)
    }
    if let objects { try take(manifest, from: objects) }
    if let stored {
      let facets = manifest.takingFacets(of: stored, isPreferred: replacing)
      let hasSameFacets = facets.modules == stored.modules && facets.pages == stored.pages
      if isSame, hasSameFacets, !replacing || stored.tool == manifest.tool { return false }
      // What only adds facets leaves the rest as it was written.
      if isSame, !replacing { manifest = stored }
      (manifest.modules, manifest.pages) = (facets.modules, facets.pages)
    }
    let path = manifestPath(manifest.build)
    let folder = (path as NSString).deletingLastPathComponent
    if let stored {
      manifest.sequence = stored.sequence
    } else {
      manifest.sequence = ((try? manifests(in: folder))?.map(\.sequence).max() ?? 0) + 1
    }
    guard let bytes = try? ManifestFile.encode(manifest) else {
      throw StoreError.cannotWrite(path: path, reason: "the manifest cannot be encoded")
    }
    try DurableFile.write(bytes, to: path, isDurable: isDurable)
    StoreFolders.removeLeftovers(in: [folder] + objectFolders(product: manifest.build.product))
    return true
  }

  private func manifestPath(_ build: SDKBuild) -> String {
    let parts = [build.product, build.platform, build.build].map(StoreFileName.of)
    return "\(root)/\(parts.joined(separator: "/")).json"
  }

  // MARK: - Objects

  /// Stores bytes under their digest; equal bytes are never written twice.
  ///
  /// - Returns: the digest, 64 hexadecimal digits.
  /// - Throws: `StoreError.cannotWrite`.
  @discardableResult
  public func writeObject(_ bytes: [UInt8], product: String) throws -> String {
    let digest = ContentDigest.hex(bytes)
    guard !holds(digest, product: product) else { return digest }
    let path = objectPath(digest, product: product)
    guard let file = ObjectFile.pack(bytes, digest: digest) else {
      throw StoreError.cannotWrite(path: path, reason: "it cannot be compressed")
    }
    try DurableFile.write(file, to: path, isDurable: isDurable)
    return digest
  }

  /// Whether an object is there and as it was written; a damaged one is written again.
  package func holds(_ digest: String, product: String) -> Bool {
    (try? intactFile(of: digest, product: product)) != nil
  }

  /// Takes over the objects of a manifest from another store, on all cores: each is checked on its way.
  private func take(_ manifest: SnapshotManifest, from other: SnapshotStore) throws {
    let product = manifest.build.product
    let digests = manifest.objects.sorted()
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: digests.count) { number in
      let digest = digests[number]
      guard failure.withLock({ $0 == nil }), !holds(digest, product: product) else { return }
      do {
        let file = try other.intactFile(of: digest, product: product)
        try DurableFile.write(file, to: objectPath(digest, product: product), isDurable: isDurable)
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// The file of an object, checked against its seal, or against the object's digest.
  private func intactFile(of digest: String, product: String) throws -> [UInt8] {
    let file = try file(of: digest, product: product)
    if !ObjectFile.isSealed(file, digest: digest) { _ = try unpack(file, digest, product: product) }
    return file
  }

  /// The bytes of an object, checked against its digest.
  ///
  /// - Throws: `StoreError.damaged`.
  public func object(_ digest: String, product: String) throws -> [UInt8] {
    try unpack(file(of: digest, product: product), digest, product: product)
  }

  private func unpack(_ file: [UInt8], _ digest: String, product: String) throws -> [UInt8] {
    guard let bytes = ObjectFile.unpack(file, digest: digest) else {
      throw StoreError.damaged(
        path: objectPath(digest, product: product), reason: "its content does not match its digest")
    }
    return bytes
  }

  private func file(of digest: String, product: String) throws -> [UInt8] {
    let path = objectPath(digest, product: product)
    // A digest becomes a path: it comes from a manifest that anybody may have written.
    guard ContentDigest.isHex(digest) else {
      throw StoreError.damaged(path: path, reason: "'\(digest.prefix(80))' is no digest")
    }
    do {
      return try StoredBytes.read(path)
    } catch {
      throw StoreError.damaged(
        path: path, reason: error == .missing ? "the object is missing" : "it cannot be read")
    }
  }

  /// The symbols of a module; nil when it has none stored.
  ///
  /// - Throws: `StoreError`.
  public func symbols(of module: SnapshotManifest.Module, in build: SDKBuild) throws -> SymbolsObject? {
    guard let digest = module[.symbols] else { return nil }
    return try SymbolsObject(
      bytes: object(digest, product: build.product), path: objectPath(digest, product: build.product))
  }

  func objectPath(_ digest: String, product: String) -> String {
    "\(objectsFolder(product: product))/\(digest.prefix(2))/\(digest.dropFirst(2)).zst"
  }

  private func objectsFolder(product: String) -> String {
    let own = "\(root)/\(StoreFileName.of(product))/objects"
    var isFolder: ObjCBool = false
    let hasOwn = FileManager.default.fileExists(atPath: own, isDirectory: &isFolder) && isFolder.boolValue
    return hasOwn ? own : root + "/objects"
  }

  private func objectFolders(product: String) -> [String] {
    let folder = objectsFolder(product: product)
    return ((try? StoreFolders.folders(in: folder)) ?? []).map { "\(folder)/\($0)" }
  }
}

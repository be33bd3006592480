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
/// be copied, or checked in, as one folder. The store's own folder may be a symbolic link; in it none is followed.
public struct SnapshotStore: Sendable {
  /// The folder.
  public let root: String
  /// Whether what is written has to outlive a power cut.
  let isDurable: Bool

  var layout: StoreLayout { StoreLayout(root: root) }

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
    let layout = layout
    // One that goes between the listing and the reading is no longer there.
    let found = try layout.manifestPlaces(platform: isWantedPlatform, file: isWanted)
      .compactMap { try layout.manifest(at: $0) }
    return found.sorted {
      Self.isListedBefore(($0.build, $0.sequence), ($1.build, $1.sequence))
    }
  }

  /// The order of stored builds: by product and platform, oldest first; where nothing else tells, as they came.
  package static func isListedBefore(
    _ left: (build: SDKBuild, sequence: Int), _ right: (build: SDKBuild, sequence: Int)
  ) -> Bool {
    let first = (left.build.product, left.build.platform)
    let second = (right.build.product, right.build.platform)
    if first != second { return first < second }
    if SDKBuild.isOlder(left.build, than: right.build) { return true }
    if SDKBuild.isOlder(right.build, than: left.build) { return false }
    return (left.sequence, left.build.build) < (right.sequence, right.build.build)
  }

  /// The manifest of a build; nil when it is not stored.
  ///
  /// - Throws: `StoreError` when it cannot be read.
  public func manifest(of build: SDKBuild) throws -> SnapshotManifest? {
    try layout.manifest(at: StoreLayout.place(of: build.product, build.platform, build.build))
  }

  // MARK: - Objects

  /// The bytes of an object, checked against its digest.
  ///
  /// - Throws: `StoreError.damaged`.
  public func object(_ digest: String, product: String) throws -> [UInt8] {
    try unpack(file(of: digest, product: product), digest, product: product)
  }

  /// The symbols of a module; nil when it has none stored.
  ///
  /// - Throws: `StoreError`.
  public func symbols(of module: SnapshotManifest.Module, in build: SDKBuild) throws -> SymbolsObject? {
    guard let digest = module[.symbols] else { return nil }
    return try SymbolsObject(
      bytes: object(digest, product: build.product),
      path: objectPath(digest, product: build.product))
  }

  /// Whether an object is there and as it was written; a damaged one is written again.
  package func holds(_ digest: String, product: String) -> Bool {
    (try? intactFile(of: digest, product: product)) != nil
  }

  /// The file of an object, checked against its seal, or against the object's digest.
  func intactFile(of digest: String, product: String) throws -> [UInt8] {
    let file = try file(of: digest, product: product)
    if !ObjectFile.isSealed(file, digest: digest) { _ = try unpack(file, digest, product: product) }
    return file
  }

  private func unpack(_ file: [UInt8], _ digest: String, product: String) throws -> [UInt8] {
    guard let bytes = ObjectFile.unpack(file, digest: digest) else {
      throw StoreError.damaged(
        path: objectPath(digest, product: product), reason: "its content does not match its digest")
    }
    return bytes
  }

  /// How people name the file of an object.
  func objectPath(_ digest: String, product: String) -> String {
    layout.objectPath(digest, product: product)
  }

  private func file(of digest: String, product: String) throws -> [UInt8] {
    // A digest becomes a path: it comes from a manifest that anybody may have written.
    guard ContentDigest.isHex(digest) else {
      throw StoreError.damaged(path: root, reason: "'\(digest.prefix(80))' is no digest")
    }
    let place = StoreLayout.place(of: digest)
    guard let file = try layout.objects(of: product)?.folder(place.folder)?.read(place.file) else {
      throw StoreError.damaged(
        path: objectPath(digest, product: product), reason: "the object is missing")
    }
    return file
  }
}

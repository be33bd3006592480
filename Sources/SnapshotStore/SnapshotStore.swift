import Foundation
import SymbolModel

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

  /// Opens a folder, which need not exist.
  public init(root: String) { self.root = root }

  // MARK: - Manifests

  /// All stored builds: by product and platform, oldest first.
  ///
  /// - Throws: `StoreError` when a manifest cannot be read.
  public func manifests() throws -> [SnapshotManifest] {
    var found: [SnapshotManifest] = []
    for product in folders(in: root) where product != "objects" {
      for platform in folders(in: "\(root)/\(product)") where platform != "objects" {
        for file in names(in: "\(root)/\(product)/\(platform)") where file.hasSuffix(".json") {
          found.append(try manifest(at: "\(root)/\(product)/\(platform)/\(file)"))
        }
      }
    }
    return found.sorted { left, right in
      let first = (left.build.product, left.build.platform)
      let second = (right.build.product, right.build.platform)
      if first != second { return first < second }
      if SDKBuild.isOlder(left.build, than: right.build) { return true }
      if SDKBuild.isOlder(right.build, than: left.build) { return false }
      return left.sequence < right.sequence
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
    struct Format: Decodable { let format: Int }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw StoreError.damaged(path: path, reason: "it cannot be read")
    }
    let decoder = JSONDecoder()
    if let format = try? decoder.decode(Format.self, from: data),
      format.format > SnapshotManifest.currentFormat
    {
      throw StoreError.tooNew(path: path, format: format.format)
    }
    do {
      return try decoder.decode(SnapshotManifest.self, from: data)
    } catch {
      throw StoreError.damaged(path: path, reason: "it is no manifest")
    }
  }

  /// Writes a manifest; its objects have to be there.
  ///
  /// - Returns: false when the same content is stored already.
  /// - Throws: `StoreError.differs` when other content is, unless `replacing`; `.cannotWrite`.
  @discardableResult
  public func write(_ manifest: SnapshotManifest, replacing: Bool = false) throws -> Bool {
    var manifest = manifest
    // A damaged manifest may be replaced, too: that is what --again is for.
    let stored = replacing ? try? self.manifest(of: manifest.build) : try self.manifest(of: manifest.build)
    if let stored {
      if stored.hasSameContent(as: manifest), stored.tool == manifest.tool || !replacing { return false }
      guard replacing else { throw StoreError.differs(build: manifest.build.path) }
      manifest.sequence = stored.sequence
    } else {
      let siblings = (try? manifests())?.filter {
        $0.build.product == manifest.build.product && $0.build.platform == manifest.build.platform
      }
      manifest.sequence = (siblings?.map(\.sequence).max() ?? 0) + 1
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let path = manifestPath(manifest.build)
    guard let data = try? encoder.encode(manifest) else {
      throw StoreError.cannotWrite(path: path, reason: "the manifest cannot be encoded")
    }
    try DurableFile.write(Array(data) + [0x0A], to: path)
    return true
  }

  private func manifestPath(_ build: SDKBuild) -> String {
    "\(root)/\(Self.fileName(build.product))/\(Self.fileName(build.platform))/\(Self.fileName(build.build)).json"
  }

  /// A name without what file systems and this layout cannot bear.
  static func fileName(_ name: String) -> String {
    let kept = name.map { character in
      character.isLetter || character.isNumber || "-_.+ ".contains(character) ? character : "_"
    }
    let text = String(kept)
    return text.hasPrefix(".") || text == "objects" || text.isEmpty ? "_" + text : text
  }

  // MARK: - Objects

  /// Stores bytes under their digest; equal bytes are never written twice.
  ///
  /// - Returns: the digest, 64 hexadecimal digits.
  /// - Throws: `StoreError.cannotWrite`.
  @discardableResult
  public func writeObject(_ bytes: [UInt8], product: String) throws -> String {
    let digest = ContentDigest.hex(bytes)
    let path = objectPath(digest, product: product)
    if FileManager.default.fileExists(atPath: path) { return digest }
    guard let compressed = Compression.compress(bytes) else {
      throw StoreError.cannotWrite(path: path, reason: "it cannot be compressed")
    }
    try DurableFile.write(compressed, to: path)
    return digest
  }

  /// The bytes of an object, checked against its digest.
  ///
  /// - Throws: `StoreError.damaged`.
  public func object(_ digest: String, product: String) throws -> [UInt8] {
    let path = objectPath(digest, product: product)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw StoreError.damaged(path: path, reason: "the object is missing")
    }
    guard let bytes = Compression.decompress(Array(data)), ContentDigest.hex(bytes) == digest else {
      throw StoreError.damaged(path: path, reason: "its content does not match its digest")
    }
    return bytes
  }

  /// The symbols of a module; nil when it has none stored.
  ///
  /// - Throws: `StoreError`.
  public func symbols(of module: SnapshotManifest.Module, in build: SDKBuild) throws -> SymbolsObject? {
    guard let digest = module.digests["symbols"] else { return nil }
    return try SymbolsObject(
      bytes: object(digest, product: build.product), path: objectPath(digest, product: build.product))
  }

  private func objectPath(_ digest: String, product: String) -> String {
    let own = "\(root)/\(Self.fileName(product))/objects"
    var isFolder: ObjCBool = false
    let hasOwn = FileManager.default.fileExists(atPath: own, isDirectory: &isFolder) && isFolder.boolValue
    return "\(hasOwn ? own : root + "/objects")/\(digest.prefix(2))/\(digest.dropFirst(2)).zst"
  }

  // MARK: - Folders

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private func folders(in folder: String) -> [String] {
    names(in: folder).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }
}

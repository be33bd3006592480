/// What lies where in a store, and the open folders on the way there.
struct StoreLayout: Sendable {
  /// The store's folder.
  let root: String

  /// Where a manifest is: names of files.
  struct ManifestPlace: Hashable, Sendable {
    let product: String
    let platform: String
    let file: String

    /// Its path in the store.
    var path: String { "\(product)/\(platform)/\(file)" }
  }

  /// The folder in which objects are, in the root and in products that keep their own.
  static let objects = "objects"

  /// Where the manifest of a build is.
  static func place(of product: String, _ platform: String, _ build: String) -> ManifestPlace {
    ManifestPlace(
      product: StoreFileName.of(product), platform: StoreFileName.of(platform),
      file: StoreFileName.of(build) + ".json")
  }

  /// The folder and the file of an object.
  static func place(of digest: String) -> (folder: String, file: String) {
    (String(digest.prefix(2)), "\(digest.dropFirst(2)).zst")
  }

  /// The digest of the object in a file; nil when no object is called so.
  static func digest(folder: String, file: String) -> String? {
    guard file.hasSuffix(".zst") else { return nil }
    let digest = folder + file.dropLast(4)
    return folder.utf8.count == 2 && ContentDigest.isHex(digest) ? digest : nil
  }

  /// The folder of a product's objects: its own, or the store's; nil when there is none.
  ///
  /// - Throws: `StoreError`.
  func objects(of product: String, creates: Bool = false) throws -> FolderHandle? {
    guard let store = try FolderHandle.root(root, creates: creates) else { return nil }
    if let own = try store.folder(StoreFileName.of(product))?.folder(Self.objects) { return own }
    return try store.folder(Self.objects, creates: creates)
  }

  /// All folders of objects: the store's, and products' own; links are none.
  ///
  /// - Throws: `StoreError`.
  func objectFolders() throws -> [FolderHandle] {
    guard let store = try FolderHandle.root(root, creates: false) else { return [] }
    func objects(in folder: FolderHandle) throws -> FolderHandle? {
      folder.facts(Self.objects)?.kind == .folder ? try folder.folder(Self.objects) : nil
    }
    let products = try store.entries().filter {
      $0.kind == .folder && !$0.isHidden && $0.name != Self.objects
    }
    let own = try products.compactMap { try store.folder($0.name).flatMap(objects) }
    return try [objects(in: store)].compactMap(\.self) + own
  }

  /// The folder of the manifests of a product and platform; nil when there is none.
  ///
  /// - Throws: `StoreError`.
  func manifests(of place: ManifestPlace, creates: Bool = false) throws -> FolderHandle? {
    try FolderHandle.root(root, creates: creates)?.folder(place.product, creates: creates)?
      .folder(place.platform, creates: creates)
  }

  /// Where manifests are, in platform folders and files of certain names, sorted.
  ///
  /// - Throws: `StoreError.unreadable` when a folder cannot be listed, `.link` for one that is none.
  func manifestPlaces(
    platform isWantedPlatform: (String) -> Bool = { _ in true },
    file isWanted: (String) -> Bool = { _ in true }
  ) throws -> [ManifestPlace] {
    guard let store = try FolderHandle.root(root, creates: false) else { return [] }
    var places: [ManifestPlace] = []
    for product in try Self.folders(in: store) where product != Self.objects {
      guard let folder = try store.folder(product) else { continue }
      for platform in try Self.folders(in: folder)
      where platform != Self.objects && isWantedPlatform(platform) {
        places +=
          try folder.folder(platform)?.entries()
          .filter { !$0.isHidden && !$0.isLeftover && $0.name.hasSuffix(".json") && isWanted($0.name) }
          .map { ManifestPlace(product: product, platform: platform, file: $0.name) } ?? []
      }
    }
    return places
  }

  /// The folders in a folder. A link to one may hide builds: that is told rather than passed over.
  private static func folders(in folder: FolderHandle) throws -> [String] {
    try folder.entries().filter { entry in
      if entry.kind == .link, !entry.isHidden, folder.leadsToFolder(entry.name) {
        throw StoreError.link(path: "\(folder.path)/\(entry.name)")
      }
      return entry.kind == .folder && !entry.isHidden
    }.map(\.name)
  }

  /// The bytes of a manifest; nil when it is missing.
  ///
  /// - Throws: `StoreError`.
  func bytes(of place: ManifestPlace) throws -> [UInt8]? { try manifests(of: place)?.read(place.file) }

  /// The manifest at a place; nil when it is missing.
  ///
  /// - Throws: `StoreError.damaged`, `.tooNew`, `.link`.
  func manifest(at place: ManifestPlace) throws -> SnapshotManifest? {
    try bytes(of: place).map { try manifest($0, at: place) }
  }

  /// The manifest that the file at a place holds.
  ///
  /// - Throws: `StoreError.damaged`, `.tooNew`.
  func manifest(_ bytes: [UInt8], at place: ManifestPlace) throws -> SnapshotManifest {
    let path = "\(root)/\(place.path)"
    do {
      let manifest = try ManifestFile.decode(bytes)
      let build = manifest.build
      guard Self.place(of: build.product, build.platform, build.build) == place else {
        throw StoreError.damaged(path: path, reason: "it is the manifest of \(build.path)")
      }
      return manifest
    } catch ManifestFile.Fault.tooNew(let format) {
      throw StoreError.tooNew(path: path, format: format)
    } catch ManifestFile.Fault.damaged(let reason) {
      throw StoreError.damaged(path: path, reason: reason)
    }
  }

  /// How people name the file of an object.
  func objectPath(_ digest: String, product: String) -> String {
    let folder = (try? objects(of: product))?.path ?? "\(root)/\(Self.objects)"
    let place = Self.place(of: digest)
    return "\(folder)/\(place.folder)/\(place.file)"
  }
}

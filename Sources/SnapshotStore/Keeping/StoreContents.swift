/// All that lies in a store's folder, sorted into what it is.
struct StoreContents {
  /// A folder of objects: the store's, or a product's own.
  struct ObjectFolder {
    let handle: FolderHandle
    /// The product's folder; nil for the store's.
    let product: String?
    /// Its objects, by digest.
    var objects: [String: FolderEntry] = [:]

    /// Its path in the store.
    var path: String { product.map { "\($0)/\(StoreLayout.objects)" } ?? StoreLayout.objects }

    /// The path of an object in the store.
    func path(of digest: String) -> String {
      let place = StoreLayout.place(of: digest)
      return "\(path)/\(place.folder)/\(place.file)"
    }
  }

  /// A file that is no part of the store, or a folder; `path` is that in the store.
  struct Stray {
    let path: String
    let entry: FolderEntry
    let folder: FolderHandle
  }

  var folders: [ObjectFolder] = []
  var manifests: [StoreLayout.ManifestPlace] = []
  /// What killed writers left behind.
  var leftovers: [Stray] = []
  /// What no store writes.
  var foreign: [Stray] = []
  /// Symbolic links, which are never followed.
  var links: [Stray] = []

  /// Looks through the folder; names that begin with a dot are nobody's business.
  ///
  /// - Throws: `StoreError.unreadable` when a folder cannot be listed, or there is none.
  init(_ layout: StoreLayout) throws {
    guard let root = try FolderHandle.root(layout.root, creates: false) else {
      throw StoreError.unreadable(path: layout.root, reason: "there is no such folder")
    }
    let (products, strangers) = try look(into: root, "")
    foreign += strangers
    for product in products {
      guard let folder = try root.folder(product.entry.name) else { continue }
      if product.entry.name == StoreLayout.objects {
        try addObjects(folder, product: nil)
      } else {
        try addProduct(folder, product.entry.name)
      }
    }
  }

  private mutating func addProduct(_ folder: FolderHandle, _ product: String) throws {
    let (platforms, strangers) = try look(into: folder, "\(product)/")
    foreign += strangers
    for platform in platforms {
      let name = platform.entry.name
      guard let folder = try folder.folder(name) else { continue }
      if name == StoreLayout.objects {
        try addObjects(folder, product: product)
        continue
      }
      let (deeper, files) = try look(into: folder, "\(product)/\(name)/")
      foreign += deeper
      for file in files {
        if file.entry.name.hasSuffix(".json") {
          manifests.append(
            StoreLayout.ManifestPlace(product: product, platform: name, file: file.entry.name))
        } else {
          foreign.append(file)
        }
      }
    }
  }

  private mutating func addObjects(_ handle: FolderHandle, product: String?) throws {
    var objects = ObjectFolder(handle: handle, product: product)
    let (prefixes, strangers) = try look(into: handle, "\(objects.path)/")
    foreign += strangers
    for prefix in prefixes {
      let name = prefix.entry.name
      guard let folder = try handle.folder(name) else { continue }
      let (deeper, files) = try look(into: folder, "\(objects.path)/\(name)/")
      foreign += deeper
      for file in files {
        if let digest = StoreLayout.digest(folder: name, file: file.entry.name) {
          objects.objects[digest] = file.entry
        } else {
          foreign.append(file)
        }
      }
    }
    folders.append(objects)
  }

  /// The folders and the files of a folder; links, leftovers and what else there is are kept aside.
  private mutating func look(
    into folder: FolderHandle, _ path: String
  ) throws -> (folders: [Stray], files: [Stray]) {
    var found: (folders: [Stray], files: [Stray]) = ([], [])
    for entry in try folder.entries() where !entry.isHidden {
      let stray = Stray(path: path + entry.name, entry: entry, folder: folder)
      switch entry.kind {
      case .folder: found.folders.append(stray)
      case .file where entry.isLeftover: leftovers.append(stray)
      case .file: found.files.append(stray)
      case .link: links.append(stray)
      case .other: foreign.append(stray)
      }
    }
    return found
  }
}

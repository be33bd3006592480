import Foundation

extension SnapshotStore {
  /// A manifest as it lies in the store, not looked into yet.
  package struct ManifestBytes: Sendable {
    /// Where it lies.
    package let path: String
    /// What is in it.
    package let bytes: [UInt8]
    /// SHA-256 of that: equal digests, equal manifests, whatever else happened.
    package let digest: String
  }

  /// The files of all manifests. To digest one takes a fraction of what it takes to decode it.
  ///
  /// - Throws: `StoreError` when a folder or a file cannot be read.
  package func manifestFiles() throws -> [ManifestBytes] {
    var files: [ManifestBytes] = []
    for product in try StoreFolders.folders(in: root) where product != "objects" {
      for platform in try StoreFolders.folders(in: "\(root)/\(product)") where platform != "objects" {
        let folder = "\(root)/\(product)/\(platform)"
        for name in try StoreFolders.names(in: folder) where name.hasSuffix(".json") {
          let path = "\(folder)/\(name)"
          guard let bytes = try? StoredBytes.read(path) else {
            throw StoreError.damaged(path: path, reason: "it cannot be read")
          }
          files.append(ManifestBytes(path: path, bytes: bytes, digest: ContentDigest.hex(bytes)))
        }
      }
    }
    return files
  }

  /// What a file of a manifest says.
  ///
  /// - Throws: `StoreError.damaged`, `.tooNew`.
  package func manifest(of file: ManifestBytes) throws -> SnapshotManifest {
    try manifest(file.bytes, at: file.path)
  }
}

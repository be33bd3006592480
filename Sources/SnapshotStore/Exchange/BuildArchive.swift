/// A build and its objects in one file: an uncompressed tar archive.
///
/// ```
/// manifest.json            as in the store, its sequence 0
/// objects/ab/cdef….zst     as in the store, in the order of their digests
/// ```
/// Each byte of it follows from the build and the objects' files: one build, one archive.
enum BuildArchive {
  static let manifest = "manifest.json"
  /// Manifests and objects above this are none; a whole SDK's manifest takes 60,000 bytes, its largest object 2,000,000.
  static let largestFile = 1 << 28
  /// All objects of a build, unpacked, are less than this.
  static let largestBuild = 1 << 34

  /// The name of an object in an archive.
  static func name(of digest: String) -> String {
    let place = StoreLayout.place(of: digest)
    return "objects/\(place.folder)/\(place.file)"
  }
}

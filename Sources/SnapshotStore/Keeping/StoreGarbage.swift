/// What a store holds that nobody needs.
public struct StoreGarbage: Sendable {
  /// A file that was removed, or would be.
  public struct File: Hashable, Sendable {
    /// Its path below the store's folder.
    public let path: String
    /// Its size in bytes.
    public let bytes: Int
  }

  /// By path.
  public private(set) var files: [File] = []
  /// Objects that no manifest names and that are too young to go.
  public internal(set) var young = 0

  /// The bytes of all files.
  public var bytes: Int { files.reduce(0) { $0 + $1.bytes } }

  mutating func add(_ path: String, _ bytes: Int) { files.append(File(path: path, bytes: bytes)) }

  mutating func sort() { files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) } }
}

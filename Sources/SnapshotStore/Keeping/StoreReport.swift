/// What a look at the whole store found.
public struct StoreReport: Sendable {
  /// What was found at a place.
  public enum Kind: String, Sendable, CaseIterable {
    /// A file is not as it was written, or not what it is taken for.
    case damaged
    /// A manifest names an object that is not there.
    case missing
    /// A newer version wrote it: it cannot be checked here.
    case newer
    /// A symbolic link, which is not followed.
    case link
    /// An object that no manifest names.
    case orphan
    /// What a writer that was killed left behind.
    case leftover
    /// No file of a store.
    case foreign
    /// Taken by an older version of the extractor.
    case outdated

    /// Whether the store is not whole: something cannot be read, or not be trusted.
    public var isFault: Bool {
      switch self {
      case .damaged, .missing, .newer, .link: true
      case .orphan, .leftover, .foreign, .outdated: false
      }
    }
  }

  /// One finding.
  public struct Entry: Hashable, Sendable {
    /// What it is.
    public let kind: Kind
    /// The file, below the store's folder.
    public let path: String
    /// What about it, in words that follow the path.
    public let detail: String
  }

  /// The findings, faults first, then by path.
  public internal(set) var entries: [Entry] = []
  /// How many manifests there are.
  public internal(set) var builds = 0
  /// How many objects there are.
  public internal(set) var objects = 0
  /// The bytes of all files.
  public internal(set) var bytes = 0

  /// Whether all that the store should hold is there and right.
  public var isWhole: Bool { !entries.contains { $0.kind.isFault } }

  /// How many findings of a kind there are.
  public func count(_ kind: Kind) -> Int { entries.count { $0.kind == kind } }
}

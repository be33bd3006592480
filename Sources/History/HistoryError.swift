/// Why there is nothing to tell; each says what and what to do.
public enum HistoryError: Error, Equatable, CustomStringConvertible {
  /// The store holds no builds.
  case emptyStore(String)
  /// No stored build is of that product, or for that platform, or holds that module.
  case unknownPlace(what: String, name: String, nearest: [String])
  /// No stored build has a symbol of that name.
  case unknownSymbol(String, nearest: [String], unread: Int)

  /// One line.
  public var description: String {
    switch self {
    case .emptyStore(let store): "no snapshots in \(store); `sdkdiff snapshot PATH` takes one"
    case .unknownPlace(let what, let name, let nearest):
      "no stored build has the \(what) '\(name)'" + Self.hint(nearest)
    case .unknownSymbol(let name, let nearest, let unread):
      "no stored build has a symbol '\(name)'"
        + (unread == 0 ? "" : ", as far as its modules were read (\(unread) times one was not)")
        + Self.hint(nearest)
    }
  }

  /// Whether a name was wrong rather than the store.
  public var isUsage: Bool { if case .emptyStore = self { false } else { true } }

  private static func hint(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: ", "))?"
  }
}

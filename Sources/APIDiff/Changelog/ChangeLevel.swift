/// How much a change concerns its reader; the least first.
public enum ChangeLevel: String, Sendable, Codable, CaseIterable, Comparable {
  /// Nothing anybody has to act on or read about.
  case noise
  /// Good to know.
  case info
  /// May need work.
  case warning
  /// Breaks code that compiled or worked.
  case breaking

  /// By how much it concerns the reader.
  public static func < (lhs: ChangeLevel, rhs: ChangeLevel) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .noise: 0
    case .info: 1
    case .warning: 2
    case .breaking: 3
    }
  }
}

/// How a module fared in a comparison.
public struct ModuleComparison: Hashable, Sendable, Codable {
  /// The contract's words.
  public enum Status: String, Sendable, Codable {
    case added, removed, changed, unchanged, incomplete, unparsed
    case noHeaders = "no-headers"
    case notCompared = "not-compared"

    /// Whether a reader has to know that something was not, or not wholly, compared.
    public var isGap: Bool {
      switch self {
      case .incomplete, .unparsed, .notCompared: true
      case .added, .removed, .changed, .unchanged, .noHeaders: false
      }
    }
  }

  /// The side that a reason is about.
  public enum Side: String, Sendable, Codable {
    case baseline, current, both
  }

  /// The module.
  public var name: String
  /// How it fared.
  public var status: Status
  /// Why it was not, or not wholly, compared.
  public var reason: String?
  /// On which side.
  public var side: Side?

  /// Makes an entry.
  public init(name: String, status: Status, reason: String? = nil, side: Side? = nil) {
    self.name = name
    self.status = status
    self.reason = reason
    self.side = side
  }
}

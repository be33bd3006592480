import SymbolModel

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

  /// What of a module was compared.
  public enum Kind: String, Sendable, Codable {
    case headers, pages
  }

  /// The module.
  public var name: String
  /// How it fared.
  public var status: Status
  /// Why it was not, or not wholly, compared.
  public var reason: String?
  /// On which side.
  public var side: Side?
  /// What of it was compared: a module may have headers and documentation pages.
  public var kind: Kind

  /// Makes an entry.
  public init(
    name: String, status: Status, reason: String? = nil, side: Side? = nil, kind: Kind = .headers
  ) {
    self.name = name
    self.status = status
    self.reason = reason
    self.side = side
    self.kind = kind
  }
}

extension ModuleComparison {
  /// Headers and pages together, by name; of one name the headers first.
  static func joined(_ headers: [ModuleComparison], _ pages: [ModuleComparison]) -> [ModuleComparison] {
    guard !pages.isEmpty else { return headers }
    let all = Array((headers + pages).enumerated())
    return all.sorted { left, right in
      left.element.name == right.element.name
        ? left.offset < right.offset : left.element.name.precedesInBytes(right.element.name)
    }.map(\.element)
  }
}

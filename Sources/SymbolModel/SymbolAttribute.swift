/// An attribute other than availability, by the compiler's name.
public struct SymbolAttribute: Hashable, Sendable, Codable, Comparable {
  /// `swift_name`, `objc_designated_initializer`, `noescape` …, without underscores around it.
  public let name: String
  /// What stands in its parentheses, white space normalised; empty without parentheses.
  public let arguments: String
  /// The parameter that bears it; nil for the symbol itself.
  public let parameter: String?

  /// Makes an attribute.
  public init(name: String, arguments: String = "", parameter: String? = nil) {
    self.name = name
    self.arguments = arguments
    self.parameter = parameter
  }

  /// By name, arguments and parameter.
  public static func < (lhs: SymbolAttribute, rhs: SymbolAttribute) -> Bool {
    (lhs.name, lhs.arguments, lhs.parameter ?? "") < (rhs.name, rhs.arguments, rhs.parameter ?? "")
  }
}

/// A parameter of a method, function or function-like macro.
public struct Parameter: Hashable, Sendable, Codable {
  /// Its name in the header; empty where it has none.
  public let name: String
  /// Its printed type; empty for macros.
  public let type: String

  /// Makes a parameter.
  public init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}

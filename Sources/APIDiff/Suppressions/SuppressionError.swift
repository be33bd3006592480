/// A file of suppressions that cannot be used; says which key and what is allowed.
public struct SuppressionError: Error, Equatable, CustomStringConvertible {
  /// One line.
  public let description: String

  init(_ description: String) { self.description = description }
}

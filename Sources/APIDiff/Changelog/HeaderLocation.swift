/// A place in a module's header.
public struct HeaderLocation: Hashable, Sendable, Codable {
  /// Path below the module's header folder.
  public let header: String
  /// From 1.
  public let line: Int

  /// Makes a location.
  public init(header: String, line: Int) {
    self.header = header
    self.line = line
  }
}

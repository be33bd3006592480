/// The symbol that a finding is about.
public struct SymbolReference: Hashable, Sendable, Codable {
  /// Its printed name.
  public let name: String
  /// A `SymbolKind`'s word.
  public let kind: String
  /// Clang's USR.
  public let usr: String?
  /// The name Swift sees, where the snapshot has it.
  public let swiftName: String?
  /// The name of its `async` form.
  public let swiftAsyncName: String?
  /// Why Swift does not see it under a name for everyone: a `SwiftHiding`'s word.
  public let swiftHiding: String?

  /// Makes a reference.
  public init(
    name: String, kind: String, usr: String?, swiftName: String? = nil, swiftAsyncName: String? = nil,
    swiftHiding: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.usr = usr
    self.swiftName = swiftName
    self.swiftAsyncName = swiftAsyncName
    self.swiftHiding = swiftHiding
  }
}

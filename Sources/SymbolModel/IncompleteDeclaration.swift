/// A place in a header that the parser could not read right.
///
/// Whatever the place declares is not comparable: every identifier there is listed, because the
/// damaged declaration may have been read under another name (`UNKNOWN_EXTERN Type *const Key` reads
/// as a variable called `Type`).
public struct IncompleteDeclaration: Hashable, Sendable, Comparable {
  /// Path below the module's header folder.
  public let header: String
  /// Line of the error, from 1.
  public let line: Int
  /// The error's kind in few words, with no text from outside the header.
  public let reason: String
  /// The identifiers of the damaged declaration, sorted.
  public let names: [String]

  /// Makes an entry.
  public init(header: String, line: Int, reason: String, names: [String]) {
    self.header = header
    self.line = line
    self.reason = reason
    self.names = names
  }

  /// By place.
  public static func < (lhs: IncompleteDeclaration, rhs: IncompleteDeclaration) -> Bool {
    (lhs.header, lhs.line, lhs.reason) < (rhs.header, rhs.line, rhs.reason)
  }
}

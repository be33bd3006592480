/// A complaint of the parse.
package struct Diagnostic {
  /// How bad it is; an open set.
  package struct Severity: RawRepresentable, Comparable, Sendable {
    /// libclang's number.
    package let rawValue: Int
    /// Makes one from libclang's number.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// An error.
    package static let error = Severity(rawValue: 3)
    /// An error that ended something, such as a missing include.
    package static let fatal = Severity(rawValue: 4)
    /// By number.
    package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// How bad it is.
  package let severity: Severity
  /// libclang's words; may quote the source, so they are never stored.
  package let message: String
  /// Whether the words are the source's own, as those of `#error` are.
  package let isUserDefined: Bool
  /// Where, if anywhere.
  package let location: SourceLocation?
  /// Where its first note points: for something left open, where that begins.
  package let note: SourceLocation?

  /// The place to blame: a class without its end is met in whatever comes next.
  package var origin: SourceLocation? {
    message.hasPrefix("missing '@end'") ? note ?? location : location
  }
}

/// A header that is there and will not be parsed.
package struct SkippedHeader: Sendable, Hashable {
  /// Why a header is left out.
  package enum Reason: String, Sendable, Hashable, CustomStringConvertible {
    /// Its text is no C or Objective-C.
    case cPlusPlus = "C++"
    /// A link that leads out of the input.
    case outside
    /// It cannot be opened, or is no regular file.
    case unreadable
    /// A link to a header that is listed elsewhere in the input.
    case duplicate
    /// It lies in a folder for another family of processors than the target's.
    case processor = "other processor"
    /// Its name holds a character that no `#import` can spell.
    case name

    /// The reason as it is shown.
    package var description: String { rawValue }
  }

  /// Path below the module's header folder; with a `/` at its end when it is a whole folder.
  package var header: String
  /// Why it is left out.
  package var reason: Reason

  /// Makes a skipped header.
  package init(header: String, reason: Reason) {
    self.header = header
    self.reason = reason
  }
}

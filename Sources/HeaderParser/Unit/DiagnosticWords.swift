import LibClang

/// The compiler's words, cut down to what may be kept.
enum DiagnosticWords {
  /// The message with quotations left out, unless they are names: `#include "/some/file"` in a header
  /// would otherwise carry that file's words into a snapshot.
  static func reason(_ diagnostic: Diagnostic) -> String {
    if diagnostic.isUserDefined { return "#error" }
    let message = diagnostic.message
    var text = ""
    var rest = message.split(separator: "\n").first ?? ""
    while let open = rest.firstIndex(of: "'") {
      let after = rest.index(after: open)
      guard let close = rest[after...].firstIndex(of: "'") else { break }
      let quoted = rest[after..<close]
      text += rest[..<open] + "'" + (isName(quoted) ? String(quoted) : "…") + "'"
      rest = rest[rest.index(after: close)...]
    }
    text += rest
    return String(text.prefix(160))
  }

  /// What a message quotes, in its order.
  static func quotations(_ message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().compactMap { $0 % 2 == 1 ? String($1) : nil }
  }

  /// The first quotation of a message.
  static func quoted(_ message: String) -> String? { quotations(message).first }

  private static func isName(_ text: Substring) -> Bool {
    text.utf8.count <= 80 && !text.hasPrefix("/")
      && text.utf8.allSatisfy {
        PreprocessorLexer.isIdentifierPart($0) || $0 == 0x2F || $0 == 0x2E || $0 == 0x2B
      }
  }
}

import LibClang

/// The compiler's words, cut down to what may be kept.
enum DiagnosticWords {
  /// The message with quotations left out, unless they are names: `#include "/some/file"` in a header
  /// would otherwise carry that file's words into a snapshot.
  static func reason(_ message: String) -> String {
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
    return message.hasPrefix("#error") || text.hasPrefix("\"") ? "#error" : String(text.prefix(160))
  }

  /// The first quotation of a message.
  static func quoted(_ message: String) -> String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  private static func isName(_ text: Substring) -> Bool {
    text.utf8.count <= 80 && !text.hasPrefix("/")
      && text.utf8.allSatisfy {
        PreprocessorLexer.isIdentifierPart($0) || $0 == 0x2F || $0 == 0x2E || $0 == 0x2B
      }
  }
}

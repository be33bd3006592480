/// Text from a header inside XML or HTML: it stays text.
package enum XMLText {
  /// The text on one line, for content and for attribute values in either kind of quotes.
  package static func escape(_ text: String) -> String {
    let shown = VisibleText.escape(text)
    guard shown.utf8.contains(where: isSpecial) else { return shown }
    var result = ""
    result.reserveCapacity(shown.utf8.count + 16)
    for scalar in shown.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // Characters that no XML document may hold.
      case "\u{FFFE}": result += "\\u{FFFE}"
      case "\u{FFFF}": result += "\\u{FFFF}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Prose: every run of white space as one space, then escaped.
  package static func fold(_ text: String) -> String {
    escape(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// What `escape` was given, but for what it spells out; nil for text that it cannot have written.
  static func unescape(_ text: Substring) -> String? {
    var result = ""
    var rest = text
    while let mark = rest.unicodeScalars.firstIndex(where: { "&<>\"'".unicodeScalars.contains($0) }) {
      result += rest[..<mark]
      guard let (entity, character) = entities.first(where: { rest[mark...].hasPrefix($0.0) }) else {
        return nil
      }
      result += character
      rest = rest[mark...].dropFirst(entity.count)
    }
    return result + rest
  }

  private static let entities = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
  ]

  /// Several lines, each escaped.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escape(String($0)) }
      .joined(separator: "\n")
  }

  /// Whether a byte may begin a character that does not stand for itself: `&`, `<`, `>`, quotes, U+FFFE.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x26, 0x3C, 0x3E, 0x22, 0x27, 0xEF: true
    default: false
    }
  }
}

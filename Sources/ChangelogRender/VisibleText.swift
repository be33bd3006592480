/// Text from a header on its way to a reader: kept, but without power over the page or the terminal.
package enum VisibleText {
  /// The text on one line: line ends, control characters and marks that reorder or hide text are spelt out,
  /// such as `\n` or `\u{1B}`.
  package static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHazard) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let scalar where isHazard(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A line of a header, whose tabs are kept as spaces to the next column of four.
  static func escapeLine(_ text: String) -> String {
    guard text.contains("\t") else { return escape(text) }
    var result = ""
    for character in text {
      if character == "\t" {
        result += String(repeating: " ", count: 4 - result.count % 4)
      } else {
        result.append(character)
      }
    }
    return escape(result)
  }

  /// The text with every run of white space as one space, then escaped: for prose.
  static func fold(_ text: String) -> String {
    escape(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private static func isHazard(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true  // C0, DEL and C1: what terminals obey
    case "\u{2028}", "\u{2029}": true  // line and paragraph separator
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true  // bidi
    case "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{E0000}"..."\u{E007F}": true  // invisible
    default: false
    }
  }
}

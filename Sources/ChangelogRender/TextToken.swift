/// A word, or one character of punctuation.
///
/// Finer than words between spaces, so that a run of changed words is found whichever way it was cut.
struct TextToken: Equatable {
  /// Never holds white space.
  let text: Substring
  /// Whether white space stands before it.
  let isSpaced: Bool

  /// Whether it is punctuation or a code mark, of which a run of changed words may say nothing.
  var isMark: Bool {
    text.utf8.count == 1 ? text.utf8.first.map(Self.marks.contains) == true : Self.isForm(text)
  }

  private static let marks = Set(".,;:!?)}`*-+>#=_~".utf8)

  /// A tag of HTML or of HeaderDoc that only says how words look.
  private static func isForm(_ text: Substring) -> Bool {
    text.hasPrefix("<") || text.hasPrefix("@") || text.hasPrefix("\\") || text.hasPrefix("{")
  }

  /// Such a tag at the start of a text; empty where there is none.
  private static func form(_ text: Substring) -> Substring {
    let name: Substring
    switch text.first {
    case "<":
      name = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0 == "/") }
      return !name.isEmpty && text[name.endIndex...].first == ">" ? text[...name.endIndex] : ""
    case "@", "\\":
      name = text.dropFirst().prefix { $0.isASCII && ($0.isLowercase || $0 == "/") }
      return tags.contains(name) ? text[..<name.endIndex] : ""
    case "{":
      return text.hasPrefix("{@link") ? text.prefix { !$0.isWhitespace } : ""
    default: return ""
    }
  }

  private static let tags: Set<Substring> = [
    "c", "p", "b", "i", "e", "a", "em", "code", "endcode", "link", "/link", "ref",
  ]

  /// By its characters alone, whatever the style of quotes.
  static func == (lhs: TextToken, rhs: TextToken) -> Bool {
    lhs.text == rhs.text || lhs.isQuote && rhs.isQuote
  }

  private var isQuote: Bool { text.utf8.count < 4 && ["'", "‘", "’", "\"", "“", "”"].contains(text) }

  /// The tokens of a text, in order.
  static func tokens(_ text: String) -> [TextToken] {
    var result: [TextToken] = []
    var rest = text[...]
    var isSpaced = false
    while let first = rest.first {
      if first.isWhitespace {
        isSpaced = true
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let form = word.isEmpty ? Self.form(rest) : ""
      let token = !word.isEmpty ? word : form.isEmpty ? rest.prefix(1) : form
      result.append(TextToken(text: token, isSpaced: isSpaced))
      rest = rest[token.endIndex...]
      isSpaced = false
    }
    return result
  }
}

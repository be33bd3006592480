/// A word, or one character of punctuation.
///
/// Finer than words between spaces, so that a run of changed words is found whichever way it was cut.
struct TextToken: Equatable {
  /// Never holds white space.
  let text: Substring
  /// Whether white space stands before it.
  let isSpaced: Bool

  /// Whether it is punctuation or a code mark, of which a run of changed words may say nothing.
  var isMark: Bool { text.utf8.count == 1 && text.utf8.first.map(Self.marks.contains) == true }

  private static let marks = Set(".,;!?)`*-+>#".utf8)

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
      let token = word.isEmpty ? rest.prefix(1) : word
      result.append(TextToken(text: token, isSpaced: isSpaced))
      rest = rest[token.endIndex...]
      isSpaced = false
    }
    return result
  }
}

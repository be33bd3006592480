/// Finds attributes in expanded tokens.
enum AttributeReader {
  /// The attributes of every `__attribute__((…))` in `tokens`, and of those that a `_Pragma` pushes on
  /// all declarations that follow it.
  static func attributes(in tokens: [PreprocessorToken]) -> [ParsedAttribute] {
    var found: [ParsedAttribute] = []
    var at = 0
    while at < tokens.count {
      let token = tokens[at]
      if token.text == "__attribute__" || token.text == "__attribute" {
        let (inner, end) = parenthesised(tokens, from: at + 1)
        let (list, _) = parenthesised(inner, from: 0)
        found += self.list(list)
        at = end
      } else if token.text == "_Pragma" {
        let (inner, end) = parenthesised(tokens, from: at + 1)
        let text = inner.compactMap { unquoted($0) }.joined()
        if text.hasPrefix("clang attribute") {
          found += attributes(in: PreprocessorLexer.tokens(Array(text.utf8)))
        }
        at = end
      } else {
        at += 1
      }
    }
    return found
  }

  /// A list as it stands between the double parentheses.
  static func list(_ tokens: [PreprocessorToken]) -> [ParsedAttribute] {
    var found: [ParsedAttribute] = []
    var at = 0
    while at < tokens.count {
      guard tokens[at].kind == .identifier else {
        at += 1
        continue
      }
      let (arguments, end) = parenthesised(tokens, from: at + 1)
      found.append(ParsedAttribute(name: tokens[at].text, arguments: arguments))
      at = end
    }
    return found
  }

  /// The text of a string literal.
  static func unquoted(_ token: PreprocessorToken) -> String? {
    guard token.kind == .string, token.text.hasPrefix("\""), token.text.count >= 2 else { return nil }
    var text = ""
    var escaped = false
    for character in token.text.dropFirst().dropLast() {
      if escaped {
        text.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// What stands between the parentheses that open at `from`, and where to go on.
  private static func parenthesised(
    _ tokens: [PreprocessorToken], from: Int
  ) -> (inner: [PreprocessorToken], end: Int) {
    guard from < tokens.count, tokens[from].isPunctuation("(") else { return ([], from) }
    var depth = 0
    for at in from..<tokens.count {
      if tokens[at].isPunctuation("(") { depth += 1 }
      if tokens[at].isPunctuation(")") {
        depth -= 1
        if depth == 0 { return (Array(tokens[(from + 1)..<at]), at + 1) }
      }
    }
    return (Array(tokens[(from + 1)...]), tokens.count)
  }
}

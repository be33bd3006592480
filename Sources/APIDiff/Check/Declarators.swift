/// Blocks and pointers to functions, whose names tools put in one place or another.
enum Declarators {
  /// Whether a scalar belongs to a word of a declaration.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "@" || scalar == "$" || ("0"..."9").contains(scalar)
      || scalar.properties.isAlphabetic
  }

  /// The place of the parenthesis that closes the one at `start`; nil when there is none.
  static func end(of start: Int, in tokens: ArraySlice<String>) -> Int? {
    var depth = 0
    for at in start..<tokens.endIndex {
      if tokens[at] == "(" { depth += 1 }
      if tokens[at] == ")" { depth -= 1 }
      if depth == 0 { return at }
    }
    return nil
  }

  /// `void (^name)(BOOL done)` as `void (^)(BOOL) name`, and `(void)` as `()`.
  static func normalized(_ tokens: ArraySlice<String>) -> [String] {
    var result: [String] = []
    var at = tokens.startIndex
    while at < tokens.endIndex {
      guard tokens[at] == "(", let close = end(of: at, in: tokens) else {
        result.append(tokens[at])
        at += 1
        continue
      }
      let inside = tokens[(at + 1)..<close]
      let next = close + 1
      if let mark = inside.first, mark == "^" || mark == "*", next < tokens.endIndex, tokens[next] == "(",
        let last = end(of: next, in: tokens)
      {
        result += ["("] + inside.filter { !isWord($0) } + [")", "("]
        result += parameters(tokens[(next + 1)..<last]) + [")"] + inside.filter(isWord)
        at = last + 1
      } else {
        let content = normalized(inside)
        result += ["("] + (content == ["void"] ? [] : content) + [")"]
        at = next
      }
    }
    return result
  }

  /// The types of parameters without their names.
  private static func parameters(_ tokens: ArraySlice<String>) -> [String] {
    var parts: [[String]] = [[]]
    var depth = 0
    for token in tokens {
      if token == "(" || token == "<" { depth += 1 }
      if token == ")" || token == ">" { depth -= 1 }
      if token == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    let types = parts.map { withoutName(normalized($0[...])) }
    return types == [["void"]] ? [] : Array(types.joined(separator: [","]))
  }

  private static func withoutName(_ parameter: [String]) -> [String] {
    guard parameter.count > 1, let last = parameter.last, isWord(last), !builtin.contains(last) else {
      return parameter
    }
    return parameter.dropLast()
  }

  private static let builtin: Set<String> = [
    "int", "long", "short", "char", "double", "float", "signed", "unsigned", "bool", "__int128",
  ]

  private static func isWord(_ token: String) -> Bool { token.unicodeScalars.first.map(isPart) ?? false }
}

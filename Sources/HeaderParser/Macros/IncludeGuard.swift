/// Tells whether a macro guards the header that defines it: `#ifndef NAME`, `#define NAME 1` … `#endif`.
///
/// Such a macro says that the header was read, and nothing else. One with another value is part of the
/// interface: `<sys/_types/_s_ifmt.h>` stands between `#ifndef S_IFMT` and `#endif`, and defines a mode.
struct IncludeGuard {
  private enum Item {
    case directive([PreprocessorToken])
    case code
  }

  private let header: HeaderText
  private var at = 0

  private init(_ header: HeaderText) { self.header = header }

  /// Whether the first directive of `header` asks for the macro, the next defines it as 1 or nothing, and all the rest
  /// stands before the `#endif` of the first.
  static func isGuard(_ macro: MacroDefinition, in header: HeaderText) -> Bool {
    guard macro.parameters == nil, macro.body.isEmpty || macro.body.map(\.text) == ["1"] else { return false }
    var reader = IncludeGuard(header)
    return reader.opens(with: macro.name) && reader.closesAtEnd()
  }

  private mutating func opens(with name: String) -> Bool {
    var item = next()
    if case .directive(let tokens) = item, tokens.map(\.text) == ["pragma", "once"] { item = next() }
    guard case .directive(let condition) = item, Self.asksFor(name, condition.map(\.text)),
      case .directive(let definition) = next(), definition.count > 1, definition[0].text == "define",
      definition[1].text == name
    else { return false }
    return true
  }

  private static func asksFor(_ name: String, _ words: [String]) -> Bool {
    words == ["ifndef", name] || words == ["if", "!", "defined", name]
      || words == ["if", "!", "defined", "(", name, ")"]
  }

  private mutating func closesAtEnd() -> Bool {
    var depth = 1
    while depth > 0, let item = next() {
      guard case .directive(let tokens) = item, let word = tokens.first?.text else { continue }
      switch word {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif": depth -= 1
      case "else", "elif", "elifdef", "elifndef": if depth == 1 { return false }
      default: break
      }
    }
    return depth == 0 && next() == nil
  }

  /// The next directive, or the rest of a line of something else; comments and blanks are nothing.
  private mutating func next() -> Item? {
    let bytes = header.bytes
    while true {
      at = header.skipSpace(from: at)
      guard let end = header.endOfComment(at) else { break }
      at = end
    }
    guard at < bytes.count else { return nil }
    let isDirective = bytes[at] == 0x23
    let start = isDirective ? at + 1 : at
    while at < bytes.count, bytes[at] != 0x0A {
      if let end = header.endOfComment(at) {
        at = end
      } else if bytes[at] == 0x22 {
        at = header.endOfString(at)
      } else if isDirective, bytes[at] == 0x5C {
        // A line that goes on, with or without a carriage return.
        at += at + 2 < bytes.count && bytes[at + 1] == 0x0D ? 3 : 2
      } else {
        at += 1
      }
    }
    at = min(at, bytes.count)
    return isDirective ? .directive(PreprocessorLexer.tokens(bytes[start..<at])) : .code
  }
}

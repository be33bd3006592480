/// A macro as a header defines it.
struct MacroDefinition: Sendable {
  let name: String
  /// Names of the parameters; nil for an object-like macro.
  let parameters: [String]?
  /// Whether the last parameter stands for all further arguments.
  let isVariadic: Bool
  let body: [PreprocessorToken]

  /// Reads the text from the macro's name to the end of its body.
  init?(text: some RandomAccessCollection<UInt8>) {
    let tokens = PreprocessorLexer.tokens(text)
    guard let first = tokens.first, first.kind == .identifier else { return nil }
    name = first.text
    guard tokens.count > 1, tokens[1].isPunctuation("("), !tokens[1].hasSpaceBefore,
      let close = tokens.firstIndex(where: { $0.isPunctuation(")") })
    else {
      parameters = nil
      isVariadic = false
      body = Array(tokens.dropFirst())
      return
    }
    var names: [String] = []
    var variadic = false
    for token in tokens[2..<close] {
      if token.kind == .identifier {
        names.append(token.text)
      } else if token.isPunctuation("...") {
        variadic = true
        // `args...` names the rest itself; a bare `...` is `__VA_ARGS__`.
        if close < 3 || !(tokens[close - 2].kind == .identifier) || close == 3 { names.append("__VA_ARGS__") }
      }
    }
    parameters = names
    isVariadic = variadic
    body = Array(tokens[(close + 1)...])
  }

  /// The body as reports show it.
  var bodyText: String { body.spelled }

  /// The body with its parameters, white space set aside: what two equal macros have in common.
  var signature: String {
    let list = parameters.map { "(" + $0.joined(separator: ",") + (isVariadic ? "..." : "") + ")" }
    return (list ?? "") + body.map(\.text).joined(separator: " ")
  }
}

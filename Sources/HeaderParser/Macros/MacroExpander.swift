/// Expands macros by the rules of C, from definitions alone.
///
/// libclang offers neither the replacement of an availability attribute nor rows that contradict each
/// other; what the header wrote, expanded, has both.
struct MacroExpander {
  /// Looks up a macro's definition by name.
  let definition: (String) -> MacroDefinition?
  /// More tokens than this is no availability macro but a bomb.
  static let limit = 50_000

  /// The expansion of `tokens`; nil when it grows beyond `limit`.
  func expand(_ tokens: [PreprocessorToken]) -> [PreprocessorToken]? {
    var budget = Self.limit
    return expand(tokens, active: [:], budget: &budget)
  }

  /// Whether `tokens`, expanded, end in the name of a macro that takes arguments.
  func awaitsArguments(_ tokens: [PreprocessorToken]) -> Bool { awaitedMacro(tokens) != nil }

  /// The macro whose name is the last of the expanded `tokens` and which takes arguments.
  func awaitedMacro(_ tokens: [PreprocessorToken]) -> MacroDefinition? {
    guard let last = expand(tokens)?.last, last.kind == .identifier, let macro = definition(last.text),
      macro.parameters != nil
    else { return nil }
    return macro
  }

  private enum Item {
    case token(PreprocessorToken)
    /// Here ends the replacement of a macro, which may be expanded again after it.
    case end(String)
  }

  private func expand(
    _ tokens: [PreprocessorToken], active outer: [String: Int], budget: inout Int
  ) -> [PreprocessorToken]? {
    var active = outer
    var stack: [Item] = tokens.reversed().map { .token($0) }
    var output: [PreprocessorToken] = []
    while let item = stack.popLast() {
      budget -= 1
      guard budget > 0 else { return nil }
      switch item {
      case .end(let name):
        active[name, default: 1] -= 1
      case .token(let token):
        guard token.kind == .identifier, let macro = definition(token.text),
          active[token.text, default: 0] <= 0
        else {
          output.append(token)
          continue
        }
        var arguments: [[PreprocessorToken]] = []
        if macro.parameters != nil {
          guard let found = takeArguments(from: &stack, macro: macro, active: &active) else {
            output.append(token)
            continue
          }
          arguments = found
        }
        guard
          let replacement = substitute(
            macro, arguments: arguments, active: active, space: token.hasSpaceBefore, budget: &budget)
        else { return nil }
        stack.append(.end(macro.name))
        active[macro.name, default: 0] += 1
        stack.append(contentsOf: replacement.reversed().map { .token($0) })
      }
    }
    return output
  }

  /// The arguments that follow, when a parenthesis does; otherwise the stack is left as it was.
  private func takeArguments(
    from stack: inout [Item], macro: MacroDefinition, active: inout [String: Int]
  ) -> [[PreprocessorToken]]? {
    var at = stack.count - 1
    while at >= 0, case .end = stack[at] { at -= 1 }
    guard at >= 0, case .token(let open) = stack[at], open.isPunctuation("(") else { return nil }
    var arguments: [[PreprocessorToken]] = [[]]
    var depth = 0
    var ended: [String] = []
    let count = macro.parameters?.count ?? 0
    for position in stride(from: stack.count - 1, through: 0, by: -1) {
      guard case .token(let token) = stack[position] else {
        if case .end(let name) = stack[position] { ended.append(name) }
        continue
      }
      if token.isPunctuation("(") {
        depth += 1
        if depth == 1 { continue }
      } else if token.isPunctuation(")") {
        depth -= 1
        if depth == 0 {
          stack.removeSubrange(position...)
          for name in ended { active[name, default: 1] -= 1 }
          return arguments
        }
      } else if token.isPunctuation(","), depth == 1, !(macro.isVariadic && arguments.count >= count) {
        arguments.append([])
        continue
      }
      arguments[arguments.count - 1].append(token)
    }
    return nil
  }

  private func substitute(
    _ macro: MacroDefinition, arguments: [[PreprocessorToken]], active: [String: Int], space: Bool,
    budget: inout Int
  ) -> [PreprocessorToken]? {
    let names = macro.parameters ?? []
    func argument(_ token: PreprocessorToken) -> [PreprocessorToken]? {
      guard token.kind == .identifier, let index = names.firstIndex(of: token.text) else { return nil }
      return index < arguments.count ? arguments[index] : []
    }
    var result: [PreprocessorToken] = []
    var at = 0
    let body = macro.body
    while at < body.count {
      let token = body[at]
      if token.isPunctuation("#"), at + 1 < body.count, let raw = argument(body[at + 1]) {
        result.append(PreprocessorToken(.string, stringized(raw), hasSpaceBefore: token.hasSpaceBefore))
        at += 2
        continue
      }
      if token.isPunctuation("##"), !result.isEmpty, at + 1 < body.count {
        var right = argument(body[at + 1]) ?? [body[at + 1]]
        let left = result.removeLast()
        let pasted = left.text + (right.isEmpty ? "" : right.removeFirst().text)
        result += PreprocessorLexer.tokens(Array(pasted.utf8))
        result += right
        at += 2
        continue
      }
      if let raw = argument(token) {
        if at + 1 < body.count, body[at + 1].isPunctuation("##") {
          // An empty operand still takes part in the paste.
          result += raw.isEmpty ? [PreprocessorToken(.punctuation, "")] : raw
        } else {
          // Most arguments are plain words and numbers.
          if raw.contains(where: { $0.kind == .identifier && definition($0.text) != nil }) {
            guard let expanded = expand(raw, active: active, budget: &budget) else { return nil }
            result += expanded
          } else {
            result += raw
          }
        }
      } else {
        result.append(token)
      }
      at += 1
      guard result.count < Self.limit else { return nil }
    }
    return result.filter { !$0.text.isEmpty }
  }

  private func stringized(_ tokens: [PreprocessorToken]) -> String {
    var text = ""
    for character in tokens.spelled {
      if character == "\"" || character == "\\" { text += "\\" }
      text.append(character)
    }
    return "\"" + text + "\""
  }
}

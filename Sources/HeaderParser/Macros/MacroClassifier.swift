import LibClang

/// Tells macros that are symbols from those whose effect is on declarations.
struct MacroClassifier {
  let macros: MacroTable

  private static let declarationWords: Set<String> = [
    "extern", "static", "inline", "__inline", "__inline__", "_Noreturn", "__extension__", "typedef", "enum",
    "struct", "union", "const", "volatile", "__const", "restrict", "__restrict", "_Nonnull", "_Nullable",
    "_Null_unspecified", "__nonnull", "__nullable", "__unsafe_unretained", "__strong", "__weak", "__kindof",
    "__covariant", "__contravariant", "register", "__declspec", "__asm", "__asm__", "asm", "signed",
    "unsigned", "@interface", "@protocol", "@property", "NS_ENUM", "_Static_assert",
  ]

  /// False for empty macros and for those whose body is only attributes or declaration words.
  func isSymbol(_ definition: MacroDefinition, in file: SourceFile, at offset: Int) -> Bool {
    guard let first = definition.body.first else { return false }
    // A number or an opening parenthesis is there whatever the rest expands to: no need to look.
    if first.kind == .number || first.isPunctuation("(") { return true }
    let expander = MacroExpander { macros.definition(of: $0, in: file, at: offset) }
    // Attributes hide behind further macros, some of which choose by the number of their arguments: look
    // at what remains of a use when all are expanded. What an argument stands for counts neither way.
    for use in uses(of: definition) {
      // One that stands for another's name takes the arguments of that one.
      let further = expander.awaitedMacro(use).map(argumentLists) ?? [[]]
      for arguments in further {
        guard let expanded = expander.expand(use + arguments) else { continue }
        if isOnlyAttributes(expanded) { return false }
      }
    }
    return true
  }

  private static let argument = "sdkdiffArgument"

  /// `NAME(sdkdiffArgument, sdkdiffArgument)`
  private func uses(of definition: MacroDefinition) -> [[PreprocessorToken]] {
    let name = PreprocessorToken(.identifier, definition.name)
    guard definition.parameters != nil else { return [[name]] }
    return argumentLists(definition).map { [name] + $0 }
  }

  /// `(sdkdiffArgument, sdkdiffArgument)`, with as many as the macro takes.
  private func argumentLists(_ definition: MacroDefinition) -> [[PreprocessorToken]] {
    let count = definition.parameters?.count ?? 0
    return (count...(definition.isVariadic ? count + 2 : count)).map { count in
      var tokens = [PreprocessorToken(.punctuation, "(")]
      for number in 0..<count {
        if number > 0 { tokens.append(PreprocessorToken(.punctuation, ",")) }
        tokens.append(PreprocessorToken(.identifier, Self.argument))
      }
      return tokens + [PreprocessorToken(.punctuation, ")")]
    }
  }

  private func isOnlyAttributes(_ tokens: [PreprocessorToken]) -> Bool {
    var at = 0
    var found = false
    while at < tokens.count {
      let token = tokens[at]
      switch token.text {
      case "__attribute__", "__attribute", "_Pragma", "__declspec", "__asm", "__asm__", "_Static_assert":
        at = end(of: tokens, from: at + 1)
        found = true
        continue
      case _ where Self.declarationWords.contains(token.text):
        found = true
      case _ where token.kind == .string && token.text == "\"C\"":
        break
      case "{", "}", ";", ":":
        found = true
      case ",":
        break
      case _ where token.text == Self.argument:
        break
      default:
        return false
      }
      at += 1
    }
    // Nothing left: it expands to nothing, as an empty macro does.
    return found || tokens.isEmpty
  }

  private func end(of tokens: [PreprocessorToken], from: Int) -> Int {
    guard from < tokens.count, tokens[from].isPunctuation("(") else { return from }
    var depth = 0
    for at in from..<tokens.count {
      if tokens[at].isPunctuation("(") { depth += 1 }
      if tokens[at].isPunctuation(")") {
        depth -= 1
        if depth == 0 { return at + 1 }
      }
    }
    return tokens.count
  }
}

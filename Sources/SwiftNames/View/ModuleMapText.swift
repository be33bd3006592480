import SDKDiscovery

/// A module map as a tree of statements.
struct ModuleMapText {
  /// `header "X.h"`, `export *`, or, with a body, `framework module X [system] { … }`.
  struct Statement: Equatable {
    var tokens: [ModuleMap.Token]
    var body: [Statement]?

    /// Whether it declares a module with a body.
    var isModule: Bool { body != nil && tokens.contains(.word("module")) }

    /// The declared module's name, of one that is a part of another (`A.B`) the other's; nil for an inferred one (`*`).
    var moduleName: String? {
      guard isModule, let at = tokens.firstIndex(of: .word("module")), at + 1 < tokens.count else {
        return nil
      }
      return switch tokens[at + 1] {
      case .word(let name), .string(let name): name
      case .mark: nil
      }
    }

    /// Whether modules are inferred from headers: `module * { … }`.
    var isInferred: Bool {
      isModule && tokens.contains(.mark(UInt8(ascii: "*"))) && !has("framework")
    }

    func has(_ word: String) -> Bool { tokens.contains(.word(word)) }

    var first: String? {
      guard case .word(let word) = tokens.first else { return nil }
      return word
    }

    /// What stands between quotes.
    var string: String? {
      tokens.lazy.compactMap { token in
        if case .string(let text) = token { text } else { nil }
      }.first
    }
  }

  var statements: [Statement]

  init(_ bytes: [UInt8]) {
    var tokens = ModuleMap.tokens(bytes)[...]
    statements = Self.statements(&tokens, depth: 0)
  }

  private static let keywords: Set<String> = [
    "module", "explicit", "framework", "header", "umbrella", "textual", "private", "exclude", "export",
    "export_as",
    "use", "link", "requires", "config_macros", "conflict", "extern",
  ]
  /// Words that stand before the keyword of their statement.
  private static let leading: Set<String> = [
    "explicit", "framework", "textual", "private", "exclude", "umbrella", "extern", "module", "link",
  ]
  /// Deeper than any map.
  private static let maximumDepth = 40

  private static func statements(_ tokens: inout ArraySlice<ModuleMap.Token>, depth: Int) -> [Statement] {
    var result: [Statement] = []
    var current: [ModuleMap.Token] = []
    func finish(_ body: [Statement]? = nil) {
      if !current.isEmpty { result.append(Statement(tokens: current, body: body)) }
      current = []
    }
    while let token = tokens.popFirst() {
      switch token {
      case .mark(UInt8(ascii: "{")):
        let body = depth < maximumDepth ? statements(&tokens, depth: depth + 1) : []
        finish(body)
      case .mark(UInt8(ascii: "}")):
        finish()
        return result
      case .word(let word) where keywords.contains(word):
        if let last = current.last, !isLeading(last) { finish() }
        current.append(token)
      default: current.append(token)
      }
    }
    finish()
    return result
  }

  private static func isLeading(_ token: ModuleMap.Token) -> Bool {
    if case .word(let word) = token { leading.contains(word) } else { false }
  }

  /// The map as text.
  var text: String { Self.text(statements) }

  private static func text(_ statements: [Statement]) -> String {
    statements.map { statement in
      let words = statement.tokens.map { token in
        switch token {
        case .word(let word): word
        case .string(let text): "\"\(text)\""
        case .mark(let byte): String(UnicodeScalar(byte))
        }
      }.joined(separator: " ")
      return words + (statement.body.map { " {\n\(text($0))}" } ?? "") + "\n"
    }.joined()
  }
}

import SymbolModel

/// A declaration in Objective-C or C without what tools print in their own ways.
struct DeclarationForm {
  /// Words and marks that mean something, in order.
  private var tokens: [String]
  /// The attributes of a property that are not the default.
  private var attributes: Set<String> = []
  /// How often `const` stands there: before or behind what it is about.
  private var constants = 0

  /// Whether a page's declaration says what the header's does.
  ///
  /// - Parameter typedefs: what a name stands for: some tools show that instead.
  static func isSame(_ page: String, _ symbol: Symbol, typedefs: (String) -> String?) -> Bool {
    let shown = DeclarationForm(page, symbol)
    let header = DeclarationForm(symbol.declaration, symbol)
    if isSame(shown, header, symbol.kind) { return true }
    let expanded = (shown.expanded(typedefs, symbol), header.expanded(typedefs, symbol))
    guard expanded.0.tokens != shown.tokens || expanded.1.tokens != header.tokens else { return false }
    return isSame(expanded.0, expanded.1, symbol.kind)
  }

  private static func isSame(_ page: DeclarationForm, _ header: DeclarationForm, _ kind: SymbolKind) -> Bool {
    switch kind {
    // Many a page leaves the protocols out, or the value, or the body.
    case .class, .protocol, .category, .enumConstant, .macro: header.begins(with: page)
    case .enum, .struct, .union: header.begins(with: page) || page.begins(with: header)
    default:
      page.text == header.text && page.attributes == header.attributes && page.constants == header.constants
    }
  }

  private init(_ text: String, _ symbol: Symbol) {
    let name = symbol.ownName
    tokens = Self.words(text)
    dropMacros(besides: name)
    takeAttributes()
    if symbol.kind.isTag { cutToHead(name) }
    if symbol.kind == .class { dropGenericParameters(of: name) }
    simplify()
  }

  /// Without blanks: a tool that forgets one between two words means nothing by it.
  private var text: String { tokens.joined() }

  private func begins(with other: DeclarationForm) -> Bool { text.hasPrefix(other.text) }

  /// Leaves out what means nothing, and puts what is left into one order.
  private mutating func simplify() {
    constants += tokens.count { $0 == "const" }
    tokens.removeAll(where: Self.silent.contains)
    for number in tokens.indices where tokens[number] == "_Bool" || tokens[number] == "BOOL" {
      tokens[number] = "bool"
    }
    tokens = Self.sortingProtocols(Declarators.normalized(tokens[...]))
  }

  /// The same with names of types as what they stand for.
  private func expanded(_ typedefs: (String) -> String?, _ symbol: Symbol) -> DeclarationForm {
    var form = self
    for _ in 0..<8 {
      var isDone = true
      form.tokens = form.tokens.flatMap { token -> [String] in
        guard token != symbol.name, let type = typedefs(token), type != token else { return [token] }
        isDone = false
        return Self.words(type)
      }
      form.simplify()
      if isDone { break }
    }
    // A name may stand for a type with or without it.
    form.constants = 0
    return form
  }

  // MARK: - Heads

  /// The name of a tag, and the type below it where there is one.
  private mutating func cutToHead(_ name: String) {
    if let brace = tokens.firstIndex(of: "{") { tokens.removeSubrange(brace...) }
    if tokens.first == "typedef" { tokens.removeFirst() }
    if tokens.count > 2, tokens.last == name { tokens.removeLast() }
  }

  private mutating func dropGenericParameters(of name: String) {
    guard let at = tokens.firstIndex(of: name), at + 1 < tokens.count, tokens[at + 1] == "<",
      let end = tokens[at...].firstIndex(of: ">"), tokens[end...].contains(":")
    else { return }
    tokens.removeSubrange((at + 1)...end)
  }

  /// Words that say how a declaration is linked, what may be null, who keeps what, and that repeat a type's tag.
  private static let silent: Set<String> = [
    ";", "extern", "static", "inline", "__inline", "__inline__", "const", "struct", "enum", "union",
    "_Nonnull",
    "_Nullable", "_Null_unspecified", "_Nullable_result", "__nonnull", "__nullable", "__null_unspecified",
    "nonnull",
    "nullable", "null_unspecified", "null_resettable", "__strong", "__weak", "__unsafe_unretained",
    "__autoreleasing", "restrict", "__restrict", "__restrict__", "volatile", "in", "out", "inout", "bycopy",
    "byref",
    "oneway", "@optional", "@required", "_Noreturn", "__kindof",
  ]

  /// Property attributes that are the default, or say who keeps what and what may be null.
  private static let defaults: Set<String> = [
    "", "assign", "strong", "retain", "readwrite", "atomic", "unsafe_unretained", "nonnull", "nullable",
    "null_unspecified", "null_resettable",
  ]

  private static func words(_ text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if Declarators.isPart(scalar) {
        word.unicodeScalars.append(scalar)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if !scalar.properties.isWhitespace { tokens.append(String(Character(scalar))) }
    }
    return word.isEmpty ? tokens : tokens + [word]
  }

  /// Drops attributes and what reads like a macro for some, with what stands in parentheses behind.
  private mutating func dropMacros(besides name: String) {
    var kept: [String] = []
    var at = 0
    while at < tokens.count {
      let token = tokens[at]
      at += 1
      guard token == "__attribute__" || token != name && Self.isMacro(token) else {
        kept.append(token)
        continue
      }
      guard at < tokens.count, tokens[at] == "(" else { continue }
      at = (Declarators.end(of: at, in: tokens[...]) ?? tokens.count - 1) + 1
    }
    tokens = kept
  }

  /// `NS_SWIFT_NAME`, `API_AVAILABLE`: capitals with an underscore between them.
  private static func isMacro(_ token: String) -> Bool {
    token.utf8.contains(0x5F) && token.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true
      && token.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F }
  }

  /// Takes the list behind `@property` out.
  private mutating func takeAttributes() {
    guard let start = tokens.firstIndex(of: "@property"), start + 1 < tokens.count, tokens[start + 1] == "(",
      let end = tokens[(start + 1)...].firstIndex(of: ")")
    else { return }
    let list = tokens[(start + 2)..<end].split(separator: ",", omittingEmptySubsequences: false)
    attributes = Set(list.map { $0.joined() }).subtracting(Self.defaults)
    tokens.removeSubrange((start + 1)...end)
  }

  /// The protocols of `id<A, B>`, and those that a declaration adopts, have no order.
  private static func sortingProtocols(_ tokens: [String]) -> [String] {
    var result = tokens
    let isAdopting = tokens.first == "@protocol" || tokens.first == "@interface"
    let last = isAdopting ? tokens.lastIndex(of: "<").map { $0 - 1 } : nil
    for start in tokens.indices where tokens[start] == "id" || tokens[start] == "Class" || start == last {
      guard start + 1 < tokens.count, tokens[start + 1] == "<",
        let end = tokens[(start + 1)...].firstIndex(of: ">")
      else { continue }
      let names = tokens[(start + 2)..<end].filter { $0 != "," }.sorted()
      let sorted = Array(names.map { [$0] }.joined(separator: [","]))
      guard sorted.count == end - start - 2 else { continue }
      result.replaceSubrange((start + 2)..<end, with: sorted)
    }
    return result
  }
}

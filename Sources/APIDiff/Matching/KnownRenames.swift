import SymbolModel

/// Names that are known to stand for others by now: a function is the same if only a type it takes was
/// renamed, and a member the same if only its class was.
struct KnownRenames {
  private var names: [String: String] = [:]
  private var containers: [String: String] = [:]

  /// Takes note of a symbol that was renamed.
  mutating func add(_ old: Symbol, _ new: Symbol) {
    if old.kind.isContainer { containers[old.key] = new.key }
    // Members are not mentioned by their own names.
    switch old.kind {
    case .instanceMethod, .typeMethod, .property, .classProperty, .field: break
    default: names[old.ownName] = new.ownName
    }
  }

  /// The key of what a container is now.
  func container(_ key: String?) -> String? { key.map { containers[$0] ?? $0 } }

  /// A text of the old side as the new side would write it.
  func current(_ text: String) -> String {
    guard !names.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { Self.isPartOfName($0) }
      if word.isEmpty {
        result.append(first)
        rest = rest.dropFirst()
      } else {
        result += names[String(word)] ?? String(word)
        rest = rest[word.endIndex...]
      }
    }
    return result
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

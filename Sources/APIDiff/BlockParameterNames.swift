import SymbolModel

/// Parameters of blocks, and of pointers to functions, that have another name: only the declarations tell, the types are
/// the same.
enum BlockParameterNames {
  /// The renamings inside the types of one symbol, where nothing but names of parameters differs in its shape.
  static func aspects(_ old: Symbol, _ new: Symbol, beside known: [ChangeAspect]) -> [ChangeAspect] {
    guard old.declaration != new.declaration, mayHold(old), mayHold(new) else { return [] }
    var told: [(old: String, new: String)] = []
    for aspect in known {
      guard case .parameterName(let before, let after) = aspect else { return [] }
      told.append((before, after))
    }
    let difference = words(new.declaration).difference(from: words(old.declaration))
    var gone = difference.removals.map(\.word)
    var came = difference.insertions.map(\.word)
    for rename in told {
      if let at = gone.firstIndex(of: rename.old) { gone.remove(at: at) }
      if let at = came.firstIndex(of: rename.new) { came.remove(at: at) }
    }
    return (0..<max(gone.count, came.count)).map { number in
      .parameterName(
        old: number < gone.count ? gone[number] : "", new: number < came.count ? came[number] : "")
    }
  }

  private static func mayHold(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .function, .instanceMethod, .typeMethod, .property, .classProperty, .typedef, .variable, .field: true
    default: false
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}

extension CollectionDifference<String>.Change {
  /// The word that came or went.
  fileprivate var word: String {
    switch self {
    case .insert(_, let word, _), .remove(_, let word, _): word
    }
  }
}

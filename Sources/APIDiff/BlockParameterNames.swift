import SymbolModel

/// Parameters of blocks, and of pointers to functions, that have another name: only the declarations tell, the types are
/// the same.
enum BlockParameterNames {
  /// The renamings inside the types of one symbol, where those are the same.
  static func aspects(_ old: Symbol, _ new: Symbol, beside known: [ChangeAspect]) -> [ChangeAspect] {
    guard old.declaration != new.declaration, mayHold(old), mayHold(new) else { return [] }
    for case .type in known { return [] }
    let before = words(inListsOf: old.declaration)
    let after = words(inListsOf: new.declaration)
    guard before != after else { return [] }
    let difference = after.difference(from: before)
    let gone = difference.removals.map(\.word)
    let came = difference.insertions.map(\.word)
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

  /// The words of the lists behind `(^…)` and `(*…)`: of two equal types their names alone can differ.
  private static func words(inListsOf declaration: String) -> [String] {
    let bytes = Array(declaration.utf8)
    var words: [String] = []
    var at = 0
    while at + 1 < bytes.count {
      // `(^` and `(*`
      if bytes[at] == 0x28, bytes[at + 1] == 0x5E || bytes[at + 1] == 0x2A,
        let group = closing(bytes, from: at), group + 1 < bytes.count, bytes[group + 1] == 0x28,
        let list = closing(bytes, from: group + 1)
      {
        words += String(decoding: bytes[(group + 1)...list], as: UTF8.self)
          .split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        at = list
      }
      at += 1
    }
    return words
  }

  private static func closing(_ bytes: [UInt8], from open: Int) -> Int? {
    var depth = 0
    return bytes[open...].firstIndex { byte in
      depth += byte == 0x28 ? 1 : byte == 0x29 ? -1 : 0
      return depth == 0
    }
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

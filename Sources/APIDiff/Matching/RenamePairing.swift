import SymbolModel

/// Finds the removed and the added symbol that are one, renamed.
///
/// Both stand in the same container and have the same kind and shape. Likeness of the names, of the
/// documentation and the place decide; `threshold` is chosen on the labelled pairs of the tests.
struct RenamePairing {
  /// At least so alike.
  static let threshold = 0.62

  /// The pairs, as positions in the two lists; each symbol in one pair at most.
  static func pairs(
    removed: [Symbol], added: [Symbol], knowing known: KnownRenames = KnownRenames()
  ) -> [(removed: Int, added: Int)] {
    var buckets: [String: [Int]] = [:]
    for (number, symbol) in added.enumerated() {
      buckets[shape(symbol, KnownRenames()), default: []].append(number)
    }
    var candidates: [(score: Double, removed: Int, added: Int)] = []
    for (number, symbol) in removed.enumerated() {
      for other in buckets[shape(symbol, known)] ?? [] {
        let score = likeness(symbol, added[other])
        if score >= threshold { candidates.append((score, number, other)) }
      }
    }
    // The most alike first; ties in the order of the lists, which is that of the keys.
    candidates.sort { ($1.score, $0.removed, $0.added) < ($0.score, $1.removed, $1.added) }
    var usedRemoved: Set<Int> = []
    var usedAdded: Set<Int> = []
    return candidates.compactMap { candidate in
      guard !usedRemoved.contains(candidate.removed), !usedAdded.contains(candidate.added) else { return nil }
      usedRemoved.insert(candidate.removed)
      usedAdded.insert(candidate.added)
      return (candidate.removed, candidate.added)
    }
  }

  /// What two names of one symbol have in common for sure.
  private static func shape(_ symbol: Symbol, _ known: KnownRenames) -> String {
    var parts = [symbol.kind.rawValue, known.container(symbol.containerKey) ?? ""]
    switch symbol.kind {
    case .instanceMethod, .typeMethod:
      // A selector with a part more or less is no rename.
      parts.append("\(symbol.ownName.count { $0 == ":" })")
      parts.append(known.current(types(symbol)))
    case .function: parts.append(known.current(types(symbol)))
    case .variable, .property, .classProperty, .field, .typedef, .alias:
      parts.append(known.current(NullabilityWords.removed(from: symbol.type ?? "")))
    case .enumConstant: parts.append(symbol.value ?? "")
    case .macro: parts.append(known.current(symbol.value ?? "") + "\(symbol.parameters.count)")
    case .class: parts.append(known.current(symbol.superclass ?? ""))
    case .protocol, .category, .struct, .union, .enum: break
    }
    return parts.joined(separator: "\u{0}")
  }

  private static func types(_ symbol: Symbol) -> String {
    ([symbol.type ?? ""] + symbol.parameters.map(\.type)).map { NullabilityWords.removed(from: $0) }
      .joined(separator: ",")
  }

  /// From 0 to 1.
  static func likeness(_ old: Symbol, _ new: Symbol) -> Double {
    guard old.isIncomplete == false, new.isIncomplete == false else { return 0 }
    guard mayBeOne(old, new) else { return 0 }
    if old.kind.isMethod, !hasOnePartChanged(old.ownName, new.ownName) { return 0 }
    let names = NameSimilarity.of(distinctive(old), distinctive(new))
    let words = documentation(old, new)
    // The same value and the same words: one constant, whatever it is called.
    if old.kind == .enumConstant, let words, words >= 0.9 { return 0.9 }
    // Else without a word in common no documentation makes two symbols one.
    guard names >= 0.34 else { return 0 }
    var score = names
    if let words { score = names * 0.6 + words * 0.4 }
    if old.header == new.header, abs(old.line - new.line) <= 3 { score += 0.05 }
    // Values are chosen once: in one enum they tell constants apart.
    if old.kind == .enumConstant { score += 0.15 }
    return min(1, score)
  }

  /// A reserved name is no partner of a public one, nor is one that only keeps a number taken.
  static func mayBeOne(_ old: Symbol, _ new: Symbol) -> Bool {
    func isReserved(_ symbol: Symbol) -> Bool { symbol.isReserved || symbol.ownName.hasPrefix("_") }
    func isPlaceholder(_ symbol: Symbol) -> Bool {
      let letters = symbol.ownName.lowercased()
      guard letters.contains("unused") || letters.contains("reserved") else { return false }
      return NameSimilarity.words(symbol.ownName).contains { $0 == "unused" || $0 == "reserved" }
    }
    return isReserved(old) == isReserved(new) && isPlaceholder(old) == isPlaceholder(new)
  }

  /// `a:b:` and `a:c:`: all parts but one are equal.
  private static func hasOnePartChanged(_ old: String, _ new: String) -> Bool {
    let first = old.split(separator: ":")
    let second = new.split(separator: ":")
    return first.count == second.count && zip(first, second).count { $0 != $1 } == 1
  }

  /// The part of a name that tells it from its neighbours: without the container's name in front.
  private static func distinctive(_ symbol: Symbol) -> String {
    let own = symbol.ownName
    guard let container = symbol.container, own.hasPrefix(container), own.count > container.count else {
      return own
    }
    return String(own.dropFirst(container.count))
  }

  private static func documentation(_ old: Symbol, _ new: Symbol) -> Double? {
    guard let before = old.documentation, let after = new.documentation else { return nil }
    let first = DocumentationWords.words(before.text).filter { !$0.isPunctuation }.map(\.compared)
    let second = DocumentationWords.words(after.text).filter { !$0.isPunctuation }.map(\.compared)
    guard !first.isEmpty, !second.isEmpty, first.count < 2000, second.count < 2000 else { return nil }
    return Double(NameSimilarity.sharedInOrder(first, second)) / Double(max(first.count, second.count))
  }
}

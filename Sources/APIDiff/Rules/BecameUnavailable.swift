import SymbolModel

/// No longer available on a platform.
struct BecameUnavailable: SymbolRule {
  let id = ChangeID.becameUnavailable
  let levels = "breaking"
  let summary = "no longer available on a platform"
  let explanation = """
    Platform * means everywhere. A method or property that is new, and unavailable everywhere, in a \
    class or protocol that existed takes away what was inherited.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    switch aspect {
    case .availability(let change):
      guard !change.old.isUnavailable, change.new.isUnavailable else { return [] }
      return [
        pair.finding(
          .becameUnavailable, .breaking, on: change.platform, old: change.old.introduced?.description,
          words: change.new)
      ]
    case .added:
      guard let symbol = pair.new, Self.takesAway(symbol, in: pair) else { return [] }
      var finding = pair.finding(.becameUnavailable, .breaking)
      finding.platform = PlatformName.all.rawValue
      finding.message = symbol.availability[.all]?.message
      finding.replacement = symbol.availability[.all]?.replacement
      return [finding]
    default: return []
    }
  }

  /// Whether a new symbol is a method or property unavailable everywhere in a class or protocol that existed.
  static func takesAway(_ symbol: Symbol, in pair: SymbolPair) -> Bool {
    guard symbol.kind.isMethod || symbol.kind.isProperty, symbol.availability.isUnavailableEverywhere,
      let container = pair.existingContainer
    else { return false }
    return container.kind == .class || container.kind == .protocol
  }
}

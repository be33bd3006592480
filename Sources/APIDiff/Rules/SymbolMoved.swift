/// The same declaration in another module.
struct SymbolMoved: SymbolRule {
  let id = ChangeID.symbolMoved
  let levels = "warning"
  let summary = "the same declaration in another module"
  let explanation = """
    Code that imports only the old module no longer finds it. Told for the container of members that \
    moved together; in another header of the same module it is header-moved, and noise. Other changes \
    stand beside it.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .moved(let old, let new) = aspect else { return [] }
    return [pair.finding(.symbolMoved, .warning, old: old, new: new)]
  }
}

/// Declared in another header of the same module.
struct HeaderMoved: SymbolRule {
  let id = ChangeID.headerMoved
  let levels = "noise"
  let summary = "declared in another header of the same module"
  let explanation = """
    Told for top-level symbols, not for their members.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .header(let old, let new) = aspect else { return [] }
    return [pair.finding(.headerMoved, .noise, old: old, new: new)]
  }
}

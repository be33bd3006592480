/// The same declaration under another name.
struct SymbolRenamed: SymbolRule {
  let id = ChangeID.symbolRenamed
  let levels = "breaking"
  let summary = "the same declaration under another name"
  let explanation = """
    One removed and one added symbol in the same container with like shape, told as one: part of a \
    selector that changed, a constant of equal value, a function of equal type and nearly the same \
    name, a class whose members moved with it. Old and new are the names; other changes stand beside it.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .renamed(let old, let new) = aspect else { return [] }
    return [pair.finding(.symbolRenamed, .breaking, old: old, new: new)]
  }
}

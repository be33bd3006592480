/// A declaration went.
struct SymbolRemoved: SymbolRule {
  let id = ChangeID.symbolRemoved
  let levels = "breaking"
  let summary = "a declaration went"
  let explanation = """
    Code that uses it no longer compiles.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .removed = aspect else { return [] }
    return [pair.finding(.symbolRemoved, .breaking)]
  }
}

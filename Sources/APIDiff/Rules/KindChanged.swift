/// The same name, another kind of declaration.
struct KindChanged: SymbolRule {
  let id = ChangeID.kindChanged
  let levels = "warning"
  let summary = "the same name, another kind of declaration"
  let explanation = """
    A macro that became a constant, a function that became a macro: most uses still compile, but not \
    all (a macro in #if, the address of a function).
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .kind(let old, let new) = aspect else { return [] }
    return [pair.finding(.kindChanged, .warning, old: old.rawValue, new: new.rawValue)]
  }
}

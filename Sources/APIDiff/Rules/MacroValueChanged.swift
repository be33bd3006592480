/// The body of a macro changed.
struct MacroValueChanged: SymbolRule {
  let id = ChangeID.macroValueChanged
  let levels = "warning"
  let summary = "the body of a macro changed"
  let explanation = """
    It is compiled into every program that uses it. White space and continuation lines are nothing.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .macroValue(let old, let new) = aspect else { return [] }
    return [pair.finding(.macroValueChanged, .warning, old: old, new: new)]
  }
}

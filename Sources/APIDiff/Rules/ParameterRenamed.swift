/// A parameter has another name.
struct ParameterRenamed: SymbolRule {
  let id = ChangeID.parameterRenamed
  let levels = "noise"
  let summary = "a parameter has another name"
  let explanation = """
    Nobody writes it at a call in Objective-C, and Swift takes the selector.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .parameterName(let old, let new) = aspect else { return [] }
    return [pair.finding(.parameterRenamed, .noise, part: new.isEmpty ? old : new, old: old, new: new)]
  }
}

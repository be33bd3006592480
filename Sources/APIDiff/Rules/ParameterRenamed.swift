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
    var finding = pair.finding(.parameterRenamed, .noise)
    finding.part = new.isEmpty ? old : new
    finding.old = old
    finding.new = new
    return [finding]
  }
}

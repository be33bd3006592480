/// A required member of a protocol became optional.
struct RequirementBecameOptional: SymbolRule {
  let id = ChangeID.requirementBecameOptional
  let levels = "breaking"
  let summary = "a required member of a protocol became optional"
  let explanation = """
    Callers have to ask before they call; Swift sees an optional requirement.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .requirement(let isOptional) = aspect, isOptional else { return [] }
    var finding = pair.finding(.requirementBecameOptional, .breaking)
    finding.old = "required"
    finding.new = "optional"
    return [finding]
  }
}

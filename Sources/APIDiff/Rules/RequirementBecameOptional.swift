/// A required member of a protocol became optional.
struct RequirementBecameOptional: SymbolRule {
  let id = ChangeID.requirementBecameOptional
  let levels = "info"
  let summary = "a required member of a protocol became optional"
  let explanation = """
    Classes need no longer implement it. Who calls it has to ask first; Swift sees an optional \
    requirement.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .requirement(let isOptional) = aspect, isOptional else { return [] }
    return [pair.finding(.requirementBecameOptional, .info, old: "required", new: "optional")]
  }
}

/// An optional member of a protocol became required.
struct RequirementBecameRequired: SymbolRule {
  let id = ChangeID.requirementBecameRequired
  let levels = "breaking"
  let summary = "an optional member of a protocol became required"
  let explanation = """
    Classes that leave it out no longer conform.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .requirement(let isOptional) = aspect, !isOptional else { return [] }
    return [pair.finding(.requirementBecameRequired, .breaking, old: "optional", new: "required")]
  }
}

/// The type of a result, parameter, property, variable, field or typedef changed.
struct TypeChanged: SymbolRule {
  let id = ChangeID.typeChanged
  let levels = "breaking"
  let summary = "the type of a result, parameter, property, variable, field or typedef changed"
  let explanation = """
    The part names the parameter, or return. A bit-field's width is part of its type, and a class \
    that becomes generic changes its type.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    switch aspect {
    case .type(let part, let old, let new):
      guard NullabilityWords.removed(from: old) != NullabilityWords.removed(from: new) else { return [] }
      return [pair.finding(.typeChanged, .breaking, part: part, old: old, new: new)]
    case .genericParameters(let old, let new):
      guard VarianceWords.removed(from: old) != VarianceWords.removed(from: new) else { return [] }
      return [
        pair.finding(
          .typeChanged, .breaking, old: old.isEmpty ? nil : "<\(old.joined(separator: ", "))>",
          new: new.isEmpty ? nil : "<\(new.joined(separator: ", "))>")
      ]
    default: return []
    }
  }
}

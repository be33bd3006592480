/// An enum constant has another value.
struct EnumValueChanged: SymbolRule {
  let id = ChangeID.enumValueChanged
  let levels = "breaking"
  let summary = "an enum constant has another value"
  let explanation = """
    Values that are stored or sent mean something else. An explicit value equal to the implicit one \
    is nothing.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .enumValue(let old, let new) = aspect else { return [] }
    return [pair.finding(.enumValueChanged, .breaking, old: old, new: new)]
  }
}

/// An enum has another integer type.
struct EnumUnderlyingTypeChanged: SymbolRule {
  let id = ChangeID.enumUnderlyingTypeChanged
  let levels = "breaking"
  let summary = "an enum has another integer type"
  let explanation = """
    Its size or sign is not the same, nor is its raw value in Swift.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .enumType(let old, let new) = aspect else { return [] }
    return [pair.finding(.enumUnderlyingTypeChanged, .breaking, old: old, new: new)]
  }
}

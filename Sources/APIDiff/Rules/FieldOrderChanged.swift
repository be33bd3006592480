/// The fields of a struct stand in another order.
struct FieldOrderChanged: SymbolRule {
  let id = ChangeID.fieldOrderChanged
  let levels = "warning"
  let summary = "the fields of a struct stand in another order"
  let explanation = """
    Positional initialisers and layout change. Fields that came or went are told by themselves.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .fieldOrder(let old, let new) = aspect else { return [] }
    return [
      pair.finding(
        .fieldOrderChanged, .warning, old: old.joined(separator: ", "), new: new.joined(separator: ", "))
    ]
  }
}

/// Only the nullability of a type changed.
struct NullabilityChanged: SymbolRule {
  let id = ChangeID.nullabilityChanged
  let levels = "warning"
  let summary = "only the nullability of a type changed"
  let explanation = """
    Objective-C compiles as before; Swift sees an optional come or go.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .type(let part, let old, let new) = aspect,
      NullabilityWords.removed(from: old) == NullabilityWords.removed(from: new)
    else { return [] }
    return [pair.finding(.nullabilityChanged, .warning, part: part, old: old, new: new)]
  }
}

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
    var finding = pair.finding(.nullabilityChanged, .warning)
    finding.part = part
    finding.old = old
    finding.new = new
    return [finding]
  }
}

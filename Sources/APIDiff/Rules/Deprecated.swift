/// Newly deprecated.
struct Deprecated: SymbolRule {
  let id = ChangeID.deprecated
  let levels = "warning"
  let summary = "newly deprecated"
  let explanation = """
    Carries the message and the replacement. Leaving the state to be deprecated for a real version \
    counts, too.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .availability(let change) = aspect, change.isAvailableOnBoth else { return [] }
    switch (change.old.deprecation, change.new.deprecation) {
    case (.none, .since), (.none, .unversioned), (.planned, .since), (.planned, .unversioned): break
    default: return []
    }
    return [
      pair.finding(
        .deprecated, .warning, on: change.platform, old: change.old.deprecation.text,
        new: change.new.deprecation.text, words: change.new)
    ]
  }
}

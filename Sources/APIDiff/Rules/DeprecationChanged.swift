/// Deprecated before and after, in another version.
struct DeprecationChanged: SymbolRule {
  let id = ChangeID.deprecationChanged
  let levels = "info"
  let summary = "deprecated before and after, in another version"
  let explanation = """
    To be deprecated some day (version 100000) counts as such a state, and so does deprecation for \
    all platforms that gets a version.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .availability(let change) = aspect, change.isAvailableOnBoth,
      change.old.deprecation != change.new.deprecation
    else { return [] }
    switch (change.old.deprecation, change.new.deprecation) {
    case (_, .none), (.none, .since), (.none, .unversioned), (.planned, .since), (.planned, .unversioned):
      return []
    default: break
    }
    return [
      pair.finding(
        .deprecationChanged, .info, on: change.platform, old: change.old.deprecation.text,
        new: change.new.deprecation.text, words: change.new)
    ]
  }
}

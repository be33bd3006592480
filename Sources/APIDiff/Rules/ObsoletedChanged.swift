/// The version that drops the symbol changed.
struct ObsoletedChanged: SymbolRule {
  let id = ChangeID.obsoletedChanged
  let levels = "by direction: set or earlier breaking; later or gone info"
  let summary = "the version that drops the symbol changed"
  let explanation = """
    From that version on code that uses it no longer compiles.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .availability(let change) = aspect, change.isAvailableOnBoth else { return [] }
    let old = change.old.obsoleted
    let new = change.new.obsoleted
    guard old != new else { return [] }
    let level: ChangeLevel
    switch (old, new) {
    case (let old?, let new?): level = new < old ? .breaking : .info
    case (nil, _?): level = .breaking
    default: level = .info
    }
    return [
      pair.finding(
        .obsoletedChanged, level, on: change.platform, old: old?.description, new: new?.description,
        words: change.new)
    ]
  }
}

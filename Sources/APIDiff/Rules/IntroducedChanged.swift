/// The first version of a platform that has the symbol changed.
struct IntroducedChanged: SymbolRule {
  let id = ChangeID.introducedChanged
  let levels = "by direction: later breaking; earlier or gained info; lost warning"
  let summary = "the first version of a platform that has the symbol changed"
  let explanation = """
    Later means that code for the versions between no longer compiles without a check. Gained has \
    old null.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .availability(let change) = aspect, change.isAvailableOnBoth else { return [] }
    let old = change.old.introduced
    let new = change.new.introduced
    guard old != new else { return [] }
    let level: ChangeLevel
    switch (old, new) {
    case (let old?, let new?): level = new > old ? .breaking : .info
    case (_?, nil): level = .warning
    default: level = .info
    }
    return [
      pair.finding(
        .introducedChanged, level, on: change.platform, old: old?.description, new: new?.description)
    ]
  }
}

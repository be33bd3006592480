/// No longer deprecated.
struct Undeprecated: SymbolRule {
  let id = ChangeID.undeprecated
  let levels = "info"
  let summary = "no longer deprecated"
  let explanation = """
    Carries the message and the replacement that went.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .availability(let change) = aspect, change.isAvailableOnBoth, change.old.deprecation != .none,
      change.new.deprecation == .none
    else { return [] }
    return [
      pair.finding(
        .undeprecated, .info, on: change.platform, old: change.old.deprecation.text, words: change.old)
    ]
  }
}

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
    var finding = pair.finding(.undeprecated, .info)
    finding.platform = change.platform.rawValue
    finding.old = change.old.deprecation.text
    finding.message = change.old.message
    finding.replacement = change.old.replacement
    return [finding]
  }
}

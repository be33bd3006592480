/// A documentation page says otherwise where its subject is available.
struct PageAvailabilityChanged: PageRule {
  let id = ChangeID.pageAvailabilityChanged
  let levels = "warning"
  let summary = "a documentation page says otherwise where its subject is available"
  let explanation = """
    Platform by platform: introduced, deprecated, obsoleted, unavailable, beta, the message, or the whole platform. \
    That a beta is over is part beta without a new value. Headers are not looked at: `sdkdiff check` compares with them.
    """

  func findings(for aspect: PageAspect, in pair: PagePair) -> [Finding] {
    guard case .platform(let change) = aspect else { return [] }
    var finding = pair.finding(
      .pageAvailabilityChanged, .warning, part: change.part, old: change.old, new: change.new)
    finding.platform = change.platform.rawValue
    return [finding]
  }
}

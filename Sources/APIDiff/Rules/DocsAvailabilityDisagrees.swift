/// Header and page name different versions.
struct DocsAvailabilityDisagrees: DocsRule {
  let id = ChangeID.docsAvailabilityDisagrees
  let levels = "warning"
  let summary = "header and page disagree on where a symbol is available"
  let explanation = """
    Where both say something of a platform: the version that introduced, deprecated or obsoleted the symbol, or whether \
    it is there at all. old is the header's word, new the page's. iPadOS and Mac Catalyst follow from iOS and contradict \
    nothing; a platform without a version, or one that only one of both names, says nothing.
    """

  func findings(for disagreement: DocsDisagreement, in subject: DocsSubject) -> [Finding] {
    guard case .availability(let platform, let part, let header, let page) = disagreement else { return [] }
    var finding = subject.finding(id, .warning, part: part, header: header, page: page)
    finding.platform = platform.rawValue
    return [finding]
  }
}

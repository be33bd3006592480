/// Deprecated in the header or on the page, not in both.
struct DocsDeprecationDisagrees: DocsRule {
  let id = ChangeID.docsDeprecationDisagrees
  let levels = "warning"
  let summary = "deprecated in the header or on the page only"
  let explanation = """
    Platform by platform, where both say something of it; platform * when header or page deprecates everywhere. \
    A symbol that is to be deprecated some day is not deprecated yet.
    """

  func findings(for disagreement: DocsDisagreement, in subject: DocsSubject) -> [Finding] {
    guard case .deprecation(let platform, let header, let page) = disagreement else { return [] }
    var finding = subject.finding(id, .warning, header: header, page: page)
    finding.platform = platform.rawValue
    return [finding]
  }
}

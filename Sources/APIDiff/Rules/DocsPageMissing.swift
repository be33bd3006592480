/// A documented symbol has no page.
struct DocsPageMissing: DocsRule {
  let id = ChangeID.docsPageMissing
  let levels = "info"
  let summary = "a documented symbol has no page"
  let explanation = """
    A public symbol with a documentation comment, in a module of whose pages the build has any. A symbol that is \
    unavailable everywhere needs no page. Nothing is told of a module of which some pages could not be read.
    """

  func findings(for disagreement: DocsDisagreement, in subject: DocsSubject) -> [Finding] {
    guard case .pageMissing = disagreement else { return [] }
    return [subject.finding(id, .info)]
  }
}

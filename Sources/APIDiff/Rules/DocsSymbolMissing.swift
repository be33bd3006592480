/// A page's symbol is in no header.
struct DocsSymbolMissing: DocsRule {
  let id = ChangeID.docsSymbolMissing
  let levels = "warning"
  let summary = "a page's symbol is in no header"
  let explanation = """
    A page of an Objective-C or C symbol that no module of the build declares, where the headers of the page's module \
    were read whole. Pages of Swift symbols and of keys have no header and are left out.
    """

  func findings(for disagreement: DocsDisagreement, in subject: DocsSubject) -> [Finding] {
    guard case .symbolMissing = disagreement else { return [] }
    return [subject.finding(id, .warning)]
  }
}

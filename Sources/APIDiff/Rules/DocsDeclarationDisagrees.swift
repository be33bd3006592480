/// The page shows another declaration than the header has.
struct DocsDeclarationDisagrees: DocsRule {
  let id = ChangeID.docsDeclarationDisagrees
  let levels = "warning"
  let summary = "the page shows another declaration than the header has"
  let explanation = """
    The Objective-C or C declaration. White space, attributes, nullability, availability macros, default property \
    attributes and forms that a tool prints in its own way are no difference. old is the header's word, new the page's.
    """

  func findings(for disagreement: DocsDisagreement, in subject: DocsSubject) -> [Finding] {
    guard case .declaration(let header, let page) = disagreement else { return [] }
    var finding = subject.finding(id, .warning, header: header, page: page)
    finding.declaration = Finding.Declarations(old: header, new: page)
    return [finding]
  }
}

/// The page's abstract is not that of the header's comment.
struct DocsAbstractDisagrees: DocsRule {
  let id = ChangeID.docsAbstractDisagrees
  let levels = "info"
  let summary = "the page's abstract is not that of the header's comment"
  let explanation = """
    Compared on words, where the symbol has a documentation comment and the page an abstract: one of them may have been \
    left behind. old is the header's word, new the page's.
    """

  func findings(for disagreement: DocsDisagreement, in subject: DocsSubject) -> [Finding] {
    guard case .abstract(let header, let page) = disagreement else { return [] }
    let runs = WordRuns(from: DocumentationWords.words(header), to: DocumentationWords.words(page))
    var finding = subject.finding(id, .info, part: "abstract", header: header, page: page)
    finding.documentation = DocumentationChange(
      part: "abstract", form: DocumentationChange.page, removed: runs.removed, added: runs.added, mentions: []
    )
    return [finding]
  }
}

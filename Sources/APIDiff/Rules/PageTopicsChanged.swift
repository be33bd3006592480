/// A documentation page lists other pages.
struct PageTopicsChanged: PageRule {
  let id = ChangeID.pageTopicsChanged
  let levels = "info"
  let summary = "a documentation page lists other pages"
  let explanation = """
    Its topics, related pages that somebody chose, and relationships, heading by heading; the order is no difference. \
    Related pages that DocC lists by itself are left out.
    """

  func findings(for aspect: PageAspect, in pair: PagePair) -> [Finding] {
    guard case .list(let change) = aspect else { return [] }
    var finding = pair.finding(.pageTopicsChanged, .info, part: change.part, old: change.old, new: change.new)
    finding.documentation = DocumentationChange(
      part: change.part, form: DocumentationChange.page, removed: change.removed, added: change.added,
      mentions: [])
    return [finding]
  }
}

/// Other words on a documentation page.
struct PageTextChanged: PageRule {
  let id = ChangeID.pageTextChanged
  let levels = "info"
  let summary = "other words on a documentation page"
  let explanation = """
    Found on words, section by section; a paragraph that only moved is no change, nor are pictures, addresses and \
    layout. Links count as their titles. Names that the page mentions for the first time are called out.
    """

  func findings(for aspect: PageAspect, in pair: PagePair) -> [Finding] {
    guard case .text(let change) = aspect else { return [] }
    let runs = WordRuns(from: change.oldWords, to: change.newWords)
    var finding = pair.finding(.pageTextChanged, .info, part: change.part, old: change.old, new: change.new)
    let known = (pair.old?.contents ?? []).flatMap { $0.content.texts.flatMap(\.paragraphs) }
    finding.documentation = DocumentationChange(
      part: change.part, form: DocumentationChange.page, removed: runs.removed, added: runs.added,
      mentions: DocumentationWords.mentions(
        in: change.newWords, butNotIn: known.flatMap(DocumentationWords.words)))
    return [finding]
  }
}

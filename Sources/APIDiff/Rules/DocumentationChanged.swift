/// Other words about a symbol.
struct DocumentationChanged: SymbolRule {
  let id = ChangeID.documentationChanged
  let levels = "info"
  let summary = "other words about a symbol"
  let explanation = """
    Found on words, part by part (abstract, discussion, parameter, returns, notes), whatever the \
    line breaks and markers. Names that the text mentions for the first time are called out.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .documentation(.changed(let changes, let form)) = aspect else { return [] }
    let before = pair.old?.documentation.map { DocumentationWords.words($0.text) } ?? []
    return changes.map { change in
      let runs = WordRuns(from: change.oldWords, to: change.newWords)
      var finding = pair.finding(.documentationChanged, .info)
      finding.part = change.part
      finding.old = change.old
      finding.new = change.new
      finding.documentation = DocumentationChange(
        part: change.part, form: form.rawValue, removed: runs.removed, added: runs.added,
        mentions: DocumentationWords.mentions(in: change.newWords, butNotIn: before))
      return finding
    }
  }
}

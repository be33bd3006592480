/// Words about a symbol that had none.
struct DocumentationAdded: SymbolRule {
  let id = ChangeID.documentationAdded
  let levels = "info"
  let summary = "words about a symbol that had none"
  let explanation = """
    Doc comments, and plain comments directly above or at the end of the line.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .documentation(.added(let comment)) = aspect else { return [] }
    let parts = DocumentationParts(comment.text)
    let words = DocumentationWords.words(comment.text)
    var finding = pair.finding(.documentationAdded, .info)
    finding.part = parts.parts.first?.name
    finding.new = comment.text
    finding.documentation = DocumentationChange(
      part: parts.parts.first?.name ?? "abstract", form: comment.form.rawValue, removed: [],
      added: parts.parts.map(\.text), mentions: DocumentationWords.mentions(in: words, butNotIn: []))
    return [finding]
  }
}

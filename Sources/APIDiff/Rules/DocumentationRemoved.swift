/// The words about a symbol went.
struct DocumentationRemoved: SymbolRule {
  let id = ChangeID.documentationRemoved
  let levels = "info"
  let summary = "the words about a symbol went"
  let explanation = """
    Plain text that only moved to a neighbour is noise.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .documentation(.removed(let comment)) = aspect else { return [] }
    let parts = DocumentationParts(comment.text)
    var finding = pair.finding(.documentationRemoved, .info)
    finding.part = parts.parts.first?.name
    finding.old = comment.text
    finding.documentation = DocumentationChange(
      part: parts.parts.first?.name ?? "abstract", form: comment.form.rawValue,
      removed: parts.parts.map(\.text),
      added: [], mentions: [])
    return [finding]
  }
}

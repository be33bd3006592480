/// The same words in another form.
struct DocumentationReflowed: SymbolRule {
  let id = ChangeID.documentationReflowed
  let levels = "noise"
  let summary = "the same words in another form"
  let explanation = """
    Other line breaks, markers, tags or quote style.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .documentation(.reflowed(let old, let new)) = aspect else { return [] }
    var finding = pair.finding(.documentationReflowed, .noise)
    let before = DocumentationParts(old.text)
    let after = DocumentationParts(new.text).parts
    // The part whose form differs; where only markers around the parts do, the first.
    finding.part = (after.first { before[$0.name] != $0.text } ?? after.first)?.name
    finding.old = old.text
    finding.new = new.text
    return [finding]
  }
}

import SymbolModel

/// A documentation page came.
struct PageAdded: PageRule {
  let id = ChangeID.pageAdded
  let levels = "info"
  let summary = "a documentation page came"
  let explanation = """
    A page is known by the USR of its symbol, else by its path. A page of a module whose pages one side lacks \
    altogether is no news: a note says so. A page that came with the pages below it is a group.
    """

  func findings(for aspect: PageAspect, in pair: PagePair) -> [Finding] {
    guard aspect == .added, let page = pair.new else { return [] }
    var finding = pair.finding(.pageAdded, .info)
    let text = page.content.declarations.map(\.text)
    if let first = text.first { finding.declaration = Finding.Declarations(old: nil, new: first) }
    let abstract = page.content.paragraphs(of: "abstract")
    let words = page.content.texts.flatMap { $0.paragraphs.flatMap(DocumentationWords.words) }
    // What its title and declaration name is no news.
    let own = DocumentationWords.words(([page.title] + text).joined(separator: " "))
    let mentions = DocumentationWords.mentions(in: words, butNotIn: own)
    if !abstract.isEmpty || !mentions.isEmpty {
      finding.documentation = DocumentationChange(
        part: "abstract", form: DocumentationChange.page, removed: [], added: abstract, mentions: mentions)
    }
    return [finding]
  }
}

/// A documentation page went.
struct PageRemoved: PageRule {
  let id = ChangeID.pageRemoved
  let levels = "warning"
  let summary = "a documentation page went"
  let explanation = """
    Whoever links to it finds nothing. A page that is there but could not be read has not gone: its module is told as \
    incomplete.
    """

  func findings(for aspect: PageAspect, in pair: PagePair) -> [Finding] {
    guard aspect == .removed, let page = pair.old else { return [] }
    var finding = pair.finding(.pageRemoved, .warning)
    if let first = page.content.declarations.first {
      finding.declaration = Finding.Declarations(old: first.text, new: nil)
    }
    return [finding]
  }
}

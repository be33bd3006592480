/// A documentation page has another title.
struct PageTitleChanged: PageRule {
  let id = ChangeID.pageTitleChanged
  let levels = "info"
  let summary = "a documentation page has another title"
  let explanation = """
    Of a page for several languages, part names the language of a title that is not the first. What a page calls its \
    subject (Class, Property List Key) is the part kind.
    """

  func findings(for aspect: PageAspect, in pair: PagePair) -> [Finding] {
    guard case .title(let part, let old, let new) = aspect else { return [] }
    return [pair.finding(.pageTitleChanged, .info, part: part, old: old, new: new)]
  }
}

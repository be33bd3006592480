/// A documentation page shows another declaration.
struct PageDeclarationChanged: PageRule {
  let id = ChangeID.pageDeclarationChanged
  let levels = "info"
  let summary = "a documentation page shows another declaration"
  let explanation = """
    Language by language; part names it. White space is no difference. For a key of a property list the type of its \
    value stands for the declaration.
    """

  func findings(for aspect: PageAspect, in pair: PagePair) -> [Finding] {
    guard case .declaration(let language, let old, let new) = aspect else { return [] }
    var finding = pair.finding(.pageDeclarationChanged, .info, part: language, old: old, new: new)
    finding.declaration = Finding.Declarations(old: old, new: new)
    return [finding]
  }
}

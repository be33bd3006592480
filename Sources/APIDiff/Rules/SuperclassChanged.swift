/// A class has another superclass.
struct SuperclassChanged: SymbolRule {
  let id = ChangeID.superclassChanged
  let levels = "breaking"
  let summary = "a class has another superclass"
  let explanation = """
    What is inherited, and what a subclass may rely on, is not the same.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .superclass(let old, let new) = aspect else { return [] }
    return [pair.finding(.superclassChanged, .breaking, old: old, new: new)]
  }
}

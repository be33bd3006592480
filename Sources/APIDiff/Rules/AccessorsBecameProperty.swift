/// A getter, with or without a setter, became a property of the same name.
struct AccessorsBecameProperty: SymbolRule {
  let id = ChangeID.accessorsBecameProperty
  let levels = "warning"
  let summary = "a getter, with or without a setter, became a property of the same name"
  let explanation = """
    Objective-C calls compile as before; Swift sees a property where it saw methods.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .accessorsBecameProperty = aspect else { return [] }
    return [pair.finding(.accessorsBecameProperty, .warning, old: pair.old?.name, new: pair.new?.name)]
  }
}

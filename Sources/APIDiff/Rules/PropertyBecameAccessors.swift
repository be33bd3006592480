/// A property became a getter, with or without a setter.
struct PropertyBecameAccessors: SymbolRule {
  let id = ChangeID.propertyBecameAccessors
  let levels = "warning"
  let summary = "a property became a getter, with or without a setter"
  let explanation = """
    Objective-C calls compile as before, but not the dot syntax of class properties; Swift sees \
    methods where it saw a property.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .propertyBecameAccessors = aspect else { return [] }
    return [pair.finding(.propertyBecameAccessors, .warning, old: pair.old?.name, new: pair.new?.name)]
  }
}

/// The attributes of a property changed.
struct PropertyAttributesChanged: SymbolRule {
  let id = ChangeID.propertyAttributesChanged
  let levels = "warning; breaking when the setter goes; info when it comes"
  let summary = "the attributes of a property changed"
  let explanation = """
    Attributes compare in effect: an explicit default that comes or goes is nothing.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .propertyAttributes(let old, let new, let setter) = aspect else { return [] }
    let level: ChangeLevel = setter == .lost ? .breaking : setter == .gained ? .info : .warning
    return [
      pair.finding(
        .propertyAttributesChanged, level, old: old.isEmpty ? nil : old.joined(separator: ", "),
        new: new.isEmpty ? nil : new.joined(separator: ", "))
    ]
  }
}

extension Symbol {
  /// The name without its container: a selector, a property's, constant's or field's own name.
  public var ownName: String {
    switch kind {
    case .instanceMethod, .typeMethod:
      guard let space = name.firstIndex(of: " ") else { return name }
      return String(name[name.index(after: space)...].dropLast())
    case .property, .classProperty, .field, .enumConstant:
      guard let container, name.hasPrefix(container + ".") else { return name }
      return String(name.dropFirst(container.count + 1))
    default:
      return name
    }
  }
}

import SymbolModel

/// The accessors that the properties of some containers imply.
struct ImpliedAccessors {
  private let containers: Set<String>
  private var properties: [AccessorPlace: Symbol] = [:]

  /// Looks at properties of these containers alone.
  init(in containers: Set<String>) { self.containers = containers }

  /// Adds what a symbol implies, if it is a property.
  mutating func add(_ property: Symbol) {
    guard property.kind.isProperty, let container = property.containerKey, containers.contains(container)
    else { return }
    for selector in [property.getter, property.setter] {
      if let place = AccessorPlace(selector, of: property) { properties[place] = property }
    }
  }

  /// Whether a property implies the method. Only with the property's type is nothing lost.
  func imply(_ method: Symbol) -> Bool {
    guard let place = AccessorPlace(method), let property = properties[place] else { return false }
    let type = method.ownName == property.setter ? method.parameters.first?.type : method.type
    return NullabilityWords.removed(from: type ?? "") == NullabilityWords.removed(from: property.type ?? "")
  }
}

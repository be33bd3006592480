import SymbolModel

/// Where an accessor stands: what a property implies, and what a method is.
struct AccessorPlace: Hashable {
  private let container: String
  private let isOfClass: Bool
  private let selector: String

  /// The place of a method; nil for anything else.
  init?(_ method: Symbol) {
    guard method.kind.isMethod, let container = method.containerKey else { return nil }
    self.container = container
    isOfClass = method.kind == .typeMethod
    selector = method.ownName
  }

  /// The place of a property's accessor; nil where it has none.
  init?(_ selector: String?, of property: Symbol) {
    guard property.kind.isProperty, let selector, let container = property.containerKey else { return nil }
    self.container = container
    isOfClass = property.kind == .classProperty
    self.selector = selector
  }
}

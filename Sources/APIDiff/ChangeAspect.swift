import SymbolModel

/// One way in which two states of a symbol differ: a fact, not yet judged.
enum ChangeAspect {
  case added
  case removed
  case renamed(old: String, new: String)
  /// From one module to another.
  case moved(old: String, new: String)
  case kind(old: SymbolKind, new: SymbolKind)
  case accessorsBecameProperty
  case propertyBecameAccessors
  /// `part` names a parameter, or `return`; nil for the symbol's own type.
  case type(part: String?, old: String, new: String)
  case genericParameters(old: [String], new: [String])
  case propertyAttributes(old: [String], new: [String], setter: SetterChange)
  case superclass(old: String?, new: String?)
  case conformanceAdded(String)
  case conformanceRemoved(String)
  case requirement(isOptional: Bool)
  case enumValue(old: String, new: String)
  case enumType(old: String, new: String)
  case fieldOrder(old: [String], new: [String])
  case macroValue(old: String, new: String)
  case attribute(old: SymbolAttribute?, new: SymbolAttribute?)
  /// How Swift sees it. `part` says what of it.
  case swiftName(part: String?, old: String, new: String)
  case availability(AvailabilityChange)
  case documentation(DocumentationDelta)
  case parameterName(old: String, new: String)
  case header(old: String, new: String)

  /// Whether a header gave another name for Swift, or took the symbol out of sight.
  var isWrittenSwiftName: Bool {
    guard case .attribute(let old, let new) = self, let attribute = new ?? old else { return false }
    return attribute.parameter == nil && ["swift_name", "swift_private"].contains(attribute.name)
  }

  /// What became of a property's setter.
  enum SetterChange {
    case same, gained, lost
  }
}

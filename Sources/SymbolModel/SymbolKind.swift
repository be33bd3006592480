/// What a symbol is.
public enum SymbolKind: String, Sendable, Codable, CaseIterable {
  case `class`, `protocol`, `struct`, union, `enum`, typedef, function, variable, macro, category
  case instanceMethod = "instance-method"
  case typeMethod = "type-method"
  case property
  case classProperty = "class-property"
  case field
  case enumConstant = "enum-constant"
  case alias

  /// A method, of instances or of the type.
  public var isMethod: Bool { self == .instanceMethod || self == .typeMethod }
  /// A property, of instances or of the class.
  public var isProperty: Bool { self == .property || self == .classProperty }
  /// A struct, union or enum: what C calls a tag.
  public var isTag: Bool { self == .struct || self == .union || self == .enum }
  /// Holds members.
  public var isContainer: Bool {
    switch self {
    case .class, .protocol, .category, .struct, .union, .enum: true
    default: false
    }
  }
}

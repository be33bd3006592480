/// Every rule, in the order of the contract's table.
public enum RuleRegistry {
  /// The rules.
  public static let all: [any ChangeRule] = [
    ModuleAdded(),
    ModuleRemoved(),
    SymbolAdded(),
    SymbolRemoved(),
    KindChanged(),
    TypeChanged(),
    NullabilityChanged(),
    PropertyAttributesChanged(),
    AccessorsBecameProperty(),
    PropertyBecameAccessors(),
    SuperclassChanged(),
    ProtocolConformanceAdded(),
    ProtocolConformanceRemoved(),
    RequirementBecameOptional(),
    RequirementBecameRequired(),
    EnumValueChanged(),
    EnumUnderlyingTypeChanged(),
    FieldOrderChanged(),
    MacroValueChanged(),
    SwiftNameChanged(),
    AttributeChanged(),
    IntroducedChanged(),
    Deprecated(),
    DeprecationChanged(),
    Undeprecated(),
    ObsoletedChanged(),
    BecameUnavailable(),
    BecameAvailable(),
    AvailabilityMessageChanged(),
    DocumentationAdded(),
    DocumentationRemoved(),
    DocumentationChanged(),
    ParameterRenamed(),
    HeaderMoved(),
    DocumentationReflowed(),
  ]

  static let symbolRules: [any SymbolRule] = all.compactMap { $0 as? any SymbolRule }
}

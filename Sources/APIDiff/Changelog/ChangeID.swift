/// What kind of fact changed; the raw values are the contract's ids.
public enum ChangeID: String, Sendable, Codable, CaseIterable {
  case moduleAdded = "module-added"
  case moduleRemoved = "module-removed"
  case symbolAdded = "symbol-added"
  case symbolRemoved = "symbol-removed"
  case symbolRenamed = "symbol-renamed"
  case symbolMoved = "symbol-moved"
  case kindChanged = "kind-changed"
  case typeChanged = "type-changed"
  case nullabilityChanged = "nullability-changed"
  case propertyAttributesChanged = "property-attributes-changed"
  case accessorsBecameProperty = "accessors-became-property"
  case propertyBecameAccessors = "property-became-accessors"
  case superclassChanged = "superclass-changed"
  case protocolConformanceAdded = "protocol-conformance-added"
  case protocolConformanceRemoved = "protocol-conformance-removed"
  case requirementBecameOptional = "requirement-became-optional"
  case requirementBecameRequired = "requirement-became-required"
  case enumValueChanged = "enum-value-changed"
  case enumUnderlyingTypeChanged = "enum-underlying-type-changed"
  case fieldOrderChanged = "field-order-changed"
  case macroValueChanged = "macro-value-changed"
  case swiftNameChanged = "swift-name-changed"
  case attributeChanged = "attribute-changed"
  case introducedChanged = "introduced-changed"
  case deprecated
  case deprecationChanged = "deprecation-changed"
  case undeprecated
  case obsoletedChanged = "obsoleted-changed"
  case becameUnavailable = "became-unavailable"
  case becameAvailable = "became-available"
  case availabilityMessageChanged = "availability-message-changed"
  case documentationAdded = "documentation-added"
  case documentationRemoved = "documentation-removed"
  case documentationChanged = "documentation-changed"
  case pageAdded = "page-added"
  case pageRemoved = "page-removed"
  case pageTitleChanged = "page-title-changed"
  case pageTextChanged = "page-text-changed"
  case pageAvailabilityChanged = "page-availability-changed"
  case pageDeclarationChanged = "page-declaration-changed"
  case pageTopicsChanged = "page-topics-changed"
  case docsAvailabilityDisagrees = "docs-availability-disagrees"
  case docsDeprecationDisagrees = "docs-deprecation-disagrees"
  case docsDeclarationDisagrees = "docs-declaration-disagrees"
  case docsAbstractDisagrees = "docs-abstract-disagrees"
  case docsPageMissing = "docs-page-missing"
  case docsSymbolMissing = "docs-symbol-missing"
  case parameterRenamed = "parameter-renamed"
  case headerMoved = "header-moved"
  case documentationReflowed = "documentation-reflowed"
}

extension ChangeID {
  /// Whether it is about a documentation page and nothing else.
  public var isPage: Bool {
    switch self {
    case .pageAdded, .pageRemoved, .pageTitleChanged, .pageTextChanged, .pageAvailabilityChanged,
      .pageDeclarationChanged, .pageTopicsChanged:
      true
    default: false
    }
  }

  /// Whether it is about a header and a documentation page that disagree.
  public var isDocs: Bool {
    switch self {
    case .docsAvailabilityDisagrees, .docsDeprecationDisagrees, .docsDeclarationDisagrees,
      .docsAbstractDisagrees, .docsPageMissing, .docsSymbolMissing:
      true
    default: false
    }
  }
}

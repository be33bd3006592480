import APIDiff

/// A heading below a module's, in the order of the document.
enum MarkdownSection: String, CaseIterable {
  case added = "Added"
  case renamed = "Renamed and moved"
  case removed = "Removed"
  case deprecated = "Deprecated"
  case availability = "Availability"
  case changed = "Changed"
  case documentation = "Documentation"
  case noise = "Noise"

  /// The section that a finding stands in.
  init(of finding: Finding) {
    self = finding.level == .noise ? .noise : Self(of: finding.id)
  }

  private init(of id: ChangeID) {
    switch id {
    case .moduleAdded, .symbolAdded: self = .added
    case .symbolRenamed, .symbolMoved: self = .renamed
    case .moduleRemoved, .symbolRemoved: self = .removed
    case .deprecated, .deprecationChanged, .undeprecated: self = .deprecated
    case .introducedChanged, .obsoletedChanged, .becameUnavailable, .becameAvailable,
      .availabilityMessageChanged:
      self = .availability
    case .kindChanged, .typeChanged, .nullabilityChanged, .propertyAttributesChanged,
      .accessorsBecameProperty, .propertyBecameAccessors, .superclassChanged, .protocolConformanceAdded,
      .protocolConformanceRemoved, .requirementBecameOptional, .requirementBecameRequired, .enumValueChanged,
      .enumUnderlyingTypeChanged, .fieldOrderChanged, .macroValueChanged, .swiftNameChanged,
      .attributeChanged:
      self = .changed
    case .documentationAdded, .documentationRemoved, .documentationChanged: self = .documentation
    case .parameterRenamed, .headerMoved, .documentationReflowed: self = .noise
    }
  }
}

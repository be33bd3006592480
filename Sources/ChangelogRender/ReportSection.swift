import APIDiff

/// A part of a module's findings, in the order of documents that people read.
enum ReportSection: CaseIterable {
  case added, renamed, deprecated, availability, changed, documentation, pages, disagreements, removed, noise

  /// Its heading.
  var title: Phrase {
    switch self {
    case .added: .added
    case .renamed: .renamed
    case .deprecated: .deprecated
    case .availability: .availability
    case .changed: .changed
    case .documentation: .documentation
    case .pages: .pages
    case .disagreements: .headersAndPages
    case .removed: .removed
    case .noise: .noise
    }
  }

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
    case .pageAdded, .pageRemoved, .pageTitleChanged, .pageTextChanged, .pageAvailabilityChanged,
      .pageDeclarationChanged, .pageTopicsChanged:
      self = .pages
    case .docsAvailabilityDisagrees, .docsDeprecationDisagrees, .docsDeclarationDisagrees,
      .docsAbstractDisagrees, .docsPageMissing, .docsSymbolMissing:
      self = .disagreements
    case .parameterRenamed, .headerMoved, .documentationReflowed: self = .noise
    }
  }
}

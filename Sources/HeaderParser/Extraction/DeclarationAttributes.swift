import LibClang
import SymbolModel

/// What the attributes of one declaration say together.
struct DeclarationAttributes {
  var availability = Availability()
  var asWritten: [String] = []
  var regions: [String] = []
  /// What the module's own macros among them stand for.
  var macros: [String: String] = [:]
  var others: Set<SymbolAttribute> = []

  /// Names that tell nothing about an interface.
  private static let ignored: Set<String> = [
    "visibility", "availability", "cf_audited_transfer", "nothrow", "const", "pure", "cold", "used",
    "unused", "always_inline", "gnu_inline", "nodebug", "weak_import", "malloc", "alloc_size",
    "external_source_symbol", "asm", "no_sanitize", "artificial", "weak", "extern", "import", "NSObject",
    "flatten", "noinline", "internal_linkage", "exclude_from_explicit_instantiation", "diagnose_if",
    "type_visibility", "objc_runtime_visible", "annotate",
  ]

  /// An audited header says of everything in it that it is not sendable unless it says so: that is what
  /// holds anyway, and nothing about the one declaration.
  private static func isAssumed(_ attribute: ParsedAttribute) -> Bool {
    attribute.name == "swift_attr" && attribute.arguments.contains { $0.text.holds("_assumed") }
  }

  mutating func add(
    _ written: AttributeResolver.Written, parameter: String? = nil,
    isOwn: (SourceFile) -> Bool = { _ in false }
  ) {
    var isAboutAvailability = false
    for attribute in written.attributes {
      if parameter == nil, AvailabilityReader.add(attribute, to: &availability) {
        isAboutAvailability = true
      } else if !Self.ignored.contains(attribute.name), !Self.isAssumed(attribute) {
        others.insert(
          SymbolAttribute(
            name: attribute.name, arguments: attribute.arguments.spelled, parameter: parameter))
      }
    }
    guard isAboutAvailability else { return }
    // Only the module's own: what others define depends on nothing in this module.
    if let macro = written.macro, isOwn(macro.file) { macros[macro.name] = macro.body }
    if written.isRegion {
      if !regions.contains(written.text) { regions.append(written.text) }
    } else if !asWritten.contains(written.text) {
      asWritten.append(written.text)
    }
  }
}

import LibClang
import SymbolModel

/// What the attributes of one declaration say together.
struct DeclarationAttributes {
  var availability = Availability()
  var asWritten: [String] = []
  var others: Set<SymbolAttribute> = []

  /// Names that tell nothing about an interface.
  private static let ignored: Set<String> = [
    "visibility", "availability", "cf_audited_transfer", "nothrow", "const", "pure", "cold", "used",
    "unused", "always_inline", "gnu_inline", "nodebug", "weak_import", "malloc", "alloc_size",
    "external_source_symbol", "asm", "no_sanitize", "artificial", "weak", "extern", "import", "NSObject",
    "flatten", "noinline", "internal_linkage", "exclude_from_explicit_instantiation", "diagnose_if",
    "type_visibility", "objc_runtime_visible", "annotate",
  ]

  mutating func add(_ written: AttributeResolver.Written, parameter: String? = nil) {
    var isAboutAvailability = false
    for attribute in written.attributes {
      if parameter == nil, AvailabilityReader.add(attribute, to: &availability) {
        isAboutAvailability = true
      } else if !Self.ignored.contains(attribute.name) {
        others.insert(
          SymbolAttribute(
            name: attribute.name, arguments: attribute.arguments.spelled, parameter: parameter))
      }
    }
    if isAboutAvailability, !asWritten.contains(written.text) { asWritten.append(written.text) }
  }
}

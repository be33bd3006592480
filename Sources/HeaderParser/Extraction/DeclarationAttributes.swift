import LibClang
import SymbolModel

/// What the attributes of one declaration say together.
struct DeclarationAttributes {
  var availability = StatedAvailability()
  var asWritten: [String] = []
  var regions: [String] = []
  /// What the module's own macros among them stand for.
  var macros: [String: String] = [:]
  var others: Set<SymbolAttribute> = []

  mutating func add(
    _ written: AttributeResolver.Written, parameter: String? = nil,
    isOwn: (SourceFile) -> Bool = { _ in false }
  ) {
    if let parameter {
      for other in written.others {
        others.insert(SymbolAttribute(name: other.name, arguments: other.arguments, parameter: parameter))
      }
      return
    }
    if !written.others.isEmpty { others.formUnion(written.others) }
    availability.add(written)
    guard written.isAboutAvailability else { return }
    // Only the module's own: what others define depends on nothing in this module.
    if let macro = written.macro, isOwn(macro.file) { macros[macro.name] = macro.body }
    if written.isRegion {
      if !regions.contains(written.text) { regions.append(written.text) }
    } else if !asWritten.contains(written.text) {
      asWritten.append(written.text)
    }
  }
}

import LibClang
import SymbolModel

/// What the attributes of one declaration say together.
struct DeclarationAttributes {
  var availability = Availability()
  var asWritten: [String] = []
  var others: Set<SymbolAttribute> = []

  mutating func add(_ written: AttributeResolver.Written, parameter: String? = nil) {
    if let parameter {
      for other in written.others {
        others.insert(SymbolAttribute(name: other.name, arguments: other.arguments, parameter: parameter))
      }
      return
    }
    others.formUnion(written.others)
    for (platform, item) in written.availability { availability.add(item, on: platform) }
    if written.isAboutAvailability, !asWritten.contains(written.text) { asWritten.append(written.text) }
  }
}

import SymbolModel

/// The canonical form of a symbol's content: all but its key, USR and place, which stand in the index.
enum SymbolCoding {
  static func encode(_ symbol: Symbol, to writer: inout CanonicalWriter) {
    writer.beginObject()
    content(symbol, to: &writer)
    writer.endObject()
  }

  static func content(
    _ symbol: Symbol, to writer: inout CanonicalWriter, alwaysWithEffective: Bool = false
  ) {
    writer.property("kind", symbol.kind.rawValue)
    writer.property("name", symbol.name)
    writer.property("container", symbol.container)
    writer.property("containerKey", symbol.containerKey)
    writer.property("declaration", symbol.declaration)
    writer.property("type", symbol.type)
    parameters(symbol.parameters, to: &writer)
    writer.property("variadic", symbol.isVariadic)
    writer.property("noPrototype", symbol.hasNoPrototype)
    if !symbol.availability.isEmpty {
      writer.key("availability")
      availability(symbol.availability, to: &writer)
    }
    // Most often the same: said only where the container adds something.
    if symbol.effectiveAvailability != symbol.availability
      || alwaysWithEffective && !symbol.effectiveAvailability.isEmpty
    {
      writer.key("effectiveAvailability")
      availability(symbol.effectiveAvailability, to: &writer)
    }
    writer.property("availabilityAsWritten", symbol.availabilityAsWritten)
    writer.property("availabilityRegions", symbol.availabilityRegions)
    writer.property("deprecatingCategory", symbol.deprecatingCategory)
    attributes(symbol.attributes, to: &writer)
    if let comment = symbol.documentation {
      writer.key("documentation")
      writer.beginObject()
      writer.property("form", comment.form.rawValue)
      writer.property("text", comment.text)
      writer.endObject()
    }
    writer.property("superclass", symbol.superclass)
    writer.property("protocols", symbol.protocols)
    writer.property("genericParameters", symbol.genericParameters)
    writer.property("optional", symbol.isOptional)
    writer.property("value", symbol.value)
    writer.property("valueAsWritten", symbol.valueAsWritten)
    writer.property("propertyAttributes", symbol.propertyAttributes)
    writer.property("getter", symbol.getter)
    writer.property("setter", symbol.setter)
    writer.property("fields", symbol.fields)
    writer.property("incomplete", symbol.isIncomplete)
    writer.property("reserved", symbol.isReserved)
  }

  static func availability(_ availability: Availability, to writer: inout CanonicalWriter) {
    writer.beginObject()
    for platform in availability.platforms {
      guard let item = availability[platform] else { continue }
      writer.key(platform.rawValue)
      writer.beginObject()
      writer.property("introduced", item.introduced.map(text))
      writer.property("deprecated", item.deprecated.map(text))
      writer.property("obsoleted", item.obsoleted.map(text))
      writer.property("isDeprecated", item.isDeprecated)
      writer.property("unavailable", item.isUnavailable)
      writer.property("message", item.message)
      writer.property("replacement", item.replacement)
      writer.endObject()
    }
    writer.endObject()
  }

  private static func text(_ version: Version) -> String {
    version.isToBeDeprecated ? "100000" : version.description
  }

  private static func parameters(_ parameters: [Parameter], to writer: inout CanonicalWriter) {
    guard !parameters.isEmpty else { return }
    writer.key("parameters")
    writer.beginArray()
    for parameter in parameters {
      writer.beginObject()
      writer.property("name", parameter.name)
      if !parameter.type.isEmpty { writer.property("type", parameter.type) }
      writer.endObject()
    }
    writer.endArray()
  }

  private static func attributes(_ attributes: [SymbolAttribute], to writer: inout CanonicalWriter) {
    guard !attributes.isEmpty else { return }
    writer.key("attributes")
    writer.beginArray()
    for attribute in attributes {
      writer.beginObject()
      writer.property("name", attribute.name)
      if !attribute.arguments.isEmpty { writer.property("arguments", attribute.arguments) }
      writer.property("parameter", attribute.parameter)
      writer.endObject()
    }
    writer.endArray()
  }
}

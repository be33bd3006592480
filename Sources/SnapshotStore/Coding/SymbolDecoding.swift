import SymbolModel

/// Reads what `SymbolCoding` writes.
enum SymbolDecoding {
  /// nil when the bytes are no symbol.
  static func symbol(_ bytes: ArraySlice<UInt8>, key: String, usr: String) -> Symbol? {
    CanonicalReader.read(bytes) { reader in
      var symbol = Symbol(key: key, usr: usr, kind: .function, name: "")
      var kind: SymbolKind?
      var name: String?
      var effective: Availability?
      reader.members { member, reader in
        switch member {
        case "kind": kind = reader.string().flatMap(SymbolKind.init)
        case "name": name = reader.string()
        case "effectiveAvailability": effective = availability(&reader)
        default: read(member, of: &symbol, &reader)
        }
      }
      guard let kind, let name else { return nil }
      symbol.kind = kind
      symbol.name = name
      symbol.effectiveAvailability = effective ?? symbol.availability
      return symbol
    }
  }

  private static func read(_ member: String, of symbol: inout Symbol, _ reader: inout CanonicalReader) {
    switch member {
    case "container": symbol.container = reader.string()
    case "containerKey": symbol.containerKey = reader.string()
    case "declaration": symbol.declaration = reader.string() ?? ""
    case "type": symbol.type = reader.string()
    case "parameters": symbol.parameters = parameters(&reader)
    case "variadic": symbol.isVariadic = reader.isTrue()
    case "noPrototype": symbol.hasNoPrototype = reader.isTrue()
    case "availability": symbol.availability = availability(&reader)
    case "availabilityAsWritten": symbol.availabilityAsWritten = reader.strings()
    case "availabilityRegions": symbol.availabilityRegions = reader.strings()
    case "deprecatingCategory": symbol.deprecatingCategory = reader.string()
    case "attributes": symbol.attributes = attributes(&reader)
    case "documentation": symbol.documentation = documentation(&reader)
    case "superclass": symbol.superclass = reader.string()
    case "protocols": symbol.protocols = reader.strings()
    case "genericParameters": symbol.genericParameters = reader.strings()
    case "optional": symbol.isOptional = reader.isTrue()
    case "value": symbol.value = reader.string()
    case "valueAsWritten": symbol.valueAsWritten = reader.string()
    case "propertyAttributes": symbol.propertyAttributes = reader.strings()
    case "getter": symbol.getter = reader.string()
    case "setter": symbol.setter = reader.string()
    case "fields": symbol.fields = reader.strings()
    case "incomplete": symbol.isIncomplete = reader.isTrue()
    case "reserved": symbol.isReserved = reader.isTrue()
    default: reader.pass()
    }
  }

  private static func parameters(_ reader: inout CanonicalReader) -> [Parameter] {
    var parameters: [Parameter] = []
    reader.elements { reader in
      var name = ""
      var type = ""
      reader.members { member, reader in
        switch member {
        case "name": name = reader.string() ?? ""
        case "type": type = reader.string() ?? ""
        default: reader.pass()
        }
      }
      parameters.append(Parameter(name: name, type: type))
    }
    return parameters
  }

  private static func attributes(_ reader: inout CanonicalReader) -> [SymbolAttribute] {
    var attributes: [SymbolAttribute] = []
    reader.elements { reader in
      var name = ""
      var arguments = ""
      var parameter: String?
      reader.members { member, reader in
        switch member {
        case "name": name = reader.string() ?? ""
        case "arguments": arguments = reader.string() ?? ""
        case "parameter": parameter = reader.string()
        default: reader.pass()
        }
      }
      attributes.append(SymbolAttribute(name: name, arguments: arguments, parameter: parameter))
    }
    return attributes
  }

  private static func documentation(_ reader: inout CanonicalReader) -> DocComment? {
    var form = DocComment.Form.doc
    var text: String?
    reader.members { member, reader in
      switch member {
      case "form": form = reader.string().flatMap(DocComment.Form.init) ?? .doc
      case "text": text = reader.string()
      default: reader.pass()
      }
    }
    return text.map { DocComment(form: form, text: $0) }
  }

  private static func availability(_ reader: inout CanonicalReader) -> Availability {
    var items: [PlatformName: AvailabilityItem] = [:]
    reader.members { platform, reader in
      var item = AvailabilityItem()
      reader.members { member, reader in
        switch member {
        case "introduced": item.introduced = reader.version()
        case "deprecated": item.deprecated = reader.version()
        case "obsoleted": item.obsoleted = reader.version()
        case "isDeprecated": item.isDeprecated = reader.isTrue()
        case "unavailable": item.isUnavailable = reader.isTrue()
        case "message": item.message = reader.string()
        case "replacement": item.replacement = reader.string()
        default: reader.pass()
        }
      }
      items[PlatformName(rawValue: platform)] = item
    }
    return Availability(items)
  }
}

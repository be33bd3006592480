import SymbolModel

extension SymbolsObject {
  /// The canonical bytes of a module.
  public static func encode(_ module: ModuleSnapshot) -> [UInt8] {
    var records = CanonicalWriter()
    var index: [UInt8] = []
    records.reserve(module.symbols.count * 400)
    index.reserveCapacity(module.symbols.count * 160)
    // By their places: to copy a symbol is to count references to all its parts.
    for number in module.symbols.indices {
      let start = records.bytes.count
      SymbolCoding.encode(module.symbols[number], to: &records)
      let length = records.bytes.count - start
      records.endLine()
      SymbolsIndexText.append(module.symbols[number].key, to: &index)
      for count in [length, module.symbols[number].line] {
        index.append(0x09)
        index += String(count).utf8
      }
      index.append(0x09)
      SymbolsIndexText.append(module.symbols[number].header, to: &index)
      index.append(0x09)
      if module.symbols[number].usr != module.symbols[number].key {
        SymbolsIndexText.append(module.symbols[number].usr, to: &index)
      }
      index.append(0x0A)
    }
    var head = CanonicalWriter()
    head.beginObject()
    head.property("module", module.name)
    if !module.incomplete.isEmpty {
      head.key("incomplete")
      head.beginArray()
      for entry in module.incomplete {
        head.beginObject()
        head.property("header", entry.header)
        head.key("line")
        head.number(entry.line)
        head.property("reason", entry.reason)
        head.property("names", entry.names)
        head.endObject()
      }
      head.endArray()
    }
    if !module.availabilityMacros.isEmpty {
      head.key("availabilityMacros")
      head.beginObject()
      for name in module.availabilityMacros.keys.sorted() {
        head.key(name)
        head.string(module.availabilityMacros[name] ?? "")
      }
      head.endObject()
    }
    head.property("standIns", module.standIns)
    head.endObject()
    var bytes = Array("\(magic)\(currentFormat)\n".utf8)
    bytes += head.bytes
    bytes += Array("\n\(module.symbols.count)\n".utf8)
    return bytes + index + records.bytes
  }
}

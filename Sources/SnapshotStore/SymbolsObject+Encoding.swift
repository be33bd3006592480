import SymbolModel

extension SymbolsObject {
  /// The canonical bytes of a module.
  public static func encode(_ module: ModuleSnapshot) -> [UInt8] {
    var records = CanonicalWriter()
    var index: [UInt8] = []
    for symbol in module.symbols {
      let start = records.bytes.count
      SymbolCoding.encode(symbol, to: &records)
      let length = records.bytes.count - start
      records.endLine()
      SymbolsIndexText.append(symbol.key, to: &index)
      index += "\t\(length)\t\(symbol.line)\t".utf8
      SymbolsIndexText.append(symbol.header, to: &index)
      index.append(0x09)
      if symbol.usr != symbol.key { SymbolsIndexText.append(symbol.usr, to: &index) }
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

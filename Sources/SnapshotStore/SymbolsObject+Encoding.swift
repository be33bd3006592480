import SymbolModel

extension SymbolsObject {
  /// The canonical bytes of a module.
  public static func encode(_ module: ModuleSnapshot) -> [UInt8] {
    var records: [UInt8] = []
    var index: [UInt8] = []
    for symbol in module.symbols {
      var writer = CanonicalWriter()
      SymbolCoding.encode(symbol, to: &writer)
      let digest = writer.bytes.withUnsafeBytes { ContentDigest.sha256($0) }
      index += SymbolsIndexText.field(symbol.key)
      let middle =
        "\t\(ContentDigest.hexadecimal(digest.prefix(16)))\t\(records.count)\t\(writer.bytes.count)\t\(symbol.line)\t"
      index += Array(middle.utf8)
      index += SymbolsIndexText.field(symbol.header)
      index.append(0x09)
      if symbol.usr != symbol.key { index += SymbolsIndexText.field(symbol.usr) }
      index.append(0x0A)
      records += writer.bytes
      records.append(0x0A)
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
    var bytes = Array("\(magic)\n".utf8)
    bytes += head.bytes
    bytes += Array("\n\(module.symbols.count)\n".utf8)
    return bytes + index + records
  }
}

import SymbolModel

extension SymbolsObject {
  /// The module as one JSON value: `module`, `symbols` with `key`, `usr`, place and content, `incomplete`.
  ///
  /// - Throws: `StoreError.damaged`.
  public func json() throws -> [UInt8] { try json(of: index) }

  /// The same for some of the symbols.
  ///
  /// - Throws: `StoreError.damaged`.
  public func json(of entries: [Entry]) throws -> [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.property("module", module)
    writer.key("symbols")
    writer.beginArray()
    for entry in entries {
      let symbol = try symbol(entry)
      writer.beginObject()
      writer.property("key", symbol.key)
      writer.property("usr", symbol.usr)
      SymbolCoding.content(symbol, to: &writer, alwaysWithEffective: true)
      writer.property("header", symbol.header)
      writer.key("line")
      writer.number(symbol.line)
      writer.endObject()
    }
    writer.endArray()
    if !incomplete.isEmpty {
      writer.key("incomplete")
      writer.beginArray()
      for entry in incomplete {
        writer.beginObject()
        writer.property("header", entry.header)
        writer.key("line")
        writer.number(entry.line)
        writer.property("reason", entry.reason)
        writer.property("names", entry.names)
        writer.endObject()
      }
      writer.endArray()
    }
    writer.property("standIns", standIns)
    writer.endObject()
    return writer.bytes
  }
}

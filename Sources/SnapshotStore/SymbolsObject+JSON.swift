import SymbolModel

extension SymbolsObject {
  /// The module as one JSON value: `module`, `symbols` with `key`, `usr`, place and content, `incomplete`; with `names`
  /// also how Swift sees the symbols.
  ///
  /// - Throws: `StoreError.damaged`.
  public func json(names: SwiftNamesObject? = nil) throws -> [UInt8] { try json(of: index, names: names) }

  /// The same for some of the symbols.
  ///
  /// - Throws: `StoreError.damaged`.
  public func json(of entries: [Entry], names: SwiftNamesObject? = nil) throws -> [UInt8] {
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
      if let name = names?[symbol.key] {
        writer.property("swiftName", name.shown(for: symbol.kind))
        writer.property("swiftPath", name.path)
        writer.property("swiftAsyncName", name.asyncShown(for: symbol.kind))
        writer.property("swiftHiding", name.hiding?.rawValue)
      }
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

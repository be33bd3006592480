extension SymbolsObject {
  /// What stands before a name in a list of names.
  package enum NameSign: UInt8, Sendable {
    /// It is there.
    case present = 0x3D
    /// It came, went, or is another.
    case added = 0x2B
    case removed = 0x2D
    case changed = 0x7E
  }

  /// The names of all symbols, as `names(of:)` gives them.
  ///
  /// - Throws: `StoreError.damaged`.
  package func names(_ swiftNames: SwiftNamesObject? = nil) throws -> [UInt8] {
    try names(of: (0..<count).map { (.present, $0) }, swiftNames)
  }

  /// Lines of a list of names: `SIGN KIND ⇥ KEY ⇥ NAME ⇥ USR ⇥ SWIFT ⇥ ASYNC`, the USR where it is not the key, and the
  /// paths in Swift where they are known. What no line can bear is written as in an index (`SymbolsIndexText`).
  ///
  /// - Throws: `StoreError.damaged`.
  package func names(
    of rows: [(sign: NameSign, row: Int)], _ swiftNames: SwiftNamesObject? = nil
  ) throws -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(rows.count * 96)
    try withIndex { reader in
      for (sign, row) in rows {
        let place = reader.index.rows[row]
        let record = UnsafeRawBufferPointer(rebasing: reader.bytes[reader.index.record(place)])
        lines.append(sign.rawValue)
        if let (kind, name) = Self.head(of: record) {
          lines.append(contentsOf: kind)
          lines.append(0x09)
          lines.append(contentsOf: reader.bytes(place.key))
          lines.append(0x09)
          lines.append(contentsOf: name)
        } else {
          let symbol = try symbol(at: row)
          SymbolsIndexText.append(symbol.kind.rawValue, to: &lines)
          lines.append(0x09)
          lines.append(contentsOf: reader.bytes(place.key))
          lines.append(0x09)
          SymbolsIndexText.append(symbol.name, to: &lines)
        }
        lines.append(0x09)
        lines.append(contentsOf: reader.bytes(place.usr))
        let swift = swiftNames?[reader.key(row)]
        for path in [swift?.path, swift?.asyncPath] {
          lines.append(0x09)
          if let path { SymbolsIndexText.append(path, to: &lines) }
        }
        lines.append(0x0A)
      }
    }
    return lines
  }

  /// Kind and name at the beginning of a record, where they stand without any escape: to decode the rest takes fifty
  /// times as long. nil where the record begins otherwise.
  private static func head(
    of record: UnsafeRawBufferPointer
  ) -> (kind: UnsafeRawBufferPointer, name: UnsafeRawBufferPointer)? {
    var at = 0
    func text(after words: StaticString) -> UnsafeRawBufferPointer? {
      let size = words.utf8CodeUnitCount
      guard record.count - at > size,
        words.withUTF8Buffer({ UnsafeRawBufferPointer(rebasing: record[at..<(at + size)]).elementsEqual($0) })
      else { return nil }
      let start = at + size
      guard let end = record[start...].firstIndex(of: 0x22) else { return nil }
      let text = UnsafeRawBufferPointer(rebasing: record[start..<end])
      guard !text.contains(where: { $0 == SymbolsIndexText.escape || $0 < 0x20 }) else { return nil }
      at = end
      return text
    }
    guard let kind = text(after: "{\"kind\":\""), let name = text(after: "\",\"name\":\"") else { return nil }
    return (kind, name)
  }
}

/// Texts in an index: `\9.` stands for a tab, which would end the field.
package enum SymbolsIndexText {
  static let escape: UInt8 = 0x5C

  /// The text that a field stands for.
  package static func text(_ field: UnsafeRawBufferPointer) -> String {
    field.contains(escape)
      ? String(decoding: bytes(field), as: UTF8.self) : String(decoding: field, as: UTF8.self)
  }

  /// The bytes that a field stands for.
  static func bytes(_ field: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(field.count)
    var at = 0
    while at < field.count {
      if field[at] == escape, let dot = field[at...].firstIndex(of: 0x2E),
        let code = UInt8(String(decoding: field[(at + 1)..<dot], as: UTF8.self))
      {
        result.append(code)
        at = dot + 1
      } else {
        result.append(field[at])
        at += 1
      }
    }
    return result
  }

  /// Appends the field that stands for a text.
  package static func append(_ text: String, to line: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      guard utf8.contains(where: { $0 < 0x20 || $0 == escape }) else {
        line.append(contentsOf: utf8)
        return
      }
      for byte in utf8 {
        if byte < 0x20 || byte == escape {
          line += "\\\(byte).".utf8
        } else {
          line.append(byte)
        }
      }
    }
  }
}

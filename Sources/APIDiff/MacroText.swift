/// The body of a macro, as it compares.
enum MacroText {
  /// Without the white space that means nothing: `a + b` is `a+b`, but `int x` and `"a b"` stay.
  static func tight(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var quote: UInt8?
    var isEscaped = false
    var hasGap = false
    for byte in text.utf8 {
      if let open = quote {
        result.append(byte)
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == 0x5C && !isEscaped
        continue
      }
      if byte == 0x20 || byte == 0x09 {
        hasGap = true
        continue
      }
      if hasGap, let last = result.last, isWord(last), isWord(byte) { result.append(0x20) }
      hasGap = false
      if byte == 0x22 || byte == 0x27 { quote = byte }
      result.append(byte)
    }
    return result
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }
}

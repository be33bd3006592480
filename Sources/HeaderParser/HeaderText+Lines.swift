/// White space between two places.
extension HeaderText {
  /// Whether nothing but white space with at most one end of line is there.
  func holdsOneBreakAtMost(_ range: Range<Int>) -> Bool {
    var breaks = 0
    for byte in bytes[range] {
      if byte == 0x0A { breaks += 1 } else if !Self.isBlank(byte) { return false }
    }
    return breaks < 2
  }

  /// Whether an empty line is there.
  func holdsBlankLine(_ range: Range<Int>) -> Bool {
    var breaks = 0
    for byte in bytes[range] {
      if byte == 0x0A { breaks += 1 } else if !Self.isBlank(byte) { breaks = 0 }
      if breaks > 1 { return true }
    }
    return false
  }

  /// Whether the line around `offset` goes on one that ends with a backslash.
  func continuesLine(around offset: Int) -> Bool {
    var at = lineRange(around: offset).lowerBound - 1
    guard at > 0 else { return false }
    at -= bytes[at - 1] == 0x0D ? 1 : 0
    return at > 0 && bytes[at - 1] == 0x5C
  }

  /// A blank, a tab, or the return of a line that ends with both.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

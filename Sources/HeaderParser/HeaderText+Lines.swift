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

  /// The number of the line of a byte, from 1.
  func line(at offset: Int) -> Int { 1 + bytes[..<offset].count { $0 == 0x0A } }

  /// The definitions of macros that begin in a stretch, from their names to their ends.
  func definitions(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = range.lowerBound
    while at < min(range.upperBound, bytes.count) {
      let end = endOfLogicalLine(at)
      let start = skipSpace(from: at)
      if start < end, bytes[start] == 0x23, let word = identifier(at: skipSpace(from: start + 1)),
        text(word) == "define", let name = identifier(at: skipSpace(from: word.upperBound))
      {
        found.append(name.lowerBound..<GuardedBlock.endOfBody(self, name.lowerBound..<end))
      }
      at = end + 1
    }
    return found
  }

  /// The end of a stretch without the blanks that close it.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = min(range.upperBound, bytes.count)
    while end > range.lowerBound, Self.isBlank(bytes[end - 1]) || bytes[end - 1] == 0x0A { end -= 1 }
    return end
  }

  /// A blank, a tab, or the return of a line that ends with both.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

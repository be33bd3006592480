/// Where one declaration ends and the next begins, in bytes alone.
extension HeaderText {
  /// The stretch of the declaration around `offset`: from after the `;`, `{`, `}` before it to the one
  /// behind it, but not into another member of a class; a preprocessor line is its own.
  func statement(around offset: Int) -> Range<Int> {
    let line = lineRange(around: offset)
    let first = skipSpace(from: line.lowerBound)
    if first < line.upperBound, bytes[first] == 0x23 { return line }
    var start = min(offset, bytes.count)
    while start > 0, !endsStatement(bytes[start - 1]) {
      if startsMember(at: start) { break }
      start -= 1
    }
    var end = min(offset, bytes.count)
    if end < bytes.count, !endsStatement(bytes[end]) { end += 1 }
    while end < bytes.count, !endsStatement(bytes[end]), !startsMember(at: end) { end += 1 }
    return start..<end
  }

  private func endsStatement(_ byte: UInt8) -> Bool { byte == 0x3B || byte == 0x7B || byte == 0x7D }

  /// Whether a line begins here, with a method or one of the words that stand between members.
  private func startsMember(at offset: Int) -> Bool {
    let byte = bytes[min(offset, bytes.count - 1)]
    guard byte == 0x2D || byte == 0x2B || byte == 0x40 else { return false }
    var before = offset
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    guard before == 0 || bytes[before - 1] == 0x0A else { return false }
    let next = skipSpace(from: offset + 1)
    if byte != 0x40 { return next < bytes.count && bytes[next] == 0x28 }
    guard let word = identifier(at: next) else { return false }
    return ["property", "end", "optional", "required"].contains(text(word))
  }
}

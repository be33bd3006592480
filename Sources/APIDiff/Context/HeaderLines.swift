/// The lines of a header.
struct HeaderLines {
  let lines: [Substring]

  /// Cuts bytes into lines; what is no UTF-8 is shown as such.
  init(_ bytes: some Collection<UInt8>) {
    var lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // The last line ends, too.
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// No more lines of a comment above a declaration, and of the declaration itself.
  private static let above = 30
  private static let below = 12

  /// The lines of the declaration that begins at a line, from 1, with the comment above it; from 0.
  func span(of line: Int) -> Range<Int> {
    guard line >= 1, line <= lines.count else { return 0..<0 }
    var start = line - 1
    while start > 0, line - start <= Self.above, belongs(lines[start - 1]) { start -= 1 }
    var end = line - 1
    let isMacro = Self.trimmed(lines[end]).hasPrefix("#")
    while end + 1 < lines.count, end - line < Self.below, goesOn(lines[end], isMacro) { end += 1 }
    return start..<end + 1
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop(while: \.isWhitespace)
    while line.last?.isWhitespace == true { line.removeLast() }
    return line
  }

  /// Whether a line above a declaration is of it: a comment or an attribute, not the end of something else.
  private func belongs(_ line: Substring) -> Bool {
    let text = Self.trimmed(line)
    if text.isEmpty { return false }
    if ["//", "/*", "*"].contains(where: text.hasPrefix) || text.hasSuffix("*/") { return true }
    return !text.hasPrefix("#") && !text.hasPrefix("@") && !";{},".contains(text.last ?? ";")
  }

  private func goesOn(_ line: Substring, _ isMacro: Bool) -> Bool {
    let text = Self.trimmed(line)
    if isMacro || text.hasSuffix("\\") { return text.hasSuffix("\\") }
    return !text.contains(";") && !"{},".contains(text.last ?? "{")
  }
}

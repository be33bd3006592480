/// The inside of a condition by which a header defines something unless somebody did so before:
///
/// ```
/// #ifndef KIT_LIMIT
/// #define KIT_LIMIT 4
/// #endif
/// ```
struct GuardedBlock {
  /// The macro whose absence the condition asks for, and which the block defines.
  let name: String
  /// Definitions of macros that no further condition is around, from the name to the end.
  private(set) var macros: [Range<Int>] = []
  /// Type definitions of one name by plain words, likewise: `typedef unsigned kit_id;`.
  private(set) var typedefs: [Range<Int>] = []

  /// Reads the block whose condition begins at the `#` at the start of `range`; nil for any other condition.
  init?(_ header: HeaderText, _ range: Range<Int>) {
    let first = header.lineRange(around: range.lowerBound)
    let condition = PreprocessorLexer.tokens(
      header.bytes[range.lowerBound..<max(range.lowerBound, first.upperBound)]
    )
    .map(\.text)
    let words = condition.filter { $0 != "(" && $0 != ")" }
    switch words.count {
    case 3 where words[1] == "ifndef": name = words[2]
    case 5 where words[1] == "if" && words[2] == "!" && words[3] == "defined": name = words[4]
    default: return nil
    }
    var definesName = false
    var depth = 0
    var at = first.upperBound + 1
    while at < min(range.upperBound, header.bytes.count) {
      let end = header.endOfLogicalLine(at)
      defer { at = end + 1 }
      let start = header.skipSpace(from: at)
      guard start < end else { continue }
      guard header.bytes[start] == 0x23 else {
        if depth == 0, Self.isPlainTypedef(header, start..<end) { typedefs.append(start..<end) }
        continue
      }
      guard let word = header.identifier(at: header.skipSpace(from: start + 1)) else { continue }
      switch header.text(word) {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif": depth -= 1
      case "define" where depth == 0:
        guard let defined = header.identifier(at: header.skipSpace(from: word.upperBound)) else { continue }
        if header.text(defined) == name { definesName = true }
        macros.append(defined.lowerBound..<Self.endOfBody(header, defined.lowerBound..<end))
      default: break
      }
    }
    guard definesName else { return nil }
  }

  /// Where a definition ends before the comment behind it.
  static func endOfBody(_ header: HeaderText, _ line: Range<Int>) -> Int {
    guard let comment = header.comments.last(where: { line.contains($0.range.lowerBound) }),
      comment.range.upperBound >= header.trimmedEnd(of: line)
    else { return header.trimmedEnd(of: line) }
    return header.trimmedEnd(of: line.lowerBound..<comment.range.lowerBound)
  }

  private static func isPlainTypedef(_ header: HeaderText, _ line: Range<Int>) -> Bool {
    let tokens = PreprocessorLexer.tokens(header.bytes[line])
    guard tokens.count >= 4, tokens[0].text == "typedef", tokens.last?.text == ";" else { return false }
    let words = tokens.dropLast()
    return words.allSatisfy { $0.kind == .identifier || $0.text == "*" } && words.last?.kind == .identifier
      && !words.contains { ["struct", "union", "enum"].contains($0.text) }
  }
}

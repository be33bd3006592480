/// Looking for attributes around a declaration.
extension HeaderText {
  /// No declaration goes on longer than this behind its name.
  private static let reach = 4000

  /// The identifiers behind a declaration's name, outside parentheses, up to where the declaration ends or
  /// gets its value.
  func identifiers(behind offset: Int) -> [Int] {
    identifiers(in: offset..<min(bytes.count, offset + Self.reach), stopsAtEnd: true)
  }

  /// The identifiers on the lines directly before `offset` that hold nothing but attributes.
  func identifiers(before offset: Int) -> [Int] {
    var start = lineRange(around: offset).lowerBound
    for _ in 0..<12 where start > 0 {
      let line = lineRange(around: start - 1)
      let text = bytes[
        skipSpace(from: line.lowerBound)..<max(line.upperBound, skipSpace(from: line.lowerBound))]
      let isComment = text.starts(with: [0x2F]) || text.starts(with: [0x2A])
      if text.isEmpty || isComment || text.contains(where: { [0x23, 0x40, 0x3B, 0x7B, 0x7D].contains($0) }) {
        break
      }
      start = line.lowerBound
    }
    return identifiers(in: start..<offset, stopsAtEnd: false)
  }

  private func identifiers(in range: Range<Int>, stopsAtEnd: Bool) -> [Int] {
    var found: [Int] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = bytes[at]
      switch byte {
      case 0x2F: at = endOfComment(at) ?? at + 1
      case 0x22: at = endOfString(at)
      case 0x28: at = closingParenthesis(from: at) ?? range.upperBound
      // `;` `{` `}` `=` `,` `@` `#` `-` `+`
      case 0x3B, 0x7B, 0x7D, 0x3D, 0x2C, 0x40, 0x23, 0x2D, 0x2B:
        if stopsAtEnd { return found }
        at += 1
      case _ where PreprocessorLexer.isIdentifierPart(byte):
        var end = at + 1
        while end < bytes.count, PreprocessorLexer.isIdentifierPart(bytes[end]) { end += 1 }
        if isAttributeWord(at..<end), let close = closingParenthesis(from: end) {
          found += attributeNames(in: end..<close)
          end = close
        } else if !PreprocessorLexer.isDigit(byte) {
          found.append(at)
        }
        at = end
      default: at += 1
      }
    }
    return found
  }

  private func isAttributeWord(_ range: Range<Int>) -> Bool {
    bytes[range].elementsEqual("__attribute__".utf8) || bytes[range].elementsEqual("__attribute".utf8)
  }

  /// The names inside the double parentheses of an attribute.
  private func attributeNames(in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var depth = 0
    var at = range.lowerBound
    while at < range.upperBound {
      switch bytes[at] {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x22:
        at = endOfString(at)
        continue
      case _ where PreprocessorLexer.isIdentifierStart(bytes[at]):
        if depth == 2 { found.append(at) }
        while at < range.upperBound, PreprocessorLexer.isIdentifierPart(bytes[at]) { at += 1 }
        continue
      default: break
      }
      at += 1
    }
    return found
  }
}

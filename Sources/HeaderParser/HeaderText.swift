/// The bytes of a header, and questions about them.
final class HeaderText: Sendable {
  let bytes: [UInt8]
  /// The comments of the file, in order.
  let comments: [Comment]
  /// The words of each, and whether a plain one describes a declaration: read with the file, when another core parses
  /// and this one has nothing to do.
  let words: [String]
  let describes: [Bool]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    comments = CommentScanner.comments(in: bytes)
    let words = comments.map { CommentText.clean($0, in: bytes) }
    self.words = words
    describes = zip(comments, words).map { !$0.isDoc && PlainComment.describes($0, words: $1, in: bytes) }
  }

  /// The identifier at `offset`.
  func identifier(at offset: Int) -> Range<Int>? {
    guard offset < bytes.count, PreprocessorLexer.isIdentifierStart(bytes[offset]) else { return nil }
    var end = offset + 1
    while end < bytes.count, PreprocessorLexer.isIdentifierPart(bytes[end]) { end += 1 }
    return offset..<end
  }

  /// Whether `words` stand at `offset`; of a path the last part.
  func holds(_ words: String, at offset: Int) -> Bool {
    let own = words.utf8.split(separator: 0x2E).last ?? Substring(words).utf8
    return offset + own.count <= bytes.count && bytes[offset..<offset + own.count].elementsEqual(own)
  }

  /// One past the comment that begins at `offset`; nil where none does.
  func endOfComment(_ offset: Int) -> Int? {
    guard offset + 1 < bytes.count, bytes[offset] == 0x2F else { return nil }
    var at = offset + 2
    if bytes[offset + 1] == 0x2F {
      while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      return at
    }
    guard bytes[offset + 1] == 0x2A else { return nil }
    while at + 1 < bytes.count, !(bytes[at] == 0x2A && bytes[at + 1] == 0x2F) { at += 1 }
    return min(bytes.count, at + 2)
  }

  /// Whether `offset` lies in a comment.
  func isInComment(_ offset: Int) -> Bool { comments.contains { $0.range.contains(offset) } }

  /// One past the string that begins at `offset`, or the end of its line.
  func endOfString(_ offset: Int) -> Int {
    var at = offset + 1
    while at < bytes.count, bytes[at] != 0x22, bytes[at] != 0x0A { at += bytes[at] == 0x5C ? 2 : 1 }
    return min(bytes.count, at + 1)
  }

  /// One past the parenthesis that closes the one opening at or after white space from `offset`.
  func closingParenthesis(from offset: Int) -> Int? {
    var at = skipSpace(from: offset)
    guard at < bytes.count, bytes[at] == 0x28 else { return nil }
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case 0x28: depth += 1
      case 0x29:
        depth -= 1
        if depth == 0 { return at + 1 }
      case 0x22:
        at = endOfString(at)
        continue
      case 0x2F:
        if let end = endOfComment(at) {
          at = end
          continue
        }
      default: break
      }
      at += 1
    }
    return nil
  }

  func skipSpace(from offset: Int) -> Int {
    var at = offset
    while at < bytes.count, bytes[at] == 0x20 || (bytes[at] >= 0x09 && bytes[at] <= 0x0D) { at += 1 }
    return at
  }

  /// The line around `offset`, without its end.
  func lineRange(around offset: Int) -> Range<Int> {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = min(offset, bytes.count)
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return start..<end
  }

  /// The end of the line at `offset`, which goes on behind a backslash.
  func endOfLogicalLine(_ offset: Int) -> Int {
    var end = lineRange(around: offset).upperBound
    while end < bytes.count {
      var last = end
      while last > offset, bytes[last - 1] == 0x0D || bytes[last - 1] == 0x20 { last -= 1 }
      guard last > offset, bytes[last - 1] == 0x5C else { break }
      end = lineRange(around: end + 1).upperBound
    }
    return end
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

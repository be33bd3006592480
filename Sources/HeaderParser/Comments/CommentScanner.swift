/// Finds the comments of a header without asking the compiler.
///
/// libclang offers no comments on macros, attaches many to the wrong declaration, and forgets those in
/// front of attributes; the bytes have them all.
enum CommentScanner {
  static func comments(in bytes: [UInt8]) -> [Comment] {
    var found: [Comment] = []
    var at = 0
    var lineStart = 0
    var codeOnLine = false
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case 0x0A:
        at += 1
        lineStart = at
        codeOnLine = false
      case 0x22, 0x27:
        at = endOfQuote(bytes, from: at)
        codeOnLine = true
      case 0x2F where at + 1 < bytes.count && (bytes[at + 1] == 0x2F || bytes[at + 1] == 0x2A):
        let isLine = bytes[at + 1] == 0x2F
        let end = isLine ? endOfLine(bytes, from: at) : endOfBlock(bytes, from: at)
        add(
          comment(bytes, at..<end, isLine: isLine, column: at - lineStart, followsCode: codeOnLine), bytes,
          to: &found)
        if !isLine, let newline = bytes[at..<end].lastIndex(of: 0x0A) {
          lineStart = newline + 1
          codeOnLine = false
        }
        at = end
      case 0x20, 0x09, 0x0D, 0x0B, 0x0C:
        at += 1
      default:
        codeOnLine = true
        at += 1
      }
    }
    for number in found.indices { found[number].number = number }
    return found
  }

  private static func comment(
    _ bytes: [UInt8], _ range: Range<Int>, isLine: Bool, column: Int, followsCode: Bool
  ) -> Comment {
    func byte(_ index: Int) -> UInt8 {
      range.lowerBound + index < range.upperBound ? bytes[range.lowerBound + index] : 0
    }
    let third = byte(2)
    let fourth = byte(3)
    let isDoc: Bool
    if isLine {
      // `////` and longer are rules drawn across the page.
      isDoc = third == 0x2F && fourth != 0x2F || third == 0x21
    } else {
      isDoc = range.count > 4 && (third == 0x2A && fourth != 0x2A || third == 0x21)
    }
    return Comment(
      style: isDoc ? (isLine ? .docLine : .docBlock) : (isLine ? .line : .block), range: range,
      column: column, followsCode: followsCode,
      // `//< words` is written, too; `//<Kit/Kit.h>` is something else.
      pointsBack: isDoc ? fourth == 0x3C : third == 0x3C && (fourth == 0x20 || fourth == 0x09))
  }

  /// Joins `//` lines that follow each other directly, and marks blocks that go on below a trailing one.
  private static func add(_ comment: Comment, _ bytes: [UInt8], to found: inout [Comment]) {
    guard let last = found.last, last.style == comment.style, !comment.followsCode,
      last.pointsBack == comment.pointsBack || last.pointsBack,
      isOneLineBreak(bytes[last.range.upperBound..<comment.range.lowerBound])
    else {
      found.append(comment)
      return
    }
    let isTrailing = last.followsCode || last.continuesTrailing
    if last.isLine, !isTrailing || isBelow(comment, last, bytes) {
      found[found.count - 1].range = last.range.lowerBound..<comment.range.upperBound
    } else {
      var comment = comment
      comment.continuesTrailing = isTrailing && !last.isLine && isBelow(comment, last, bytes)
      found.append(comment)
    }
  }

  /// Whether one comment begins below another, in some editor: tabs are as wide as four columns in most
  /// headers, as eight in the others, and hands slip by one.
  private static func isBelow(_ comment: Comment, _ last: Comment, _ bytes: [UInt8]) -> Bool {
    [4, 8].contains { tab in
      abs(visibleColumn(comment, bytes, tab: tab) - visibleColumn(last, bytes, tab: tab)) < 2
    }
  }

  private static func visibleColumn(_ comment: Comment, _ bytes: [UInt8], tab: Int) -> Int {
    var column = 0
    for byte in bytes[comment.range.lowerBound - comment.column..<comment.range.lowerBound] {
      // Of a letter outside ASCII only the first byte counts.
      if byte == 0x09 { column += tab - column % tab } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    return column
  }

  private static func isOneLineBreak(_ bytes: ArraySlice<UInt8>) -> Bool {
    var breaks = 0
    for byte in bytes {
      if byte == 0x0A { breaks += 1 } else if byte != 0x20, byte != 0x09, byte != 0x0D { return false }
    }
    return breaks == 1
  }

  private static func endOfLine(_ bytes: [UInt8], from start: Int) -> Int {
    var at = start
    while at < bytes.count, bytes[at] != 0x0A {
      // A backslash at the end of the line carries the comment on.
      if bytes[at] == 0x5C, at + 1 < bytes.count, bytes[at + 1] == 0x0A { at += 1 }
      at += 1
    }
    return at
  }

  private static func endOfBlock(_ bytes: [UInt8], from start: Int) -> Int {
    var at = start + 2
    while at + 1 < bytes.count, !(bytes[at] == 0x2A && bytes[at + 1] == 0x2F) { at += 1 }
    return min(bytes.count, at + 2)
  }

  private static func endOfQuote(_ bytes: [UInt8], from start: Int) -> Int {
    var at = start + 1
    while at < bytes.count, bytes[at] != bytes[start], bytes[at] != 0x0A { at += bytes[at] == 0x5C ? 2 : 1 }
    return at < bytes.count && bytes[at] == bytes[start] ? at + 1 : min(at, bytes.count)
  }
}

/// Takes the markers and the indentation off a comment.
enum CommentText {
  private typealias Line = ArraySlice<UInt8>

  /// The words of a comment of a header.
  static func clean(_ comment: Comment, in text: HeaderText) -> String { text.words[comment.number] }

  /// The words of a comment in the bytes of its header.
  static func clean(_ comment: Comment, in bytes: [UInt8]) -> String {
    let words = clean(bytes[comment.range], isLine: comment.isLine)
    // `/// < words` is written, too.
    return comment.followsCode && words.hasPrefix("< ") ? String(words.dropFirst(2)) : words
  }

  /// The words of a comment, given with its markers.
  static func clean(_ raw: ArraySlice<UInt8>, isLine: Bool) -> String {
    var lines = split(raw).map(withPlainIndent)
    if isLine {
      // The first line often stands nearer to its marker than the others.
      lines = unindented(lines.map { withoutLineMarker(trimmingStart($0)) }, firstIsFree: true)
    } else {
      lines = withoutBlockMarkers(lines)
    }
    lines = lines.map(trimmingEnd)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    // Invalid UTF-8 becomes replacement characters, the same on every run.
    return String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self)
  }

  /// Lines end with LF, CR LF or CR.
  private static func split(_ raw: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var start = raw.startIndex
    var at = raw.startIndex
    while at < raw.endIndex {
      if raw[at] == 0x0A || raw[at] == 0x0D {
        lines.append(raw[start..<at])
        if raw[at] == 0x0D, at + 1 < raw.endIndex, raw[at + 1] == 0x0A { at += 1 }
        start = at + 1
      }
      at += 1
    }
    lines.append(raw[start..<raw.endIndex])
    return lines
  }

  /// No-break spaces that indent a line, as some editors leave them, become blanks.
  private static func withPlainIndent(_ line: Line) -> Line {
    guard line.contains(0xC2) else { return line }
    // In a comment of `//` lines they stand behind the marker.
    let marker = line.prefix { isIndent($0) || $0 == 0x2F || $0 == 0x21 || $0 == 0x3C || $0 == 0x2A }
    var plain = Array(marker)
    var rest = line[marker.endIndex...]
    while let first = rest.first {
      if rest.starts(with: noBreakSpace) {
        plain.append(0x20)
        rest = rest.dropFirst(2)
      } else if isIndent(first) {
        plain.append(first)
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    return plain[...] + rest
  }

  private static let noBreakSpace: [UInt8] = [0xC2, 0xA0]

  private static func isIndent(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func withoutLineMarker(_ line: Line) -> Line {
    var rest = line.dropFirst(2)
    if let first = rest.first, first == 0x2F || first == 0x21 {
      rest = rest.dropFirst()
      if rest.first == 0x3C { rest = rest.dropFirst() }
    } else {
      rest = withoutArrow(rest)
    }
    return rest
  }

  /// Without the `<` of a plain comment that points back.
  private static func withoutArrow(_ line: Line) -> Line {
    line.first == 0x3C && line.dropFirst().first.map(isIndent) == true ? line.dropFirst() : line
  }

  private static func withoutBlockMarkers(_ raw: [Line]) -> [Line] {
    var lines = raw
    guard var first = lines.first.map(trimmingStart)?.dropFirst(2) else { return [] }
    if let mark = first.first, mark == 0x2A || mark == 0x21 {
      first = first.dropFirst()
      if first.first == 0x3C { first = first.dropFirst() }
    } else {
      first = withoutArrow(first)
    }
    // Stars left over are part of a drawn frame.
    lines[0] = first.drop { $0 == 0x2A }
    let last = lines.count - 1
    if lines[last].suffix(2).elementsEqual([0x2A, 0x2F]) {
      lines[last] = lines[last].dropLast(2)
      while lines[last].last == 0x2A { lines[last].removeLast() }
    }
    lines[0] = trimmingStart(lines[0])
    let rest = lines.dropFirst()
    let starred = rest.allSatisfy {
      let line = trimmingStart($0)
      return line.isEmpty || line.first == 0x2A
    }
    // Text beside the opening marker is no measure for the others' indentation.
    return [lines[0]] + unindented(starred ? rest.map { trimmingStart($0).drop { $0 == 0x2A } } : Array(rest))
  }

  /// Removes the indentation that all lines but empty ones share; the first line may have none.
  private static func unindented(_ lines: [Line], firstIsFree: Bool = false) -> [Line] {
    let indents = lines.compactMap { line in
      let indent = line.count - trimmingStart(line).count
      return indent == line.count ? nil : indent
    }
    let isFree = firstIsFree && indents.count > 1 && indents[0] == 0
    let common = (isFree ? indents.dropFirst().min() : indents.min()) ?? 0
    return lines.map { line in line.dropFirst(min(line.count - trimmingStart(line).count, common)) }
  }

  private static func trimmingStart(_ line: Line) -> Line { line.drop(while: isIndent) }

  private static func trimmingEnd(_ line: Line) -> Line {
    var line = line
    while let last = line.last {
      if isIndent(last) || last == 0x0D {
        line.removeLast()
      } else if line.suffix(2).elementsEqual(noBreakSpace) {
        line.removeLast(2)
      } else {
        break
      }
    }
    return line
  }
}

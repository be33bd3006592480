/// Takes the markers and the indentation off a comment.
enum CommentText {
  private typealias Line = ArraySlice<UInt8>

  static func clean(_ raw: ArraySlice<UInt8>, isLine: Bool) -> String {
    var lines = split(raw)
    if isLine {
      lines = lines.map { withoutLineMarker(trimmingStart($0)) }
    } else {
      lines = withoutBlockMarkers(lines)
    }
    lines = unindented(lines.map(trimmingEnd))
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

  private static func withoutLineMarker(_ line: Line) -> Line {
    var rest = line.dropFirst(2)
    if let first = rest.first, first == 0x2F || first == 0x21 {
      rest = rest.dropFirst()
      if rest.first == 0x3C { rest = rest.dropFirst() }
    }
    return rest
  }

  private static func withoutBlockMarkers(_ raw: [Line]) -> [Line] {
    var lines = raw
    guard var first = lines.first.map(trimmingStart)?.dropFirst(2) else { return [] }
    if let mark = first.first, mark == 0x2A || mark == 0x21 {
      first = first.dropFirst()
      if first.first == 0x3C { first = first.dropFirst() }
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
    if starred {
      return [lines[0]] + rest.map { trimmingStart($0).drop { $0 == 0x2A } }
    }
    // The text began beside the opening marker: it is no measure for the others' indentation.
    return [lines[0]] + unindented(Array(rest))
  }

  /// Removes the indentation that all lines but empty ones share; the first line may have none.
  private static func unindented(_ lines: [Line]) -> [Line] {
    let indents = lines.compactMap { line in
      let indent = line.count - trimmingStart(line).count
      return indent == line.count ? nil : indent
    }
    let common = indents.count > 1 && indents[0] == 0 ? indents.dropFirst().min() ?? 0 : indents.min() ?? 0
    return lines.map { line in line.dropFirst(min(line.count - trimmingStart(line).count, common)) }
  }

  private static func trimmingStart(_ line: Line) -> Line { line.drop { $0 == 0x20 || $0 == 0x09 } }

  private static func trimmingEnd(_ line: Line) -> Line {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
    return line
  }
}

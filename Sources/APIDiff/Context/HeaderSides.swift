import SnapshotStore

/// The kept headers of one module on both sides, each pair compared once.
final class HeaderSides {
  private let old: HeadersObject?
  private let new: HeadersObject?
  private var known: [String: Comparison] = [:]

  /// Lines around what is shown.
  private static let margin = 3
  /// No hunk is longer.
  private static let longestHunk = 100
  /// No line is longer, in characters.
  private static let longestLine = 400

  private struct Comparison {
    let old: HeaderLines
    let new: HeaderLines
    let lines: [LineDiff.Line]
    /// The places of each side's lines in `lines`.
    let oldPlaces: [Int]
    let newPlaces: [Int]
  }

  init(old: HeadersObject?, new: HeadersObject?) {
    self.old = old
    self.new = new
  }

  /// The lines around a finding; nil where neither side has any.
  func context(of finding: Finding) -> HeaderContext? {
    guard let place = finding.location ?? finding.baselineLocation else { return nil }
    let oldHeader = (finding.baselineLocation ?? place).header
    let newHeader = (finding.location ?? place).header
    let comparison = comparison(oldHeader, newHeader)
    var shown: [Range<Int>] = []
    if let line = finding.baselineLocation?.line {
      shown += Self.range(comparison.old.span(of: line), comparison.oldPlaces)
    }
    if let line = finding.location?.line {
      shown += Self.range(comparison.new.span(of: line), comparison.newPlaces)
    }
    guard !shown.isEmpty else { return nil }
    let hunks = Self.merged(shown.map { Self.widened($0, comparison.lines) }).map {
      Self.hunk($0, comparison, isOneSided)
    }
    return HeaderContext(
      oldHeader: old == nil ? nil : oldHeader, newHeader: new == nil ? nil : newHeader, hunks: hunks)
  }

  private var isOneSided: Bool { old == nil || new == nil }

  private func comparison(_ oldHeader: String, _ newHeader: String) -> Comparison {
    let key = "\(oldHeader)\u{0}\(newHeader)"
    if let known = known[key] { return known }
    // A header that a side kept no such file of is new, or gone: it is empty there.
    let before = HeaderLines(old?.bytes(ofHeader: oldHeader) ?? [])
    let after = HeaderLines(new?.bytes(ofHeader: newHeader) ?? [])
    let lines = LineDiff(before.lines, after.lines).lines
    var oldPlaces = Array(repeating: 0, count: before.lines.count)
    var newPlaces = Array(repeating: 0, count: after.lines.count)
    for (place, line) in lines.enumerated() {
      if let number = line.old { oldPlaces[number] = place }
      if let number = line.new { newPlaces[number] = place }
    }
    let comparison = Comparison(
      old: before, new: after, lines: lines, oldPlaces: oldPlaces, newPlaces: newPlaces)
    known[key] = comparison
    return comparison
  }

  /// Where a side's lines stand among both sides' lines, with what went or came right beside them.
  private static func range(_ span: Range<Int>, _ places: [Int]) -> [Range<Int>] {
    guard let first = span.first, let last = span.last, places.indices.contains(last) else { return [] }
    return [places[first]..<places[last] + 1]
  }

  /// With some lines before and behind that both sides have: what changed beside is told elsewhere.
  private static func widened(_ range: Range<Int>, _ lines: [LineDiff.Line]) -> Range<Int> {
    func isSame(_ place: Int) -> Bool {
      lines.indices.contains(place) && lines[place].old != nil && lines[place].new != nil
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while range.lowerBound - start < margin, isSame(start - 1) { start -= 1 }
    while end - range.upperBound < margin, isSame(end) { end += 1 }
    return start..<end
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result.map { $0.lowerBound..<min($0.upperBound, $0.lowerBound + longestHunk) }
  }

  private static func hunk(
    _ range: Range<Int>, _ comparison: Comparison, _ isOneSided: Bool
  ) -> HeaderContext.Hunk {
    var lines: [String] = []
    var (oldCount, newCount) = (0, 0)
    for line in comparison.lines[range] {
      let text = line.new.map { comparison.new.lines[$0] } ?? line.old.map { comparison.old.lines[$0] } ?? ""
      let sign = isOneSided ? " " : line.old == nil ? "+" : line.new == nil ? "-" : " "
      lines.append(sign + text.prefix(longestLine))
      if line.old != nil { oldCount += 1 }
      if line.new != nil { newCount += 1 }
    }
    // As diff(1) has it: a side without lines is named by the line before.
    let before = comparison.lines[..<range.lowerBound]
    let oldBefore = before.count { $0.old != nil }
    let newBefore = before.count { $0.new != nil }
    return HeaderContext.Hunk(
      oldStart: oldCount > 0 ? oldBefore + 1 : oldBefore, oldCount: oldCount,
      newStart: newCount > 0 ? newBefore + 1 : newBefore, newCount: newCount, lines: lines)
  }
}

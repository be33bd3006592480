import SymbolModel

/// Finds what changed in a page's text, on words. A paragraph that is still there is no change, wherever it moved.
struct PageTextComparison {
  private struct Paragraph {
    var part: String
    let text: String
    let words: [DocumentationWords.Word]

    init(part: String, text: String) {
      self.part = part
      self.text = text
      words = DocumentationWords.words(text)
    }

    /// What it is known by: its words, whatever closes them.
    var compared: [String] {
      let plain = words.map(\.compared)
      guard plain.count > 1, let last = plain.last, [".", ",", ";", ":"].contains(last) else { return plain }
      return plain.dropLast()
    }
  }

  static func changes(from old: [PageText], to new: [PageText]) -> [PageTextChange] {
    guard old != new else { return [] }
    var before = paragraphs(old, besides: new)
    var after = paragraphs(new, besides: old)
    /// Where paragraphs went that are still there, by the part that they left.
    var moves: [String: [String: Int]] = [:]
    let places = Dictionary(grouping: before.indices) { before[$0].compared }
    var free = places
    var kept: Set<Int> = []
    after.removeAll { paragraph in
      let key = paragraph.compared
      guard var numbers = free[key], !numbers.isEmpty else { return false }
      let at = numbers.firstIndex { before[$0].part == paragraph.part } ?? numbers.startIndex
      let number = numbers.remove(at: at)
      free[key] = numbers
      kept.insert(number)
      moves[before[number].part, default: [:]][paragraph.part, default: 0] += 1
      return true
    }
    before = before.indices.filter { !kept.contains($0) }.map { before[$0] }
    follow(moves, &before, from: Set(old.map(\.part)), to: Set(new.map(\.part)))
    var parts: [String] = []
    for part in before.map(\.part) + after.map(\.part) where !parts.contains(part) { parts.append(part) }
    return parts.map { part in
      let left = before.filter { $0.part == part }
      let right = after.filter { $0.part == part }
      return PageTextChange(
        part: part, old: text(left), new: text(right), oldWords: left.flatMap(\.words),
        newWords: right.flatMap(\.words))
    }
  }

  /// The paragraphs of sections, without those of sections that both sides have alike.
  private static func paragraphs(_ texts: [PageText], besides others: [PageText]) -> [Paragraph] {
    let same = Set(others)
    return texts.filter { !same.contains($0) }.flatMap { text in
      text.paragraphs.map { Paragraph(part: text.part, text: $0) }
    }
  }

  /// A section that has another heading now is told under that: its paragraphs show where it went.
  private static func follow(
    _ moves: [String: [String: Int]], _ paragraphs: inout [Paragraph], from old: Set<String>,
    to new: Set<String>
  ) {
    for number in paragraphs.indices {
      let part = paragraphs[number].part
      guard !new.contains(part), let targets = moves[part] else { continue }
      let fresh = targets.filter { !old.contains($0.key) }
      if let target = fresh.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
        paragraphs[number].part = target.key
      }
    }
  }

  private static func text(_ paragraphs: [Paragraph]) -> String? {
    paragraphs.isEmpty ? nil : paragraphs.map(\.text).joined(separator: "\n")
  }
}

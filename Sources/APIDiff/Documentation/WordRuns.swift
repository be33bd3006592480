/// The runs of words that differ between two texts.
struct WordRuns {
  let removed: [String]
  let added: [String]

  /// A run of punctuation alone is left out where anything else differs.
  init(from old: [DocumentationWords.Word], to new: [DocumentationWords.Word]) {
    // Numbers compare faster than words.
    var numbers: [String: Int] = [:]
    func number(_ word: DocumentationWords.Word) -> Int {
      if let known = numbers[word.compared] { return known }
      defer { numbers[word.compared] = numbers.count }
      return numbers.count
    }
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in new.map(number).difference(from: old.map(number)) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    let edits = Self.joined(Self.edits(gone, come, old.count, new.count), old)
    let before = Self.shifted(edits.map(\.old), in: old)
    let after = Self.shifted(edits.map(\.new), in: new)
    let hasWords = (before.map { old[$0] } + after.map { new[$0] }).contains {
      !$0.allSatisfy(\.isPunctuation)
    }
    func texts(_ runs: [Range<Int>], _ words: [DocumentationWords.Word]) -> [String] {
      runs.filter { !hasWords || !words[$0].allSatisfy(\.isPunctuation) }.map { Self.text(words[$0]) }
    }
    removed = texts(before, old)
    added = texts(after, new)
  }

  /// A stretch that differs: what went and what came in its place.
  private struct Edit {
    var old: Range<Int>
    var new: Range<Int>
    var size: Int { old.count + new.count }
  }

  private static func edits(_ gone: Set<Int>, _ come: Set<Int>, _ oldCount: Int, _ newCount: Int) -> [Edit] {
    var edits: [Edit] = []
    var (old, new) = (0, 0)
    while old < oldCount || new < newCount {
      let start = (old, new)
      while gone.contains(old) { old += 1 }
      while come.contains(new) { new += 1 }
      if start == (old, new) {
        (old, new) = (old + 1, new + 1)
      } else {
        edits.append(Edit(old: start.0..<old, new: start.1..<new))
      }
    }
    return edits
  }

  /// Where a sentence was written anew, the word or two that both have by chance do not part it.
  private static func joined(_ edits: [Edit], _ words: [DocumentationWords.Word]) -> [Edit] {
    var result: [Edit] = []
    for edit in edits {
      result.append(edit)
      while result.count > 1, let joined = joined(result[result.count - 2], result[result.count - 1], words) {
        result.removeLast(2)
        result.append(joined)
      }
    }
    return result
  }

  private static func joined(_ left: Edit, _ right: Edit, _ words: [DocumentationWords.Word]) -> Edit? {
    let kept = words[left.old.upperBound..<right.old.lowerBound].count { !$0.isPunctuation }
    let gone = left.old.count + right.old.count
    let come = left.new.count + right.new.count
    guard kept < 4, min(gone, come) > 2, left.size + right.size >= 16 * max(1, kept) else { return nil }
    return Edit(
      old: left.old.lowerBound..<right.old.upperBound, new: left.new.lowerBound..<right.new.upperBound)
  }

  /// A run that begins with the punctuation that also follows it begins one word later: in `A. B.` after `A.`
  /// it is `B.` that came, not `. B`.
  private static func shifted(_ ranges: [Range<Int>], in words: [DocumentationWords.Word]) -> [Range<Int>] {
    var runs = ranges.filter { !$0.isEmpty }
    for number in runs.indices {
      let run = runs[number]
      let limit = number + 1 < runs.count ? runs[number + 1].lowerBound - 1 : words.count
      guard run.count > 1, words[run.lowerBound].isPunctuation, run.upperBound < limit,
        words[run.upperBound] == words[run.lowerBound]
      else { continue }
      runs[number] = run.lowerBound + 1..<run.upperBound + 1
    }
    return runs
  }

  private static func text(_ words: ArraySlice<DocumentationWords.Word>) -> String {
    var text = ""
    for word in words { text += (word.isSpaced && !text.isEmpty ? " " : "") + word.written }
    return text
  }
}

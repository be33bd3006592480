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
    var gone: [Int] = []
    var come: [Int] = []
    for change in new.map(number).difference(from: old.map(number)) {
      switch change {
      case .remove(let offset, _, _): gone.append(offset)
      case .insert(let offset, _, _): come.append(offset)
      }
    }
    let before = Self.runs(gone.sorted(), in: old)
    let after = Self.runs(come.sorted(), in: new)
    let hasWords = (before.map { old[$0] } + after.map { new[$0] }).contains {
      !$0.allSatisfy(\.isPunctuation)
    }
    func texts(_ runs: [Range<Int>], _ words: [DocumentationWords.Word]) -> [String] {
      runs.filter { !hasWords || !words[$0].allSatisfy(\.isPunctuation) }.map { Self.text(words[$0]) }
    }
    removed = texts(before, old)
    added = texts(after, new)
  }

  /// Neighbouring places as ranges. A run that begins with the punctuation that also follows it begins one
  /// word later: in `A. B.` after `A.` it is `B.` that came, not `. B`.
  private static func runs(_ places: [Int], in words: [DocumentationWords.Word]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for place in places {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
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

import SymbolModel

/// How two comments of a symbol differ.
enum DocumentationDelta {
  case added(DocComment)
  case removed(DocComment)
  /// Other words, part by part; nil where a side lacks the part.
  case changed([PartChange], form: DocComment.Form)
  /// The same words in another form.
  case reflowed(old: DocComment, new: DocComment)

  /// A part whose words differ.
  struct PartChange {
    let part: String
    let old: String?
    let new: String?
    let oldWords: [DocumentationWords.Word]
    let newWords: [DocumentationWords.Word]
  }

  /// nil when nothing differs.
  init?(old: DocComment?, new: DocComment?) {
    switch (old, new) {
    case (nil, nil): return nil
    case (nil, let new?): self = .added(new)
    case (let old?, nil): self = .removed(old)
    case (let old?, let new?):
      guard old != new else { return nil }
      let before = DocumentationParts(old.text)
      let after = DocumentationParts(new.text)
      var names = before.parts.map(\.name)
      for part in after.parts where !names.contains(part.name) { names.append(part.name) }
      let changes = names.compactMap { name -> PartChange? in
        let left = before[name]
        let right = after[name]
        if left == right { return nil }
        let oldWords = DocumentationWords.words(left ?? "")
        let newWords = DocumentationWords.words(right ?? "")
        if Self.withoutStop(oldWords) == Self.withoutStop(newWords) { return nil }
        return PartChange(part: name, old: left, new: right, oldWords: oldWords, newWords: newWords)
      }
      // Words that changed one part for another are the same words.
      let isOnePart = changes.count == 1
      let sameWords =
        !isOnePart
        && DocumentationWords.words(before.parts.map(\.text).joined(separator: "\n"))
          == DocumentationWords.words(after.parts.map(\.text).joined(separator: "\n"))
      self = changes.isEmpty || sameWords ? .reflowed(old: old, new: new) : .changed(changes, form: new.form)
    }
  }

  /// The full stop, or another mark, that closes a part is no word of it.
  private static func withoutStop(_ words: [DocumentationWords.Word]) -> ArraySlice<DocumentationWords.Word> {
    guard words.count > 1, let last = words.last, [".", ",", ";", ":"].contains(last.compared) else {
      return words[...]
    }
    return words.dropLast()
  }
}

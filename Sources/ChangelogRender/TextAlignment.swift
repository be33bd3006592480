/// Finds where known runs of removed and added words stand between two texts.
enum TextAlignment {
  /// Neighbouring tokens with one fate.
  struct Stretch {
    let kind: DocumentationExcerpt.Kind
    var tokens: [TextToken]
  }

  /// A way to go on: keep a token, or take the next removed or added run.
  private struct Step {
    /// What has been used before this step.
    let place: Place
    let kind: Kind
    /// How many tokens it takes.
    let length: Int
    /// The number of steps of the path before it.
    let depth: Int
  }

  private enum Kind {
    case same, removed, added
    /// Punctuation that differs beside words that do: passed over, nobody has to read it.
    case oldMark, newMark
  }

  /// Tokens of both texts, runs removed, runs added.
  private struct Place: Hashable {
    var old = 0
    var new = 0
    var removed = 0
    var added = 0
  }

  /// Beyond it the search is given up; a plain text of this many tokens is far longer than any comment.
  private static let limit = 200_000

  /// Both texts as one: what stayed, went and came; nil when the runs do not lead from `old` to `new`.
  ///
  /// The runs come in the order of the text. Where one fits in several places, the first that leads to the
  /// end is taken.
  static func align(
    old: [TextToken], new: [TextToken], removed: [[TextToken]], added: [[TextToken]]
  ) -> [Stretch]? {
    func steps(from place: Place, depth: Int) -> [Step] {
      var kinds: [(Kind, Int)] = []
      // The last is tried first.
      if place.old < old.count, old[place.old].isMark { kinds.append((.oldMark, 1)) }
      if place.new < new.count, new[place.new].isMark { kinds.append((.newMark, 1)) }
      if place.old < old.count, place.new < new.count, old[place.old] == new[place.new] {
        kinds.append((.same, 1))
      }
      if place.added < added.count, let length = length(of: added[place.added], in: new[place.new...]) {
        kinds.append((.added, length))
      }
      if place.removed < removed.count, let length = length(of: removed[place.removed], in: old[place.old...])
      {
        kinds.append((.removed, length))
      }
      return kinds.map { Step(place: place, kind: $0.0, length: $0.1, depth: depth) }
    }

    var path: [Step] = []
    var pending = steps(from: Place(), depth: 0)
    var seen: Set<Place> = [Place()]
    while let step = pending.popLast(), seen.count < limit {
      path.removeLast(path.count - step.depth)
      path.append(step)
      var next = step.place
      if step.kind != .added, step.kind != .newMark { next.old += step.length }
      if step.kind != .removed, step.kind != .oldMark { next.new += step.length }
      if step.kind == .removed { next.removed += 1 }
      if step.kind == .added { next.added += 1 }
      if next == Place(old: old.count, new: new.count, removed: removed.count, added: added.count) {
        return stretches(path, old: old, new: new, removed: removed, added: added)
      }
      if seen.insert(next).inserted { pending += steps(from: next, depth: path.count) }
    }
    return nil
  }

  /// How many tokens at the start of a text are a run, in which marks of form may be missing; nil where it
  /// is not there.
  private static func length(of run: [TextToken], in text: ArraySlice<TextToken>) -> Int? {
    var at = text.startIndex
    var number = 0
    while number < run.count {
      if at < text.endIndex, text[at] == run[number] {
        at += 1
        number += 1
      } else if at < text.endIndex, text[at].isMark, at > text.startIndex {
        at += 1
      } else if run[number].isMark, number > 0 {
        number += 1
      } else {
        return nil
      }
    }
    return at - text.startIndex
  }

  private static func stretches(
    _ path: [Step], old: [TextToken], new: [TextToken], removed: [[TextToken]], added: [[TextToken]]
  ) -> [Stretch] {
    /// A run as it is given, without the marks of form that the text has; spaced as the text is.
    func run(_ tokens: [TextToken], like first: TextToken) -> ArraySlice<TextToken> {
      let head = tokens.prefix(1).map { TextToken(text: $0.text, isSpaced: first.isSpaced) }
      return (head + tokens.dropFirst())[...]
    }
    var result: [Stretch] = []
    for step in path {
      let place = step.place
      let tokens: ArraySlice<TextToken>
      var kind = DocumentationExcerpt.Kind.same
      switch step.kind {
      case .oldMark: continue
      case .newMark: tokens = [new[place.new]]
      case .removed:
        kind = .removed
        tokens = run(removed[place.removed], like: old[place.old])
      case .same:
        let token = new[place.new]
        // Behind a change the first word of one text may have become a later one.
        let isBehindChange = result.last.map { $0.kind != .same } ?? true
        tokens = [
          TextToken(text: token.text, isSpaced: token.isSpaced || isBehindChange && old[place.old].isSpaced)
        ]
      case .added:
        kind = .added
        tokens = run(added[place.added], like: new[place.new])
      }
      if result.last?.kind == kind {
        result[result.count - 1].tokens += tokens
      } else {
        result.append(Stretch(kind: kind, tokens: Array(tokens)))
      }
    }
    return result
  }
}

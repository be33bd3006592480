/// Finds where known runs of removed and added words stand between two texts.
enum TextAlignment {
  /// Neighbouring tokens with one fate.
  struct Stretch {
    let kind: DocumentationExcerpt.Kind
    var tokens: [TextToken]
  }

  /// A way to go on: keep a token, or take the next removed or added run.
  private struct Step {
    /// Tokens of the old text, runs removed, runs added: what has been used before this step.
    let place: Place
    let kind: Kind
    /// The number of steps of the path before it.
    let depth: Int
  }

  private enum Kind {
    case same, removed, added
    /// Punctuation that differs beside words that do: passed over, nobody has to read it.
    case oldMark, newMark
  }

  private struct Place: Hashable {
    var old = 0
    var removed = 0
    var added = 0
    /// Marks passed in the new text, less those passed in the old one.
    var marks = 0
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
    let removedBefore = removed.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    let addedBefore = added.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    func position(in place: Place) -> Int {
      place.old - removedBefore[place.removed] + addedBefore[place.added] + place.marks
    }
    func steps(from place: Place, depth: Int) -> [Step] {
      let position = position(in: place)
      var kinds: [Kind] = []
      // The last is tried first.
      if place.old < old.count, old[place.old].isMark { kinds.append(.oldMark) }
      if position < new.count, new[position].isMark { kinds.append(.newMark) }
      if place.old < old.count, position < new.count, old[place.old] == new[position] { kinds.append(.same) }
      if place.added < added.count, new.dropFirst(position).starts(with: added[place.added]) {
        kinds.append(.added)
      }
      if place.removed < removed.count, old.dropFirst(place.old).starts(with: removed[place.removed]) {
        kinds.append(.removed)
      }
      return kinds.map { Step(place: place, kind: $0, depth: depth) }
    }

    var path: [Step] = []
    var pending = steps(from: Place(), depth: 0)
    var seen: Set<Place> = [Place()]
    while let step = pending.popLast(), seen.count < limit {
      path.removeLast(path.count - step.depth)
      path.append(step)
      var next = step.place
      switch step.kind {
      case .same: next.old += 1
      case .removed:
        next.old += removed[next.removed].count
        next.removed += 1
      case .added: next.added += 1
      case .oldMark:
        next.old += 1
        next.marks -= 1
      case .newMark: next.marks += 1
      }
      if next.old == old.count, next.removed == removed.count, next.added == added.count,
        position(in: next) == new.count
      {
        return stretches(path, old: old, removed: removed, new: new, position: position)
      }
      if seen.insert(next).inserted { pending += steps(from: next, depth: path.count) }
    }
    return nil
  }

  private static func stretches(
    _ path: [Step], old: [TextToken], removed: [[TextToken]], new: [TextToken],
    position: (Place) -> Int
  ) -> [Stretch] {
    var result: [Stretch] = []
    for (index, step) in path.enumerated() {
      let tokens: ArraySlice<TextToken>
      var kind = DocumentationExcerpt.Kind.same
      switch step.kind {
      case .oldMark: continue
      case .newMark: tokens = [new[position(step.place)]]
      case .removed:
        kind = .removed
        tokens = old[step.place.old...].prefix(removed[step.place.removed].count)
      case .same:
        let token = new[position(step.place)]
        // The first word of one text may have become a later one.
        tokens = [TextToken(text: token.text, isSpaced: token.isSpaced || old[step.place.old].isSpaced)]
      case .added:
        kind = .added
        let end = index + 1 < path.count ? position(path[index + 1].place) : new.count
        tokens = new[position(step.place)..<end]
      }
      if let last = result.last, last.kind == kind {
        result[result.count - 1].tokens += tokens
      } else {
        result.append(Stretch(kind: kind, tokens: Array(tokens)))
      }
    }
    return result
  }
}

import SnapshotStore

/// What became of one module in a line of builds.
struct ModuleLine: Sendable {
  /// What differs between two builds in which the module was read, and nowhere between them.
  struct Step: Sendable {
    /// The number of the build before; nil for the first that was read.
    let from: Int?
    /// The number of the build after.
    let to: Int
    /// The list of names that tells it.
    let list: NameListID
    /// What happened to all of the list; nil where its lines say.
    let sign: SymbolsObject.NameSign?
  }

  /// Where something differs, oldest first; the first build that was read is one of them, if it has symbols.
  let steps: [Step]
  /// Builds in which the module was not read, with the reason.
  let gaps: [(build: Int, reason: String)]
  /// The last build in which it was read.
  let lastRead: Int?

  init(_ states: [ModuleState]) {
    var steps: [Step] = []
    var gaps: [(build: Int, reason: String)] = []
    var last: (number: Int, state: ModuleState)?
    for (number, state) in states.enumerated() {
      if case .unknown(let reason) = state {
        gaps.append((number, reason))
        continue
      }
      defer { last = (number, state) }
      func step(_ list: NameListID, _ sign: SymbolsObject.NameSign?) {
        steps.append(Step(from: last?.number, to: number, list: list, sign: sign))
      }
      switch (last?.state, state) {
      case (nil, .content(let new)): step(.whole(new), .present)
      case (.content(let old), .content(let new)): if old != new { step(.difference(old, new), nil) }
      case (.content(let old), _): step(.whole(old), .removed)
      case (_, .content(let new)): step(.whole(new), .added)
      default: break
      }
    }
    self.steps = steps
    self.gaps = gaps
    lastRead = last?.number
  }
}

import SymbolModel

/// Finds what somebody may have meant by a name that no symbol has.
struct NearestNames {
  private let letters: [Unicode.Scalar]
  private let allowed: Int
  private var best: [(distance: Int, name: String)] = []
  private var seen: Set<String> = []

  /// How many are told.
  private static let most = 3

  init(_ name: String) {
    letters = EditDistance.letters(name)
    allowed = max(2, letters.count / 4)
  }

  /// Takes a symbol's printed name into account.
  mutating func add(_ name: String) {
    guard seen.insert(name).inserted else { return }
    let distance = ([name[...]] + NameMatcher.shortNames(of: name)).compactMap { candidate -> Int? in
      guard abs(candidate.unicodeScalars.count - letters.count) <= allowed else { return nil }
      return EditDistance.between(letters, EditDistance.letters(String(candidate)), atMost: allowed)
    }.min()
    guard let distance else { return }
    best.append((distance, name))
    best.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    if best.count > Self.most { best.removeLast() }
  }

  /// The nearest, nearest first.
  var names: [String] { best.map(\.name) }
}

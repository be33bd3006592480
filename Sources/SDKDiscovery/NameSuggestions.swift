import SymbolModel

/// Finds what somebody may have meant by a name that is not there.
package enum NameSuggestions {
  /// The candidates nearest to `name` by edit distance, letter case aside, nearest first and those equally
  /// near in order of their bytes; at most `limit`. Those too far to be a slip are no suggestion.
  package static func nearest(_ name: String, in candidates: [String], limit: Int) -> [String] {
    let wanted = EditDistance.letters(name)
    let allowed = max(2, wanted.count / 3)
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
      let letters = EditDistance.letters(candidate)
      if let distance = EditDistance.between(wanted, letters, atMost: allowed) {
        found.append((distance, candidate))
      } else if wanted.count >= 3, letters.starts(with: wanted) || wanted.starts(with: letters) {
        // A beginning of the name, or the name and something more: as near as it gets without being a slip.
        found.append((allowed + 1, candidate))
      }
    }
    found.sort { left, right in
      left.distance == right.distance
        ? TextOrder.precedes(left.candidate, right.candidate) : left.distance < right.distance
    }
    return found.prefix(max(0, limit)).map(\.candidate)
  }
}

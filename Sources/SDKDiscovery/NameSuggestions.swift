/// Finds what somebody may have meant by a name that is not there.
package enum NameSuggestions {
  /// The candidates nearest to `name` by edit distance, letter case aside, nearest first and those equally
  /// near in order of their bytes; at most `limit`. Those too far to be a slip are no suggestion.
  package static func nearest(_ name: String, in candidates: [String], limit: Int) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longest))
    let allowed = max(2, wanted.count / 3)
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(longest))
      if let distance = distance(wanted, letters, atMost: allowed) {
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

  /// Names longer than this are compared by their beginnings: the table is quadratic.
  private static let longest = 200

  /// The edit distance (insertions, removals, replacements), or nil when it is above `limit`.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var row = Array(0...right.count)
    for (i, scalar) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (scalar == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    guard let last = row.last, last <= limit else { return nil }
    return last
  }
}

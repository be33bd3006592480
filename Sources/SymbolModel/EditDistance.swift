/// How many letters two names are apart.
package enum EditDistance {
  /// Names longer than this are compared by their beginnings: the table is quadratic.
  package static let longest = 200

  /// Insertions, removals and replacements between two names, letter case aside; nil above `limit`.
  package static func between(_ left: String, _ right: String, atMost limit: Int) -> Int? {
    between(letters(left), letters(right), atMost: limit)
  }

  /// The letters of a name that count.
  package static func letters(_ name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars.prefix(longest))
  }

  /// The same for letters already taken.
  package static func between(
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

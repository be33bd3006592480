/// A name in which `*` stands for any text; everything else stands for itself.
package struct NamePattern {
  private let pieces: [Substring]

  /// Takes a pattern.
  package init(_ text: String) { pieces = text.split(separator: "*", omittingEmptySubsequences: false) }

  /// Whether a name fits.
  package func matches(_ name: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return pieces.first.map { $0 == name } ?? name.isEmpty
    }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}

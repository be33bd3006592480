/// A name in which `*` stands for any text and `?` for one character; everything else stands for itself.
struct GlobPattern: Sendable {
  private let pattern: [Unicode.Scalar]

  init(_ text: String) { pattern = Array(text.unicodeScalars) }

  /// In time that grows with the product of both lengths at most, whatever the pattern.
  func matches(_ text: some StringProtocol) -> Bool {
    let text = Array(text.unicodeScalars)
    var (at, place) = (0, 0)
    var star: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[at] {
        place += 1
        at += 1
      } else if let last = star {
        // The last star takes one more.
        star = (last.place, last.at + 1)
        place = last.place + 1
        at = last.at + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}

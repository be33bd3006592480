/// The first sentence of a comment.
enum FirstSentence {
  /// Up to the first full stop, question or exclamation mark that no lower-case word follows; all of a text
  /// that has none.
  static func of(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      let bare = word.reversed().drop { "\"')]”’»".contains($0) }
      guard let last = bare.first, ".!?".contains(last) else { continue }
      if ["e.g.", "i.e.", "etc.", "vs.", "cf."].contains(word.lowercased()) { continue }
      if index + 1 < words.count, words[index + 1].first?.isLowercase == true { continue }
      return words[...index].joined(separator: " ")
    }
    return words.joined(separator: " ")
  }
}

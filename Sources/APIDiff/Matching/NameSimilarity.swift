/// How alike two names are, by the words they are made of.
enum NameSimilarity {
  /// From 0, nothing in common, to 1, equal.
  ///
  /// Names are cut into words at capitals, digits and underscores; what counts is how many words they share
  /// in order, and how much of the words that differ is alike.
  static func of(_ left: String, _ right: String) -> Double {
    if left == right { return 1 }
    let first = words(left)
    let second = words(right)
    guard !first.isEmpty, !second.isEmpty else { return 0 }
    let shared = sharedInOrder(first, second)
    let total = Double(max(first.count, second.count))
    // `Prefer` and `Preferring` are one word in two forms: half a word in common.
    let rest = (first.filter { !second.contains($0) }, second.filter { !first.contains($0) })
    let kin = zip(rest.0, rest.1).reduce(0.0) { $0 + stem($1.0, $1.1) }
    return min(1, (Double(shared) + kin) / total)
  }

  /// `initWithURL:options:` is `init with url options`.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (number, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let previous = number > 0 ? characters[number - 1] : " "
      let next = number + 1 < characters.count ? characters[number + 1] : " "
      let startsWord =
        character.isUppercase && (!previous.isUppercase || next.isLowercase)
        || character.isNumber && !previous.isNumber
      if startsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The length of the longest common subsequence.
  static func sharedInOrder(_ left: [String], _ right: [String]) -> Int {
    var row = Array(repeating: 0, count: right.count + 1)
    for word in left {
      var diagonal = 0
      for column in right.indices {
        let above = row[column + 1]
        row[column + 1] = word == right[column] ? diagonal + 1 : max(row[column], above)
        diagonal = above
      }
    }
    return row[right.count]
  }

  private static func stem(_ left: String, _ right: String) -> Double {
    let common = zip(left, right).prefix { $0 == $1 }.count
    return common >= 4 || common == min(left.count, right.count) && common > 2 ? 0.5 : 0
  }
}

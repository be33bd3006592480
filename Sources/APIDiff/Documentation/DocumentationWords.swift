import Foundation

/// The words of a text, without what is only form.
enum DocumentationWords {
  /// A word as written, and as it compares.
  struct Word: Hashable {
    let written: String
    let compared: String

    static func == (lhs: Word, rhs: Word) -> Bool { lhs.compared == rhs.compared }
    func hash(into hasher: inout Hasher) { hasher.combine(compared) }
  }

  /// Splits at white space; straightens quotes, drops code marks and inline tags, in Unicode NFC.
  static func words(_ text: String) -> [Word] {
    var isInLink = false
    return text.split { $0.isWhitespace }.compactMap { piece in
      let written = String(piece)
      var compared = normalized(written)
      if isInLink, let brace = compared.firstIndex(of: "}") {
        compared.remove(at: brace)
        isInLink = false
      }
      if written.hasPrefix("{@link") { isInLink = true }
      return compared.isEmpty ? nil : Word(written: written, compared: compared)
    }
  }

  private static let inlineTags: Set<String> = [
    "@c", "@p", "@b", "@i", "@e", "@a", "@em", "@code", "@endcode", "@link", "@/link", "@ref", "\\c", "\\p",
    "\\b",
    "\\e", "\\a", "\\code", "\\endcode", "<code>", "</code>", "<br>", "<br/>", "<p>", "</p>", "{@link",
    "{@linkplain", "*",
    "-",
  ]

  private static func normalized(_ word: String) -> String {
    if inlineTags.contains(word) { return "" }
    var text = word
    if !text.utf8.allSatisfy({ $0 < 0x80 }) { text = text.precomposedStringWithCanonicalMapping }
    var result = ""
    for character in text {
      switch character {
      case "\u{2018}", "\u{2019}", "\u{201B}": result.append("'")
      case "\u{201C}", "\u{201D}", "\u{201F}": result.append("\"")
      case "`": break
      default: result.append(character)
      }
    }
    // Emphasis and tags around a word are form.
    for tag in ["<code>", "</code>", "<b>", "</b>", "<i>", "</i>", "**"] where result.contains(tag) {
      result = result.replacingOccurrences(of: tag, with: "")
    }
    if result.hasPrefix("*"), let last = result.lastIndex(of: "*"), last > result.startIndex {
      result.remove(at: last)
      result.removeFirst()
    }
    return result
  }

  /// Runs of words that went and came.
  static func runs(from old: [Word], to new: [Word]) -> (removed: [String], added: [String]) {
    let difference = new.difference(from: old)
    func runs(_ changes: [(offset: Int, word: Word)]) -> [String] {
      var result: [String] = []
      var last = -2
      for (offset, word) in changes {
        if offset == last + 1, let run = result.popLast() {
          result.append(run + " " + word.written)
        } else {
          result.append(word.written)
        }
        last = offset
      }
      return result
    }
    var removed: [(Int, Word)] = []
    var added: [(Int, Word)] = []
    for change in difference {
      switch change {
      case .remove(let offset, let word, _): removed.append((offset, word))
      case .insert(let offset, let word, _): added.append((offset, word))
      }
    }
    return (runs(removed.sorted { $0.0 < $1.0 }), runs(added.sorted { $0.0 < $1.0 }))
  }

  /// Names that `new` has and `old` has not: Info.plist keys, symbols, entitlements, addresses.
  static func mentions(in new: [Word], butNotIn old: [Word]) -> [String] {
    func names(_ words: [Word]) -> Set<String> { Set(words.compactMap { name(in: $0.compared) }) }
    return names(new).subtracting(names(old)).sorted()
  }

  private static func name(in word: String) -> String? {
    if word.hasPrefix("https://") || word.hasPrefix("http://") {
      return String(word.reversed().drop { ".,;:)>\"'".contains($0) }.reversed())
    }
    let trimmed = word.drop { !$0.isLetter && $0 != "_" }
    let body = trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "-" }
    let text = String(body.reversed().drop { $0 == "." || $0 == "-" }.reversed())
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if text.hasPrefix("com.apple.") { return text }
    guard text.count > 4, !text.contains("-"), !text.contains(".") else { return nil }
    // A capital after a small letter, twice: a name, not a word of a sentence.
    let humps = zip(text, text.dropFirst()).count { $0.isLowercase && $1.isUppercase }
    // A prefix of capitals before a word, as in `NSString`; `URLs` and `APIs` are words.
    let capitals = text.prefix(while: \.isUppercase).count
    let isPrefixed = capitals >= 2 && humps >= 1 || capitals >= 3 && text.count >= capitals + 2
    return humps >= 2 || isPrefixed || text.hasPrefix("NS") && capitals == text.count ? text : nil
  }
}

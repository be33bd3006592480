import Foundation

/// The words of a text, without what is only form.
enum DocumentationWords {
  /// A word as written, and as it compares.
  struct Word: Hashable {
    let written: String
    let compared: String
    /// Whether a blank stands before it.
    var isSpaced = true
    /// Whether it is but the punctuation behind a word.
    var isPunctuation: Bool { !isSpaced }

    static func == (lhs: Word, rhs: Word) -> Bool { lhs.compared == rhs.compared }
    func hash(into hasher: inout Hasher) { hasher.combine(compared) }
  }

  /// Splits at white space and before punctuation at a word's end; straightens quotes, drops code marks and
  /// inline tags, in Unicode NFC.
  static func words(_ text: String) -> [Word] {
    var result: [Word] = []
    var isInLink = false
    var text = text
    text.withUTF8 { bytes in
      result.reserveCapacity(bytes.count / 6)
      var at = 0
      while at < bytes.count {
        if isSpace(bytes[at]) {
          at += 1
          continue
        }
        let start = at
        var isPlain = !isInLink
        while at < bytes.count, !isSpace(bytes[at]) {
          isPlain = isPlain && !mayBeForm(bytes[at])
          at += 1
        }
        let end = endOfWord(bytes, start..<at)
        let piece = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        let count = result.count
        if isPlain, end - start > 1 || bytes[start] != 0x2D {
          result.append(Word(written: piece, compared: piece))
        } else {
          for word in piece.split(whereSeparator: \.isWhitespace) {
            append(String(word), to: &result, isInLink: &isInLink)
          }
        }
        guard end < at else { continue }
        let tail = String(decoding: UnsafeBufferPointer(rebasing: bytes[end..<at]), as: UTF8.self)
        // Behind a mark that was only form it stands behind the word before.
        let isSpaced = result.isEmpty || result.count == count && result.last?.isPunctuation == true
        result.append(Word(written: tail, compared: tail, isSpaced: isSpaced))
      }
    }
    return result
  }

  private static func append(_ written: String, to words: inout [Word], isInLink: inout Bool) {
    var compared = normalized(written)
    if isInLink, let brace = compared.firstIndex(of: "}") {
      compared.remove(at: brace)
      isInLink = false
    }
    if written.hasPrefix("{@link") { isInLink = true }
    if !compared.isEmpty { words.append(Word(written: written, compared: compared)) }
  }

  /// Where the punctuation at the end of a word begins; the word's own end when there is none.
  ///
  /// A colon is part of many selectors, a bracket that the word itself opened part of the word.
  private static func endOfWord(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Int {
    var end = word.upperBound
    while end > word.lowerBound + 1, isMark(bytes[end - 1]) {
      let byte = bytes[end - 1]
      if byte == 0x29, bytes[word.lowerBound..<end - 1].contains(0x28) { break }
      end -= 1
    }
    return end
  }

  /// `.`, `,`, `;`, `!`, `?` or `)`.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2E, 0x2C, 0x3B, 0x21, 0x3F, 0x29: true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether a word that holds the byte has to be looked at: code marks, tags, quotes, other alphabets.
  private static func mayBeForm(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x60, 0x3C, 0x2A, 0x40, 0x5C, 0x7B, 0x80...: true
    default: false
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
    for character in text.unicodeScalars {
      switch character {
      case "\u{2018}", "\u{2019}", "\u{201B}": result.append("'")
      case "\u{201C}", "\u{201D}", "\u{201F}": result.append("\"")
      case "`": break
      default: result.unicodeScalars.append(character)
      }
    }
    // Emphasis and tags around a word are form.
    if result.utf8.contains(0x3C) || result.utf8.contains(0x2A) {
      for tag in ["<code>", "</code>", "<b>", "</b>", "<i>", "</i>", "**"] where result.contains(tag) {
        result = result.replacingOccurrences(of: tag, with: "")
      }
    }
    if result.hasPrefix("*"), let last = result.lastIndex(of: "*"), last > result.startIndex {
      result.remove(at: last)
      result.removeFirst()
    }
    return result
  }

  /// Names that `new` has and `old` has not: Info.plist keys, symbols, entitlements, addresses.
  static func mentions(in new: [Word], butNotIn old: [Word]) -> [String] {
    func names(_ words: [Word]) -> Set<String> {
      Set(words.lazy.filter { mayName($0.compared) }.compactMap { name(in: $0.compared) })
    }
    let fresh = names(new)
    return fresh.isEmpty ? [] : fresh.subtracting(names(old)).sorted()
  }

  /// Whether a word holds an address, an entitlement or enough capitals for a name.
  private static func mayName(_ word: String) -> Bool {
    guard word.utf8.count > 4 else { return false }
    var capitals = 0
    for byte in word.utf8 {
      if byte == 0x2F || byte == 0x2E { return true }
      if byte >= 0x80 || byte >= 0x41 && byte <= 0x5A { capitals += 1 }
    }
    return capitals >= 2
  }

  private static func name(in word: String) -> String? {
    if word.hasPrefix("https://") || word.hasPrefix("http://") {
      return String(word.reversed().drop { ".,;:)>\"'".contains($0) }.reversed())
    }
    let bytes = Array(word.utf8)
    guard let start = bytes.firstIndex(where: { isLetter($0) || $0 == 0x5F }) else { return nil }
    var end = start
    while end < bytes.count,
      isLetter(bytes[end]) || isDigit(bytes[end]) || [0x5F, 0x2E, 0x2D].contains(bytes[end])
    {
      end += 1
    }
    while end > start, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x2D { end -= 1 }
    let body = bytes[start..<end]
    let text = String(decoding: body, as: UTF8.self)
    if text.hasPrefix("com.apple.") { return text }
    guard body.count > 4, !body.contains(0x2D), !body.contains(0x2E) else { return nil }
    // A capital after a small letter, twice: a name, not a word of a sentence.
    let humps = zip(body, body.dropFirst()).count { isSmall($0) && isCapital($1) }
    // A prefix of capitals before a word, as in `NSString`; `URLs` and `APIs` are words.
    let capitals = body.prefix(while: isCapital).count
    let isPrefixed = capitals >= 2 && humps >= 1 || capitals >= 3 && body.count >= capitals + 2
    return humps >= 2 || isPrefixed || text.hasPrefix("NS") && capitals == body.count ? text : nil
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte) || isSmall(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

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

  /// Splits at white space and before punctuation at a word's end; straightens quotes, drops code marks,
  /// inline tags, rules and the marks of lists, in Unicode NFC.
  static func words(_ text: String) -> [Word] {
    var result: [Word] = []
    var isInLink = false
    var beginsLine = true
    var itemMark: String?
    var text = text
    text.withUTF8 { bytes in
      result.reserveCapacity(bytes.count / 6)
      var at = 0
      while at < bytes.count {
        let space = spaceLength(bytes, at)
        if space > 0 {
          if bytes[at] == 0x0A { beginsLine = true }
          at += space
          continue
        }
        let start = at
        var isPlain = !isInLink
        while at < bytes.count, spaceLength(bytes, at) == 0 {
          isPlain = isPlain && !mayBeForm(bytes[at])
          at += 1
        }
        if let mark = bytes[start..<at].allMark, mark.isForm(atLineStart: beginsLine, length: at - start) {
          // It parts the items of a list for the reader.
          if beginsLine, at - start == 1, mark != 0x3E, mark != 0x23 {
            itemMark = String(Character(UnicodeScalar(mark)))
          }
          continue
        }
        beginsLine = false
        let end = endOfWord(bytes, start..<at)
        let piece = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        let count = result.count
        if isPlain {
          result.append(Word(written: piece, compared: piece))
        } else {
          append(piece, to: &result, isInLink: &isInLink)
        }
        if let mark = itemMark, result.count > count {
          result[count] = Word(written: "\(mark) \(result[count].written)", compared: result[count].compared)
        }
        itemMark = nil
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
    if dashes.contains(written) { return }
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

  /// The bytes of the white space at an offset: a blank, a line's end, a no-break space, a tag of HTML; 0 for
  /// anything else.
  private static func spaceLength(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    switch bytes[at] {
    case 0x20, 0x09...0x0D: 1
    case 0xC2: at + 1 < bytes.count && bytes[at + 1] == 0xA0 ? 2 : 0
    case 0x3C: tagLength(bytes, at)
    default: 0
    }
  }

  /// The bytes of the HTML tag at an offset, `<p>`, `</p>` or `<br/>`; 0 where none of the usual ones is.
  private static func tagLength(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var at = start + 1
    if at < bytes.count, bytes[at] == 0x2F { at += 1 }
    let name = at
    while at < bytes.count, at - name < 11, 0x61...0x7A ~= bytes[at] | 0x20 { at += 1 }
    guard tags.contains(String(decoding: bytes[name..<at], as: UTF8.self).lowercased()) else { return 0 }
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x2F { at += 1 }
    return at < bytes.count && bytes[at] == 0x3E ? at + 1 - start : 0
  }

  private static let tags: Set<String> = [
    "b", "blockquote", "br", "center", "code", "dd", "div", "dl", "dt", "em", "i", "li", "ol", "p", "pre",
    "span", "strong", "sub", "sup", "table", "td", "th", "tr", "tt", "u", "ul",
  ]

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
    "\\e", "\\a", "\\code", "\\endcode", "{@link", "{@linkplain",
  ]

  /// Between words they are typography, and may be written as `-` as well.
  private static let dashes: Set<String> = ["\u{2013}", "\u{2014}", "\u{2022}", "\u{B7}"]

  private static func normalized(_ word: String) -> String {
    if inlineTags.contains(word) { return "" }
    var text = word
    // DocC may name the module before the symbol.
    if text.hasPrefix("``"), let slash = text.lastIndex(of: "/") {
      text.removeSubrange(...slash)
    }
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
    // Emphasis around a word is form.
    if result.contains("**") { result = result.replacingOccurrences(of: "**", with: "") }
    if result.hasPrefix("*"), let last = result.lastIndex(of: "*"), last > result.startIndex {
      result.remove(at: last)
      result.removeFirst()
    }
    return result
  }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  /// The one byte of which the whole word is made.
  fileprivate var allMark: UInt8? {
    guard let first, first < 0x30 || first > 0x39, allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension UInt8 {
  /// Whether a word of this byte alone is form: a dash or a rule anywhere; the mark of a list, of a quotation,
  /// of a heading where a line begins.
  fileprivate func isForm(atLineStart beginsLine: Bool, length: Int) -> Bool {
    switch self {
    case 0x2D: true  // -
    case 0x3D, 0x5F, 0x7E: length > 2  // = _ ~
    case 0x2A, 0x2B, 0x3E: length > 2 || beginsLine && length == 1  // * + >
    case 0x23, 0x60: beginsLine || length > 2  // # `
    default: false
    }
  }
}

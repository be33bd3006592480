/// Tells plain comments that describe a declaration from those that only stand near one.
enum PlainComment {
  /// The words of a plain comment; nil where they describe nothing.
  static func words(of comment: Comment, in text: HeaderText) -> String? {
    if comment.isDoc {
      let words = text.words[comment.number]
      return describes(comment, words: words, in: text.bytes) ? words : nil
    }
    return text.describes[comment.number] ? text.words[comment.number] : nil
  }

  /// Whether a comment of these words describes a declaration.
  static func describes(_ comment: Comment, words: String, in bytes: [UInt8]) -> Bool {
    isAboutDeclaration(words) && !isFramed(bytes[comment.range])
  }

  /// A title in one line of stars: `/******** Drawing ********/`.
  private static func isFramed(_ raw: ArraySlice<UInt8>) -> Bool {
    let stars = Array(repeating: UInt8(0x2A), count: 6)
    return raw.dropFirst().starts(with: stars) && raw.dropLast().suffix(6).elementsEqual(stars)
      && !raw.contains(0x0A)
  }

  /// False for section banners, marks, licences and code that was commented out.
  static func isAboutDeclaration(_ text: String) -> Bool {
    // In bytes: every plain comment of an SDK is asked about.
    var text = text
    return text.withUTF8 { isAboutDeclaration($0) }
  }

  private static func isAboutDeclaration(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard holdsLetters(text) else { return false }
    let starts = ["mark:", "mark -", "#pragma"]
    if starts.contains(where: { begins(text[...], with: $0) }) { return false }
    if holds(text, "copyright") || holds(text, "all rights reserved") { return false }
    return !isBanner(text) && !isCode(text)
  }

  /// Whether at least two letters, of any script, are there.
  private static func holdsLetters(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var letters = 0
    for byte in text {
      // Beyond ASCII only the character database knows.
      if byte >= 0x80 {
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
        return scalars.count { $0.properties.isAlphabetic } >= 2
      }
      letters += (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A ? 1 : 0
      if letters == 2 { return true }
    }
    return false
  }

  /// `-=*_~#/+`
  private static func isRule(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x3D, 0x2A, 0x5F, 0x7E, 0x23, 0x2F, 0x2B: true
    default: false
    }
  }

  /// A title between rules: `===== Drawing =====`, or a line of dashes above or below.
  private static func isBanner(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let lines = text.split(separator: 0x0A)
    let isRuled = lines.contains { line in
      line.count(where: isRule) >= 4 && line.allSatisfy { isRule($0) || $0 == 0x20 }
    }
    if isRuled { return true }
    guard lines.count == 1, let line = lines.first else { return false }
    return line.prefix(3).allSatisfy(isRule)
  }

  private static func isCode(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let trimmed = text.drop { $0 == 0x20 || $0 == 0x0A }
    for start in [
      "@property", "@interface", "@end", "#if", "#endif", "#define", "#else", "#import", "- (", "+ (",
      "__attribute__((",
    ]
    where trimmed.starts(with: start.utf8) { return true }
    // `;` `{` `}`
    return [0x3B, 0x7B, 0x7D].contains(trimmed.last ?? 0)
  }

  /// Whether `text` begins with `words`, which are in lower case, whatever its own case.
  private static func begins(_ text: Slice<UnsafeBufferPointer<UInt8>>, with words: String) -> Bool {
    text.count >= words.utf8.count && zip(text, words.utf8).allSatisfy { isSame($0, $1) }
  }

  /// Whether `words`, which are in lower case, stand somewhere in `text`, whatever its own case.
  private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ words: StaticString) -> Bool {
    let count = words.utf8CodeUnitCount
    guard text.count >= count else { return false }
    return words.withUTF8Buffer { words in
      (0...(text.count - count)).contains { start in
        var at = 0
        while at < count, isSame(text[start + at], words[at]) { at += 1 }
        return at == count
      }
    }
  }

  private static func isSame(_ byte: UInt8, _ lower: UInt8) -> Bool {
    byte == lower || byte >= 0x41 && byte <= 0x5A && byte | 0x20 == lower
  }
}

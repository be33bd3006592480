/// Tells plain comments that describe a declaration from those that only stand near one.
enum PlainComment {
  /// The words of a plain comment; nil where they describe nothing.
  static func words(of comment: Comment, in text: HeaderText) -> String? {
    let words = CommentText.clean(comment, in: text)
    return isAboutDeclaration(words) && !isFramed(text.bytes[comment.range]) ? words : nil
  }

  /// A title in one line of stars: `/******** Drawing ********/`.
  private static func isFramed(_ raw: ArraySlice<UInt8>) -> Bool {
    let stars = Array(repeating: UInt8(0x2A), count: 6)
    return raw.dropFirst().starts(with: stars) && raw.dropLast().suffix(6).elementsEqual(stars)
      && !raw.contains(0x0A)
  }

  /// False for section banners, marks, licences and code that was commented out.
  static func isAboutDeclaration(_ text: String) -> Bool {
    guard holdsLetters(text) else { return false }
    let lower = text.lowercased()
    if lower.hasPrefix("mark:") || lower.hasPrefix("mark -") || lower.hasPrefix("#pragma") { return false }
    if lower.contains("copyright") || lower.contains("all rights reserved") { return false }
    return !isBanner(text) && !isCode(text)
  }

  /// Whether at least two letters, of any script, are there.
  private static func holdsLetters(_ text: String) -> Bool {
    var letters = 0
    for byte in text.utf8 where byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A {
      letters += byte >= 0x80 ? 0 : 1
      if letters == 2 { return true }
      // Beyond ASCII only the character database knows.
      if byte >= 0x80 { return text.unicodeScalars.count { $0.properties.isAlphabetic } >= 2 }
    }
    return false
  }

  /// A title between rules: `===== Drawing =====`, or a line of dashes above or below.
  private static func isBanner(_ text: String) -> Bool {
    let rules: Set<Character> = ["-", "=", "*", "_", "~", "#", "/", "+"]
    func isRule(_ line: Substring) -> Bool {
      line.count(where: rules.contains) >= 4 && line.allSatisfy { rules.contains($0) || $0 == " " }
    }
    let lines = text.split(separator: "\n")
    if lines.contains(where: isRule) { return true }
    guard lines.count == 1, let line = lines.first, let first = line.first else { return false }
    return rules.contains(first) && line.prefix(3).allSatisfy { rules.contains($0) }
  }

  private static func isCode(_ text: String) -> Bool {
    let trimmed = text.drop { $0 == " " || $0 == "\n" }
    for start in [
      "@property", "@interface", "@end", "#if", "#endif", "#define", "#else", "#import", "- (", "+ (",
    ]
    where trimmed.hasPrefix(start) { return true }
    guard let last = trimmed.last else { return false }
    return last == ";" || last == "{" || last == "}"
  }
}

/// A place in the bytes of a C header, and the steps a reader takes from there.
struct TextCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The place.
  var index = 0

  /// Stands at the beginning.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The byte here; nil at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func byte(after distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  // MARK: - Words

  /// The identifier that begins here, possibly empty; the place moves behind it.
  mutating func identifier() -> Range<Int> {
    let start = index
    while let byte = current, Self.isWord(byte) { index += 1 }
    return start..<index
  }

  /// The identifier after blanks and line ends.
  mutating func nextIdentifier() -> Range<Int> {
    skipBlank()
    return identifier()
  }

  /// The identifier after blanks on this line.
  mutating func identifierOnLine() -> Range<Int> {
    skipSpaces()
    return identifier()
  }

  /// Whether a range holds these letters.
  func range(_ range: Range<Int>, is word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      for (offset, letter) in letters.enumerated() where bytes[range.lowerBound + offset] != letter {
        return false
      }
      return true
    }
  }

  /// Whether two ranges hold the same letters, and any.
  func sameText(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard !left.isEmpty, left.count == right.count else { return false }
    return (0..<left.count).allSatisfy { bytes[left.lowerBound + $0] == bytes[right.lowerBound + $0] }
  }

  /// The name in `<name>` after blanks on this line; empty when there is none.
  mutating func angledNameOnLine() -> String {
    skipSpaces()
    guard current == UInt8(ascii: "<") else { return "" }
    index += 1
    let name = identifier()
    guard current == UInt8(ascii: ">") else { return "" }
    return String(decoding: bytes[name], as: UTF8.self)
  }

  /// The name in a condition that is `!defined(NAME)`, `!defined NAME` or `!NAME` alone; else empty.
  mutating func negatedDefinition() -> Range<Int> {
    let none = index..<index
    skipSpaces()
    guard current == UInt8(ascii: "!") else { return none }
    index += 1
    var name = identifierOnLine()
    if range(name, is: "defined") {
      skipSpaces()
      let isBracketed = current == UInt8(ascii: "(")
      if isBracketed { index += 1 }
      name = identifierOnLine()
      skipSpaces()
      if isBracketed {
        guard current == UInt8(ascii: ")") else { return none }
        index += 1
      }
    }
    skipSpaces()
    switch current {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"): return name
    case UInt8(ascii: "/"): return name
    default: return none
    }
  }

  // MARK: - Steps

  /// Over spaces and tabs.
  mutating func skipSpaces() {
    while let byte = current, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { index += 1 }
  }

  /// Over spaces, line ends and comments.
  mutating func skipBlank() {
    while let byte = current {
      if byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D) {
        index += 1
      } else if byte != UInt8(ascii: "/") || !skipComment() {
        return
      }
    }
  }

  /// Over bytes that neither end a line nor begin a comment or literal; at least one.
  mutating func skipPlain() {
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"): return
      default: index += 1
      }
    }
  }

  /// Over a comment, not over the line end behind `//`; false when none begins here.
  mutating func skipComment() -> Bool {
    guard current == UInt8(ascii: "/") else { return false }
    switch byte(after: 1) {
    case UInt8(ascii: "/"):
      while let byte = current, byte != UInt8(ascii: "\n") {
        // A backslash before the line end carries the comment on.
        index += byte == UInt8(ascii: "\\") && self.byte(after: 1) == UInt8(ascii: "\n") ? 2 : 1
      }
      return true
    case UInt8(ascii: "*"):
      index += 2
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), byte(after: 1) == UInt8(ascii: "/") {
          index += 2
          return true
        }
        index += 1
      }
      return true
    default:
      return false
    }
  }

  /// Over a string or character literal, at most to the end of its line.
  mutating func skipLiteral() {
    guard let quote = current else { return }
    index += 1
    while let byte = current, byte != UInt8(ascii: "\n") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == quote { return }
    }
  }

  /// Over brackets and what they hold; false when they do not close.
  mutating func skipParentheses() -> Bool {
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "#"): return false
      default: break
      }
      index += 1
      if depth == 0 { return true }
    }
    return false
  }

  /// To the end of a directive, over continued lines and comments.
  mutating func skipDirective() {
    while let byte = current, byte != UInt8(ascii: "\n") {
      switch byte {
      case UInt8(ascii: "/") where skipComment(): break
      case UInt8(ascii: "\""): skipLiteral()
      case UInt8(ascii: "\\"):
        index += 1
        if current == UInt8(ascii: "\r") { index += 1 }
        index += 1
      default: index += 1
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}

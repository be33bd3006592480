import Foundation

/// Names in a text that a reader looks up: Info.plist keys, entitlements, symbols, addresses.
extension DocumentationWords {
  /// Names that `new` has and `old` has not.
  static func mentions(in new: [Word], butNotIn old: [Word]) -> [String] {
    func names(_ words: [Word]) -> Set<String> {
      Set(words.lazy.filter { mayName($0.compared) }.compactMap(name))
    }
    let fresh = names(new)
    return fresh.isEmpty ? [] : fresh.subtracting(names(old)).sorted()
  }

  /// Entitlements that are not named after a company.
  private static let entitlements: Set<String> = [
    "aps-environment", "get-task-allow", "inter-app-audio", "keychain-access-groups",
  ]

  /// Whether a word holds an address, an entitlement or enough capitals for a name.
  private static func mayName(_ word: String) -> Bool {
    guard word.utf8.count > 4 else { return false }
    var capitals = 0
    for byte in word.utf8 {
      if byte == 0x2F || byte == 0x2E || byte == 0x2D { return true }
      if byte >= 0x80 || isCapital(byte) { capitals += 1 }
    }
    return capitals >= 1
  }

  private static func name(in word: Word) -> String? {
    if let address = address(in: word.compared) { return address }
    // A link of DocC ends with the name.
    let bytes = word.compared.utf8.split(separator: 0x2F).last.map(Array.init) ?? []
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
    if text.hasPrefix("com.apple.") || entitlements.contains(text) { return text }
    guard body.count > 4, !body.contains(0x2D), !body.contains(0x2E) else { return nil }
    // A capital after a small letter, twice, or once between code marks: a name, not a word of a sentence.
    let humps = zip(body, body.dropFirst()).count { isSmall($0) && isCapital($1) }
    if humps >= (word.written.utf8.contains(0x60) ? 1 : 2) { return text }
    // A prefix of capitals before a word, as in `NSString`; `URLs` and `APIs` are words.
    let capitals = body.prefix(while: isCapital).count
    let isPrefixed = capitals >= 2 && humps >= 1 || capitals >= 3 && body.count >= capitals + 2
    return isPrefixed || text.hasPrefix("NS") && capitals == body.count ? text : nil
  }

  /// The address in a word, which may stand in `<…>`, `(…)` or quotes.
  private static func address(in word: String) -> String? {
    guard word.utf8.contains(0x3A) else { return nil }
    for scheme in ["https://", "http://"] {
      guard let start = word.range(of: scheme)?.lowerBound else { continue }
      let rest = word[start...].prefix { !"<>\"'".contains($0) }
      return String(rest.reversed().drop { ".,;:)".contains($0) }.reversed())
    }
    return nil
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte) || isSmall(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

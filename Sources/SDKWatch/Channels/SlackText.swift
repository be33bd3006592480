/// Text in Slack's messages.
enum SlackText {
  /// `&`, `<` and `>` as entities, and nothing else: Slack needs no more to take text for text
  /// (docs.slack.dev, "Formatting message text"), and shows all other entities as they are.
  static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Escaped text cut to a length, never inside an entity or a character.
  static func cut(_ escaped: String, to longest: Int) -> String {
    guard length(escaped) > longest else { return escaped }
    var result = ""
    var count = 0
    for character in pieces(escaped) {
      // Room for what closes a piece of code, and for the mark of the cut.
      guard count + length(character) <= longest - 2 else { break }
      result += character
      count += length(character)
    }
    let isInCode = result.utf8.count { $0 == 0x60 } % 2 == 1
    return result + (isInCode ? "…`" : "…")
  }

  /// Slack's limits are in characters of JavaScript: units of UTF-16.
  static func length(_ text: some StringProtocol) -> Int { text.utf16.count }

  /// Scalars, an entity as one piece.
  private static func pieces(_ escaped: String) -> [Substring] {
    var pieces: [Substring] = []
    let scalars = escaped.unicodeScalars
    var at = scalars.startIndex
    while at < scalars.endIndex {
      var end = scalars.index(after: at)
      if scalars[at] == "&", let close = scalars[at...].prefix(6).firstIndex(of: ";") {
        end = scalars.index(after: close)
      }
      pieces.append(escaped[at..<end])
      at = end
    }
    return pieces
  }
}

/// Text from a header inside Markdown: it stays text, and pings or links nobody.
///
/// Scalars are compared, not characters: a combining mark after a backtick hides it from Swift, not from
/// Markdown.
package enum MarkdownText {
  /// Prose on one line. Words that GitHub would link, ping, or turn into an emoji or a formula become code.
  package static func prose(_ text: String, inCell: Bool = false) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      let shown = VisibleText.escape(String(word))
      return isTrigger(shown) ? code(shown, inCell: inCell) : escape(shown)
    }
    return guardStart(words.joined(separator: " "))
  }

  /// A code span that holds any text, also backticks.
  package static func code(_ text: String, inCell: Bool = false) -> String {
    var shown = VisibleText.escape(text)
    if shown.allSatisfy({ $0 == " " }) { return "(empty)" }
    // A table takes the backslash before a bar away, also inside code.
    if inCell { shown = shown.unicodeScalars.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) } }
    let fence = String(repeating: "`", count: longestRunOfBackticks(in: shown) + 1)
    let ends = [shown.unicodeScalars.first, shown.unicodeScalars.last]
    return ends.contains("`") || ends == [" ", " "] ? "\(fence) \(shown) \(fence)" : fence + shown + fence
  }

  /// A fenced block of lines, each of them one line whatever it holds.
  static func block(_ lines: [String], language: String) -> [String] {
    let shown = lines.map(VisibleText.escape)
    let longest = shown.map(longestRunOfBackticks).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language] + shown + [fence]
  }

  private static func escape(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    return scalars.indices.reduce(into: "") { result, index in
      switch scalars[index] {
      case "\\", "`", "*", "[", "]", "<", ">", "|", "~", "&": result += "\\"
      // Inside a word it means nothing, and names are easier to find without the backslash.
      case "_" where index == 0 || index + 1 == scalars.count: result += "\\"
      case "_" where !isWordCharacter(scalars[index - 1]) || !isWordCharacter(scalars[index + 1]):
        result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalars[index])
    }
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  /// Keeps a line from opening a list, a heading or an underline.
  private static func guardStart(_ line: String) -> String {
    let word = line.prefix { $0 != " " }.unicodeScalars
    if let first = word.first, word.allSatisfy({ $0 == first }), "+-=".unicodeScalars.contains(first) {
      return "\\" + line
    }
    guard let last = word.last, last == "." || last == ")", word.count > 1,
      word.dropLast().allSatisfy({ ("0"..."9").contains($0) })
    else { return line }
    return String(word.dropLast()) + "\\" + String(line.unicodeScalars.dropFirst(word.count - 1))
  }

  private static func isTrigger(_ word: String) -> Bool {
    let scalars = word.lowercased().unicodeScalars
    if scalars.contains(where: { $0 == "@" || $0 == "#" || $0 == "$" }) { return true }
    // `:key:` is a picture on GitHub, and selectors are full of such.
    if scalars.count(where: { $0 == ":" }) > 1 { return true }
    if holdsCommit(scalars) { return true }
    return ["://", "www.", "gh-"].contains { word.lowercased().contains($0) }
  }

  /// Whether a run of seven to forty hexadecimal digits is in a word: GitHub links it when there is such a
  /// commit.
  private static func holdsCommit(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.split { !isWordCharacter($0) }.contains { run in
      (7...40).contains(run.count) && run.contains { ("0"..."9").contains($0) }
        && run.allSatisfy { ("0"..."9").contains($0) || ("a"..."f").contains($0) }
    }
  }

  private static func longestRunOfBackticks(in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

import SymbolModel

/// The words about categories that are folded into their class: they are about its members, so they stay with it, behind
/// its own, one item of a list for each.
///
/// `- Category Drawing: Words.`, further lines indented as Markdown has it.
enum CategoryWords {
  /// A class's comment with those of its categories, given in order; the name of a class extension is empty.
  static func added(from categories: [(name: String, comment: DocComment)], to own: DocComment?)
    -> DocComment?
  {
    let items = categories.compactMap { item($0.name, $0.comment.text) }
    guard !items.isEmpty else { return own }
    let isDoc = own?.form == .doc || categories.contains { $0.comment.form == .doc }
    let text = (own.map { [$0.text, ""] } ?? []) + items
    return DocComment(form: isDoc ? .doc : .plain, text: text.joined(separator: "\n"))
  }

  private static func item(_ name: String, _ text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap(withoutTitle)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first else { return nil }
    let title = name.isEmpty ? "- Class extension: " : "- Category \(name): "
    return title + ([first] + lines.dropFirst().map { $0.isEmpty ? "" : "  \($0)" }).joined(separator: "\n")
  }

  /// A line without HeaderDoc's title of a part; nil for one that only names the category again.
  private static func withoutTitle(_ line: Substring) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard let mark = text.first, mark == "@" || mark == "\\" else { return String(line) }
    let tag = text.dropFirst().prefix { $0.isLetter }
    switch tag.lowercased() {
    case "category", "class", "interface", "methodgroup", "group": return nil
    case "abstract", "brief", "discussion", "details", "description":
      return String(text[tag.endIndex...].drop { $0 == " " || $0 == "\t" })
    default: return String(line)
    }
  }
}

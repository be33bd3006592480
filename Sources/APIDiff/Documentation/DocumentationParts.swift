/// A comment cut into its parts: abstract, discussion, parameters, result, notes.
///
/// HeaderDoc (`@param`, `@return`, `@discussion`, with `\` as well) and DocC (`- Parameter x:`,
/// `- Returns:`, `- Note:`) say the same.
struct DocumentationParts {
  /// A part and its text.
  struct Part: Hashable {
    let name: String
    var text: String
  }

  private(set) var parts: [Part] = []
  private var inParameterList = false
  /// A tag at the end of a line: the name that it needs comes on the next.
  private var unnamed: Tag?

  /// What a tag that takes a name begins.
  private enum Tag {
    /// Words about a parameter, a constant, a field: the word in front of the name.
    case part(String)
    /// Words about the declaration itself, which is named once more.
    case ownName
    /// Nothing, where the next line is the name alone.
    case declaration
  }

  init(_ text: String) {
    var current = ""
    var paragraphEnded = false
    for raw in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = raw.drop(while: Self.isBlank)
      let open = unnamed
      unnamed = nil
      if let (name, rest) = heading(line) ?? open.flatMap({ named($0, by: line) }) {
        current = name
        paragraphEnded = false
        append(rest, to: name)
        continue
      }
      if line.isEmpty {
        paragraphEnded = true
        if !current.isEmpty { append("", to: current) }
        continue
      }
      if current.isEmpty || current == "abstract" && paragraphEnded {
        let isFirst = parts.allSatisfy { $0.name.hasPrefix("parameter") || $0.text.isEmpty }
        current = isFirst && self["abstract"]?.isEmpty != false ? "abstract" : "discussion"
      } else if paragraphEnded, current != "discussion", current != "abstract",
        raw.first.map(Self.isBlank) != true
      {
        // A paragraph after a parameter or a note belongs to the text again.
        current = "discussion"
        inParameterList = false
      }
      paragraphEnded = false
      append(String(raw), to: current)
    }
    for number in parts.indices {
      while parts[number].text.hasSuffix("\n") { parts[number].text.removeLast() }
    }
    parts.removeAll { $0.text.isEmpty }
  }

  /// The text of a part.
  subscript(name: String) -> String? { parts.first { $0.name == name }?.text }

  private mutating func append(_ line: String, to name: String) {
    if let at = parts.firstIndex(where: { $0.name == name }) {
      parts[at].text += (parts[at].text.isEmpty ? "" : "\n") + line
    } else if !line.isEmpty || name != "discussion" {
      parts.append(Part(name: name, text: line))
    }
  }

  /// The part that a line begins, and the rest of the line.
  private mutating func heading(_ line: Substring) -> (String, String)? {
    if let first = line.first, first == "@" || first == "\\" { return tag(line.dropFirst()) }
    // DocC takes `- Note:` and `> Note:` for the same.
    guard ["- ", "* ", "+ ", "> "].contains(where: line.hasPrefix) else { return nil }
    let item = line.dropFirst(2).drop(while: Self.isBlank)
    guard let colon = item.firstIndex(of: ":") else { return nil }
    let title = item[..<colon]
    let rest = String(item[item.index(after: colon)...].drop(while: Self.isBlank))
    let words = title.split(separator: " ")
    switch words.first?.lowercased() {
    case "parameters" where words.count == 1:
      inParameterList = true
      return ("parameters", rest)
    case "parameter" where words.count == 2: return ("parameter \(words[1].filter { $0 != "`" })", rest)
    case "returns" where words.count == 1, "return" where words.count == 1:
      inParameterList = false
      return ("returns", rest)
    case "throws" where words.count == 1: return ("throws", rest)
    case "category" where words.count == 2, "class" where title.lowercased() == "class extension":
      // Words about categories that are folded into their class, whatever those are called.
      inParameterList = false
      return ("categories", rest)
    case let word? where words.count <= 2 && Self.asides.contains(word):
      inParameterList = false
      return (title.lowercased(), rest)
    default:
      guard inParameterList, words.count == 1 else { return nil }
      return ("parameter \(title.filter { $0 != "`" })", rest)
    }
  }

  private static let asides: Set<String> = [
    "note", "important", "warning", "tip", "experiment", "attention", "bug", "remark", "see", "since",
    "precondition", "postcondition", "requires", "invariant", "complexity", "seealso", "version", "todo",
  ]

  private mutating func tag(_ line: Substring) -> (String, String)? {
    let word = line.prefix { $0.isLetter }
    let rest = line[word.endIndex...].drop(while: Self.isBlank)
    inParameterList = false
    switch word.lowercased() {
    case "abstract", "brief", "short": return ("abstract", String(rest))
    case "discussion", "details", "description": return ("discussion", String(rest))
    case "param", "parameter":
      // Doxygen has `@param[in] x`.
      let direction = rest.hasPrefix("[") ? rest.prefix { $0 != "]" }.count + 1 : 0
      return begin(.part("parameter"), rest.dropFirst(direction).drop(while: Self.isBlank))
    case "return", "returns", "result": return ("returns", String(rest))
    case "throws", "exception": return ("throws", String(rest))
    case "const", "constant", "field", "member", "callback", "var":
      // A member described in its container's comment; at the start it names the declaration itself.
      let kinds = ["const": "constant", "constant": "constant", "var": "variable"]
      return begin(parts.isEmpty ? .ownName : .part(kinds[word.lowercased()] ?? "field"), rest)
    case "templatefield": return begin(.part("template field"), rest)
    // Doxygen's: one word is the name, and the sentence may go on behind it.
    case "def": return begin(.ownName, rest)
    case let title where HeaderDocTags.titles.contains(title):
      // Names the declaration again: no words about it.
      if rest.isEmpty { unnamed = .declaration }
      return ("abstract", "")
    case let marker where HeaderDocTags.markers.contains(marker): return ("discussion", "")
    case let part where HeaderDocTags.parts.contains(part):
      // `@note: words` is written, too.
      return (part, String(rest.drop { $0 == ":" }.drop(while: Self.isBlank)))
    default: return nil
    }
  }

  /// The part that a tag with a name begins; where the line ends before it, the next line has it.
  private mutating func begin(_ tag: Tag, _ rest: Substring) -> (String, String) {
    if let part = named(tag, by: rest) { return part }
    unnamed = tag
    // Nothing is told until then.
    return ("abstract", "")
  }

  /// The part that a tag begins whose name stands at the start of `text`.
  private func named(_ tag: Tag, by text: Substring) -> (String, String)? {
    let name = text.prefix { !Self.isBlank($0) }
    guard !name.isEmpty else { return nil }
    let rest = String(text[name.endIndex...].drop(while: Self.isBlank))
    switch tag {
    case .part(let kind): return ("\(kind) \(name)", rest)
    case .ownName: return ("abstract", rest)
    case .declaration: return rest.isEmpty ? ("abstract", "") : nil
    }
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{A0}"
  }
}

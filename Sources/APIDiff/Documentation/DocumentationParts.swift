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

  init(_ text: String) {
    var current = ""
    var paragraphEnded = false
    for raw in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = raw.drop { $0 == " " || $0 == "\t" }
      if let (name, rest) = heading(line) {
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
      } else if paragraphEnded, current != "discussion", current != "abstract", raw.first != " ",
        raw.first != "\t"
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
    guard line.hasPrefix("- ") || line.hasPrefix("* ") else { return nil }
    let item = line.dropFirst(2).drop { $0 == " " }
    guard let colon = item.firstIndex(of: ":") else { return nil }
    let title = item[..<colon]
    let rest = String(item[item.index(after: colon)...].drop { $0 == " " })
    let words = title.split(separator: " ")
    switch words.first?.lowercased() {
    case "parameters" where words.count == 1:
      inParameterList = true
      return ("parameters", rest)
    case "parameter" where words.count == 2: return ("parameter \(words[1])", rest)
    case "returns" where words.count == 1, "return" where words.count == 1:
      inParameterList = false
      return ("returns", rest)
    case "throws" where words.count == 1: return ("throws", rest)
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
    let rest = line[word.endIndex...].drop { $0 == " " || $0 == "\t" }
    inParameterList = false
    switch word.lowercased() {
    case "abstract", "brief", "short": return ("abstract", String(rest))
    case "discussion", "details", "description": return ("discussion", String(rest))
    case "param", "parameter":
      let name = rest.prefix { $0 != " " && $0 != "\t" }
      return ("parameter \(name)", Self.behind(name, in: rest))
    case "return", "returns", "result": return ("returns", String(rest))
    case "throws", "exception": return ("throws", String(rest))
    case "note", "warning", "important", "attention", "remark", "remarks", "since", "deprecated", "see",
      "seealso":
      return (word.lowercased(), String(rest))
    case "const", "constant", "field", "member":
      // A member described in its container's comment.
      let name = rest.prefix { $0 != " " && $0 != "\t" }
      // At the start it names the declaration itself.
      if parts.isEmpty { return ("abstract", Self.behind(name, in: rest)) }
      return (
        "\(word.lowercased().hasPrefix("const") ? "constant" : "field") \(name)", Self.behind(name, in: rest)
      )
    case "method", "function", "property", "class", "protocol", "category", "typedef", "enum", "struct",
      "var",
      "define", "header", "interface", "group", "name":
      // Names the declaration again: no words about it.
      return ("abstract", "")
    default: return nil
    }
  }

  private static func behind(_ name: Substring, in text: Substring) -> String {
    String(text[name.endIndex...].drop { $0 == " " || $0 == "\t" })
  }
}

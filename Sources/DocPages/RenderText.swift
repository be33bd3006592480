import SymbolModel

/// Reads RenderJSON's text: what a reader sees of it, paragraph by paragraph.
///
/// The kinds are those of swift-docc's `RenderBlockContent` and `RenderInlineContent`.
struct RenderText {
  /// What links refer to.
  private let references: [String: Any]
  /// How often a kind came that is not known, by its word.
  private(set) var unknown: [String: Int] = [:]

  /// Deeper than any page that people write; a reader of what is deeper would run out of stack.
  static let maximumDepth = 64

  init(references: RenderObject?) { self.references = references?.members ?? [:] }

  // MARK: - Words

  /// Words on one line: links as their titles, code between code marks, pictures left out.
  ///
  /// - Throws: `PageFault`.
  mutating func inline(_ list: [Any], depth: Int = 0) throws -> String {
    try check(depth)
    var text = ""
    for value in list {
      let object = try RenderObject(value, "inlineContent")
      switch try object.string("type") ?? "" {
      case "text": text += try object.string("text") ?? ""
      case "codeVoice": text += "`\(try object.string("code") ?? "")`"
      case "emphasis", "strong", "newTerm", "inlineHead", "subscript", "superscript", "strikethrough",
        "small":
        text += try inline(object.list("inlineContent"), depth: depth + 1)
      case "reference": text += try link(object, depth: depth)
      case "link": text += try object.string("title") ?? object.string("destination") ?? ""
      case "image", "video": break
      case let kind:
        count(kind)
        text += Self.generic(object)
      }
    }
    return text
  }

  private mutating func link(_ object: RenderObject, depth: Int) throws -> String {
    if let title = try object.string("overridingTitle") { return title }
    let inside = try object.list("overridingTitleInlineContent")
    if !inside.isEmpty { return try inline(inside, depth: depth + 1) }
    return try title(of: object.string("identifier") ?? "")
  }

  /// The title of what is referred to: the reference's own, else the last part of its address. No further
  /// reference is followed, so that a cycle of them harms nobody.
  ///
  /// - Throws: `PageFault.wrongType`.
  func title(of identifier: String) throws -> String {
    if let reference = references[identifier] {
      let object = try RenderObject(reference, "references")
      if let title = try object.string("title") ?? object.string("name") { return title }
    }
    return identifier.split(separator: "/").last.map(String.init) ?? identifier
  }

  // MARK: - Paragraphs

  /// The paragraphs of some blocks; headings stand among them.
  ///
  /// - Throws: `PageFault`.
  mutating func paragraphs(_ list: [Any], depth: Int = 0) throws -> [String] {
    try check(depth)
    return try list.flatMap { try paragraphs(RenderObject($0, "content"), depth: depth) }
  }

  private mutating func paragraphs(_ block: RenderObject, depth: Int) throws -> [String] {
    let below = depth + 1
    switch try block.string("type") ?? "" {
    case "paragraph", "small": return kept([try inline(block.list("inlineContent"), depth: below)])
    case "heading": return kept([try block.string("text") ?? ""])
    case "aside":
      let name = try block.string("name") ?? (block.string("style") ?? "note").capitalized
      return first("\(name): ", try paragraphs(block.list("content"), depth: below))
    case "codeListing": return kept([try block.strings("code").joined(separator: "\n")])
    case "unorderedList", "orderedList":
      return try block.objects("items").flatMap { item in
        first("- ", try paragraphs(item.list("content"), depth: below))
      }
    case "table":
      return try block.list("rows").flatMap { row in
        guard let cells = row as? [Any] else {
          throw PageFault.wrongType(key: "rows", expected: "a list of rows")
        }
        let texts = try cells.map { cell in
          guard let content = cell as? [Any] else {
            throw PageFault.wrongType(key: "rows", expected: "a list of rows of cells")
          }
          return try paragraphs(content, depth: below).joined(separator: " ")
        }
        return kept([texts.joined(separator: " | ")])
      }
    case "termList":
      return try block.objects("items").flatMap { item in
        let term = try item.object("term").map { try inline($0.list("inlineContent"), depth: below) } ?? ""
        let definition = try item.object("definition").map {
          try paragraphs($0.list("content"), depth: below)
        }
        return first("\(term): ", definition ?? [])
      }
    case "step":
      return try paragraphs(block.list("content"), depth: below)
        + paragraphs(block.list("caption"), depth: below)
    case "row":
      return try block.objects("columns").flatMap { try paragraphs($0.list("content"), depth: below) }
    case "tabNavigator":
      return try block.objects("tabs").flatMap { tab in
        try kept([tab.string("title") ?? ""]) + paragraphs(tab.list("content"), depth: below)
      }
    case "links": return try block.strings("items").map { try "- " + title(of: $0) }
    case "dictionaryExample", "endpointExample":
      let summary = try paragraphs(block.list("summary"), depth: below)
      return try summary + ["example", "request", "response"].flatMap { try code(block.object($0)) }
    case "video", "image", "thematicBreak": return []
    case let kind:
      count(kind)
      return kept([Self.generic(block)])
    }
  }

  /// Pieces of code in an example.
  private func code(_ example: RenderObject?) throws -> [String] {
    guard let example else { return [] }
    return try kept(example.objects("content").map { try $0.strings("code").joined(separator: "\n") })
  }

  private func kept(_ paragraphs: [String]) -> [String] {
    paragraphs.filter { $0.contains { !$0.isWhitespace } }
  }

  /// Paragraphs, the first with something before it.
  private func first(_ mark: String, _ paragraphs: [String]) -> [String] {
    guard let first = paragraphs.first else { return [] }
    return [mark + first] + paragraphs.dropFirst()
  }

  private func check(_ depth: Int) throws {
    guard depth < Self.maximumDepth else {
      throw PageFault.other("its text is nested more than \(Self.maximumDepth) deep")
    }
  }

  // MARK: - What is not known

  /// Counts something of a kind that is not known.
  mutating func count(_ kind: String) { unknown[kind.isEmpty ? "without type" : kind, default: 0] += 1 }

  /// Keys whose values no reader sees.
  private static let silent: Set<String> = [
    "type", "kind", "identifier", "identifiers", "anchor", "url", "destination", "style", "syntax", "image",
    "media", "icon", "poster", "runtimePreview", "metadata", "references", "isActive", "action",
  ]

  /// The texts in something of a kind that is not known, in the order of its keys.
  static func generic(_ object: RenderObject) -> String {
    var texts: [String] = []
    collect(object.members, depth: 0, into: &texts)
    return texts.joined(separator: " ")
  }

  private static func collect(_ value: Any, depth: Int, into texts: inout [String]) {
    guard depth < maximumDepth else { return }
    if let text = value as? String {
      texts.append(text)
    } else if let list = value as? [Any] {
      for element in list { collect(element, depth: depth + 1, into: &texts) }
    } else if let members = value as? [String: Any] {
      for key in members.keys.sorted() where !silent.contains(key) {
        if let member = members[key] { collect(member, depth: depth + 1, into: &texts) }
      }
    }
  }
}

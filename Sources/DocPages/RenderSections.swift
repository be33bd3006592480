import SymbolModel

/// Gathers a page's sections as they are read.
struct RenderSections {
  private(set) var texts: [PageText] = []
  private(set) var declarations: [PageDeclaration] = []

  /// Headings that DocC writes by itself: they name no part of their own.
  private static let standardHeadings = [
    "Overview": "discussion", "Discussion": "discussion", "Return Value": "returns",
    "Return Values": "returns",
  ]

  /// Adds paragraphs to a part.
  mutating func add(_ paragraphs: [String], to part: String) {
    guard !paragraphs.isEmpty else { return }
    if let at = texts.firstIndex(where: { $0.part == part }) {
      texts[at].paragraphs += paragraphs
    } else {
      texts.append(PageText(part: part, paragraphs: paragraphs))
    }
  }

  /// Adds a section of RenderJSON.
  ///
  /// - Throws: `PageFault`.
  mutating func add(_ section: RenderObject, language: String, _ text: inout RenderText) throws {
    switch try section.string("kind") ?? "" {
    case "declarations": try add(declarations: section, language: language)
    case "parameters":
      for parameter in try section.objects("parameters") {
        let name = try parameter.string("name") ?? ""
        add(try text.paragraphs(parameter.list("content")), to: "parameter \(name)")
      }
    case "content", "discussion": try add(content: section.list("content"), &text)
    case "details": try add(details: section)
    case "attributes":
      add(try section.objects("attributes").map(Self.attribute), to: "attributes")
    case "possibleValues":
      for value in try section.objects("values") {
        let name = try value.string("name") ?? ""
        add(Self.named("`\(name)`", try text.paragraphs(value.list("content"))), to: "possible values")
      }
    case "properties", "restParameters", "restResponses", "restBody": try add(values: section, &text)
    case "restEndpoint":
      let endpoint = try section.objects("tokens").map { try $0.string("text") ?? "" }.joined()
      declarations.append(PageDeclaration(language: "data", text: Self.folded(endpoint)))
    // Made by DocC from the text of other pages.
    case "mentions": break
    case let kind:
      text.count(kind)
      let words = RenderText.generic(section)
      add(words.isEmpty ? [] : [words], to: kind.isEmpty ? "discussion" : kind)
    }
  }

  // MARK: - Declarations

  private mutating func add(declarations section: RenderObject, language: String) throws {
    for declaration in try section.objects("declarations") {
      let tokens = try declaration.objects("tokens").map { try $0.string("text") ?? "" }.joined()
      let platforms = try declaration.strings("platforms")
      let languages = try declaration.strings("languages")
      for one in languages.isEmpty ? [language] : languages {
        declarations.append(PageDeclaration(language: one, platforms: platforms, text: Self.folded(tokens)))
      }
    }
  }

  /// What a key of a property list holds: the type stands for the declaration.
  private mutating func add(details section: RenderObject) throws {
    guard let details = try section.object("details") else { return }
    let types = try details.objects("value").map(Self.type)
    if !types.isEmpty {
      declarations.append(
        PageDeclaration(
          language: "data", platforms: try details.strings("platforms"), text: types.joined(separator: " or ")
        ))
    }
    if let name = try details.string("ideTitle"), !name.isEmpty { add([name], to: "name in Xcode") }
  }

  private static func type(_ type: RenderObject) throws -> String {
    let base = try type.string("baseType") ?? "any"
    return try type.flag("arrayMode") ? "array of \(base)" : base
  }

  private static func attribute(_ attribute: RenderObject) throws -> String {
    let title = try attribute.string("title") ?? attribute.string("kind") ?? ""
    var values = try attribute.string("value").map { [$0] } ?? []
    for value in try attribute.list("values") {
      if let text = value as? String {
        values.append(text)
      } else if let tokens = value as? [Any] {
        values.append(try tokens.map { try RenderObject($0, "values").string("text") ?? "" }.joined())
      }
    }
    return "\(title): \(values.joined(separator: ", "))"
  }

  /// The keys of a dictionary, the values that a request takes or gives.
  private mutating func add(values section: RenderObject, _ text: inout RenderText) throws {
    let title = try section.string("title") ?? "properties"
    for item in try section.objects("items") + section.objects("parameters") {
      let name =
        try item.string("name") ?? item.string("reason") ?? (item.members["status"].map { "\($0)" } ?? "")
      var facts = [try item.objects("type").map { try $0.string("text") ?? "" }.joined()]
      for flag in ["required", "deprecated", "readOnly"] where try item.flag(flag) { facts.append(flag) }
      facts += try item.objects("attributes").map(Self.attribute)
      let head = "`\(name)`: " + facts.filter { !$0.isEmpty }.joined(separator: ", ")
      add(Self.named(head, try text.paragraphs(item.list("content"))), to: title)
    }
    let body = try section.objects("bodyContentType").map { try $0.string("text") ?? "" }.joined()
    if !body.isEmpty { add([body], to: title) }
    add(try text.paragraphs(section.list("content")), to: title)
  }

  /// A name and what is said about it, the first paragraph on one line with it.
  private static func named(_ name: String, _ paragraphs: [String]) -> [String] {
    guard let first = paragraphs.first else { return [name] }
    return ["\(name): \(first)"] + paragraphs.dropFirst()
  }

  // MARK: - Text

  /// Text with headings: each begins a part.
  ///
  /// - Throws: `PageFault`.
  mutating func add(content: [Any], _ text: inout RenderText, from start: String = "discussion") throws {
    var part = start
    for value in content {
      let block = try RenderObject(value, "content")
      if try block.string("type") == "heading" {
        let heading = try block.string("text") ?? ""
        if let standard = Self.standardHeadings[heading] {
          part = standard
          continue
        }
        part = heading.isEmpty ? part : heading
      }
      add(try text.paragraphs([value]), to: part)
    }
  }

  /// White space as single blanks.
  static func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

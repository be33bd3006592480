import SymbolModel

/// Finds the ways in which a symbol and its page disagree.
enum DocsComparison {
  /// Objective-C and C, in RenderJSON's word.
  static let language = "occ"
  /// What follows from iOS.
  private static let following: Set<String> = ["ipados", "maccatalyst"]

  /// - Parameter typedefs: what a name stands for in the headers.
  static func disagreements(
    of symbol: Symbol, with page: Page, typedefs: (String) -> String?
  ) -> [DocsDisagreement] {
    let content = page.content(for: language) ?? page.content
    let header = StatedAvailability(symbol, in: nil).effective
    var result = availability(header, content) + deprecation(header, content)
    result += declaration(symbol, page, typedefs)
    result += abstract(symbol, content)
    return result
  }

  // MARK: - Availability

  private static func availability(_ header: Availability, _ content: PageContent) -> [DocsDisagreement] {
    content.platforms.flatMap { page -> [DocsDisagreement] in
      guard page.saysSomething, !following.contains(page.platform.rawValue) else { return [] }
      func disagreement(_ part: String, _ header: String?, _ page: String?, on platform: PlatformName)
        -> DocsDisagreement?
      {
        guard let header, let page else { return nil }
        return .availability(platform: platform, part: part, header: header, page: page)
      }
      if header.isUnavailableEverywhere {
        let says = page.isUnavailable ? nil : page.introduced
        return [disagreement("unavailable", "unavailable", says, on: page.platform)].compactMap(\.self)
      }
      guard let item = header[page.platform] else { return [] }
      if item.isUnavailable || page.isUnavailable {
        guard item.isUnavailable != page.isUnavailable else { return [] }
        return [
          disagreement(
            "unavailable", item.isUnavailable ? "unavailable" : item.introduced?.description,
            page.isUnavailable ? "unavailable" : page.introduced, on: page.platform)
        ].compactMap(\.self)
      }
      return [
        ("introduced", item.introduced, page.introduced), ("deprecated", item.deprecated, page.deprecated),
        ("obsoleted", item.obsoleted, page.obsoleted),
      ].compactMap { part, header, says in
        guard let header, let says, !isSame(header, says, on: page.platform) else { return nil }
        // Who is not deprecated yet, and who is, is told by itself.
        if part == "deprecated", header.isToBeDeprecated || says == planned { return nil }
        return disagreement(part, header.description, says, on: page.platform)
      }
    }
  }

  private static let planned = Version(100_000).description

  private static func isSame(_ header: Version, _ page: String, on platform: PlatformName) -> Bool {
    guard let version = Version(page) else { return header.description == page }
    return header.normalized(on: platform) == version.normalized(on: platform)
  }

  // MARK: - Deprecation

  private static func deprecation(_ header: Availability, _ content: PageContent) -> [DocsDisagreement] {
    let hasSummary = !content.paragraphs(of: "deprecation").isEmpty
    let everywhere = AvailabilityChange.Deprecation(header[.all])
    let platforms = content.platforms.filter { $0.saysSomething && !following.contains($0.platform.rawValue) }
    guard !header.isUnavailableEverywhere else { return [] }
    if platforms.isEmpty {
      let isDeprecated = everywhere != .none || header.isDeprecatedSomewhere
      return hasSummary && !isDeprecated
        ? [.deprecation(platform: .all, header: nil, page: "deprecated")] : []
    }
    var found: [DocsDisagreement] = []
    for page in platforms where !page.isUnavailable {
      let item = header[page.platform]
      if item == nil, !header.isEmpty, everywhere == .none { continue }
      if item?.isUnavailable == true { continue }
      let before = text(item.map { AvailabilityChange.Deprecation($0) } ?? .none) ?? text(everywhere)
      var after = page.deprecated == planned ? nil : page.deprecated
      if after == nil, page.isDeprecated { after = "deprecated" }
      if after == nil, before != nil, hasSummary { continue }
      if (before == nil) != (after == nil) {
        found.append(.deprecation(platform: page.platform, header: before, page: after))
      }
    }
    // The same everywhere is told once.
    let facts = Set(found.map(Fact.init))
    if let fact = facts.first, facts.count == 1, found.count > 1, found.count == platforms.count,
      everywhere != .none || header.isEmpty
    {
      return [.deprecation(platform: .all, header: fact.header, page: fact.page)]
    }
    return found
  }

  private struct Fact: Hashable {
    var header: String?
    var page: String?

    init(_ disagreement: DocsDisagreement) {
      guard case .deprecation(_, let header, let page) = disagreement else { return }
      self.header = header
      self.page = page
    }
  }

  /// The version, or the bare fact; nil for what is not deprecated, or not yet.
  private static func text(_ deprecation: AvailabilityChange.Deprecation) -> String? {
    switch deprecation {
    case .none, .planned: nil
    case .unversioned: "deprecated"
    case .since(let version): version.description
    }
  }

  // MARK: - Words

  private static func declaration(
    _ symbol: Symbol, _ page: Page, _ typedefs: (String) -> String?
  ) -> [DocsDisagreement] {
    guard !symbol.isIncomplete else { return [] }
    let declarations = (page.content(for: language) ?? page.content).declarations.filter {
      $0.language == language
    }
    guard let first = declarations.first else { return [] }
    // Several are shown where platforms differ: one that fits will do.
    let isShown = declarations.contains { DeclarationForm.isSame($0.text, symbol, typedefs: typedefs) }
    return isShown ? [] : [.declaration(header: symbol.declaration, page: first.text)]
  }

  private static func abstract(_ symbol: Symbol, _ content: PageContent) -> [DocsDisagreement] {
    guard let comment = symbol.documentation, comment.form == .doc,
      let header = DocumentationParts(comment.text)["abstract"]
    else { return [] }
    let page = content.paragraphs(of: "abstract").joined(separator: "\n")
    guard !page.isEmpty, plain(header) != plain(page) else { return [] }
    return [.abstract(header: header, page: page)]
  }

  private static func plain(_ text: String) -> [String] {
    // DocC sets dots as one mark.
    let words = DocumentationWords.words(text.replacing("…", with: "...")).map(\.compared)
    guard words.count > 1, let last = words.last, [".", ",", ";", ":"].contains(last) else { return words }
    return Array(words.dropLast())
  }
}

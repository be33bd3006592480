import Foundation
import SymbolModel

/// Reads one page out of its RenderJSON.
///
/// The form is swift-docc's `RenderNode`; keys that are not read here are layout, addresses, or made from other pages.
struct PageParser {
  /// A page and what it told of itself.
  struct Result {
    var page: Page
    /// The module that it names; nil when it names none.
    var module: String?
    var unknownKinds: [String: Int]
  }

  /// The path that its file has.
  let path: String
  /// The file's name, without its ending.
  let name: String

  /// - Throws: `PageFault`.
  func page(_ data: Data) throws -> Result {
    let root: [String: Any]
    do {
      guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw PageFault.other("it is no JSON object")
      }
      root = object
    } catch let fault as PageFault {
      throw fault
    } catch {
      throw PageFault.other("it is no JSON: \(Self.reason(error))")
    }
    return try page(root)
  }

  /// The parser's own words, on one line.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let text = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    return String(text.split(separator: "\n").first ?? "").trimmingCharacters(in: ["."])
  }

  private func page(_ root: [String: Any]) throws -> Result {
    let node = RenderObject(root)
    guard let kind = try node.string("kind") else { throw PageFault.missing(key: "kind") }
    guard let identifier = try node.object("identifier") else { throw PageFault.missing(key: "identifier") }
    guard let metadata = try node.object("metadata") else { throw PageFault.missing(key: "metadata") }
    let language = try identifier.string("interfaceLanguage") ?? "swift"
    let path = try path(of: node, identifier)
    var unknown: [String: Int] = [:]
    if !Self.kinds.contains(kind) { unknown["page \(kind)"] = 1 }
    let content = try self.content(node, language: language, &unknown)
    var page = Page(
      key: content.usr ?? path, path: path, kind: kind, role: try metadata.string("role"), language: language,
      content: content)
    for override in try node.objects("variantOverrides") {
      let patches = try override.objects("patch")
      for trait in try override.objects("traits") {
        guard let other = try trait.string("interfaceLanguage"), other != language else { continue }
        let patched = RenderObject(try JSONPatch.applied(patches, to: root))
        var ignored: [String: Int] = [:]
        page.variants[other] = try self.content(patched, language: other, &ignored)
      }
    }
    let module = try metadata.objects("modules").first?.string("name")
    return Result(page: page, module: module, unknownKinds: unknown)
  }

  private static let kinds: Set<String> = ["symbol", "article", "section", "project", "overview"]

  // MARK: - Where it is

  /// The path that the page names, in small letters; that of its file when it names none.
  private func path(of node: RenderObject, _ identifier: RenderObject) throws -> String {
    let named = try node.objects("variants").first?.strings("paths").first
    let url = try identifier.string("url").flatMap { url in
      // `doc://BUNDLE/documentation/…`
      url.hasPrefix("doc://") ? url.dropFirst(6).firstIndex(of: "/").map { String(url[$0...]) } : nil
    }
    guard let text = named ?? url else { return path }
    let plain = (text.removingPercentEncoding ?? text).lowercased()
    guard plain.hasPrefix("/"), !plain.split(separator: "/").contains("..") else {
      throw PageFault.other("its path '\(text.prefix(200))' leads elsewhere")
    }
    return plain
  }

  // MARK: - What it says

  private func content(
    _ node: RenderObject, language: String, _ unknown: inout [String: Int]
  ) throws -> PageContent {
    let metadata = try node.object("metadata") ?? RenderObject([:])
    var text = RenderText(references: try node.object("references"))
    var sections = RenderSections()
    let abstract = try text.inline(node.list("abstract"))
    sections.add(abstract.isEmpty ? [] : [abstract], to: "abstract")
    sections.add(try text.paragraphs(node.list("deprecationSummary")), to: "deprecation")
    sections.add(try text.paragraphs(node.list("downloadNotAvailableSummary")), to: "download")
    if let conformance = try metadata.object("conformance") {
      let words = try ["conformancePrefix", "availabilityPrefix", "constraints"].map {
        try text.inline(conformance.list($0))
      }
      sections.add([RenderSections.folded(words.joined(separator: " "))], to: "conformance")
    }
    for section in try node.objects("primaryContentSections") + node.objects("sections") {
      try sections.add(section, language: language, &text)
    }
    var lists: [PageList] = []
    for (key, kind) in [("topicSections", PageList.Kind.topics), ("seeAlsoSections", .seeAlso)] {
      for group in try node.objects(key) {
        // DocC fills it with the page's neighbours: it changes with each of them.
        if kind == .seeAlso, try group.flag("generated") { continue }
        lists.append(try list(kind, group, text))
        let title = try group.string("title") ?? ""
        let words = try text.inline(group.list("abstract"))
        sections.add(words.isEmpty ? [] : [words], to: title.isEmpty ? "topics" : title)
        if let discussion = try group.object("discussion") {
          try sections.add(content: discussion.list("content"), &text, from: title.isEmpty ? "topics" : title)
        }
      }
    }
    lists += try node.objects("relationshipsSections").map { try list(.relationships, $0, text) }
    unknown.merge(text.unknown, uniquingKeysWith: +)
    let title = try metadata.string("title") ?? ""
    let usr = try metadata.string("externalID") ?? ""
    return PageContent(
      title: title.isEmpty ? name : title, usr: usr.isEmpty ? nil : usr,
      roleHeading: try metadata.string("roleHeading"),
      platforms: try metadata.objects("platforms").compactMap(Self.platform),
      declarations: sections.declarations, texts: sections.texts, lists: lists)
  }

  private func list(_ kind: PageList.Kind, _ group: RenderObject, _ text: RenderText) throws -> PageList {
    PageList(
      kind: kind, title: try group.string("title") ?? "",
      items: try group.strings("identifiers").map { try text.title(of: $0) })
  }

  private static func platform(_ object: RenderObject) throws -> PagePlatform? {
    guard let name = try object.string("name") else { return nil }
    return PagePlatform(
      platform: PagePlatform.name(name), introduced: try version(object, "introducedAt"),
      deprecated: try version(object, "deprecatedAt"), obsoleted: try version(object, "obsoletedAt"),
      isDeprecated: try object.flag("deprecated"), isBeta: try object.flag("beta"),
      isUnavailable: try object.flag("unavailable"), message: try object.string("message"),
      renamed: try object.string("renamed"))
  }

  private static func version(_ object: RenderObject, _ key: String) throws -> String? {
    let text = try object.string(key) ?? ""
    return text.isEmpty ? nil : text
  }
}

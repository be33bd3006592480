import SymbolModel

/// The canonical form of a page's content: all but its key and path, which stand in the index.
enum PageCoding {
  static func encode(_ page: Page, to writer: inout CanonicalWriter) {
    writer.beginObject()
    content(page, to: &writer)
    writer.endObject()
  }

  static func content(_ page: Page, to writer: inout CanonicalWriter) {
    writer.property("kind", page.kind)
    writer.property("role", page.role)
    writer.property("language", page.language)
    writer.property("title", page.title)
    encode(page.content, besides: nil, to: &writer)
    guard !page.variants.isEmpty else { return }
    writer.key("variants")
    writer.beginObject()
    for language in page.variants.keys.sorted() {
      guard let variant = page.variants[language] else { continue }
      writer.key(language)
      writer.beginObject()
      writer.property("title", variant.title)
      encode(variant, besides: page.content, to: &writer)
      writer.endObject()
    }
    writer.endObject()
  }

  /// Of a variant, what differs from the page's own content; what differs by being empty is written as such.
  private static func encode(
    _ content: PageContent, besides base: PageContent?, to writer: inout CanonicalWriter
  ) {
    if content.usr != base?.usr { writer.property("usr", content.usr ?? "") }
    if content.roleHeading != base?.roleHeading { writer.property("roleHeading", content.roleHeading ?? "") }
    list("platforms", content.platforms, base?.platforms, to: &writer, platform)
    list("declarations", content.declarations, base?.declarations, to: &writer, declaration)
    list("texts", content.texts, base?.texts, to: &writer) { text, writer in
      writer.property("part", text.part)
      writer.property("paragraphs", text.paragraphs)
    }
    list("lists", content.lists, base?.lists, to: &writer) { list, writer in
      writer.property("kind", list.kind.rawValue)
      writer.property("title", list.title)
      writer.property("items", list.items)
    }
  }

  private static func list<Element: Equatable>(
    _ key: StaticString, _ elements: [Element], _ base: [Element]?, to writer: inout CanonicalWriter,
    _ body: (Element, inout CanonicalWriter) -> Void
  ) {
    guard elements != base ?? [] else { return }
    writer.key(key)
    writer.beginArray()
    for element in elements {
      writer.beginObject()
      body(element, &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private static func platform(_ platform: PagePlatform, to writer: inout CanonicalWriter) {
    writer.property("platform", platform.platform.rawValue)
    writer.property("introduced", platform.introduced)
    writer.property("deprecated", platform.deprecated)
    writer.property("obsoleted", platform.obsoleted)
    writer.property("isDeprecated", platform.isDeprecated)
    writer.property("beta", platform.isBeta)
    writer.property("unavailable", platform.isUnavailable)
    writer.property("message", platform.message)
    writer.property("renamed", platform.renamed)
  }

  private static func declaration(_ declaration: PageDeclaration, to writer: inout CanonicalWriter) {
    writer.property("language", declaration.language)
    writer.property("platforms", declaration.platforms)
    writer.property("text", declaration.text)
  }
}

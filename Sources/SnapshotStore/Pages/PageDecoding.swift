import SymbolModel

/// Reads what `PageCoding` writes.
enum PageDecoding {
  /// nil when the bytes are no page.
  static func page(_ bytes: ArraySlice<UInt8>, key: String, path: String, title: String) -> Page? {
    CanonicalReader.read(bytes) { reader in
      var page = Page(key: key, path: path, kind: "", language: "", content: PageContent(title: title))
      var kind: String?
      reader.members { member, reader in
        switch member {
        case "kind": kind = reader.string()
        case "role": page.role = reader.string()
        case "language": page.language = reader.string() ?? ""
        // They stand last: what a variant does not say is the page's own.
        case "variants":
          reader.members { language, reader in
            var variant = page.content
            reader.members { read($0, of: &variant, &$1) }
            page.variants[language] = variant
          }
        default: read(member, of: &page.content, &reader)
        }
      }
      guard let kind else { return nil }
      page.kind = kind
      return page
    }
  }

  private static func read(_ member: String, of content: inout PageContent, _ reader: inout CanonicalReader) {
    func text(_ reader: inout CanonicalReader) -> String? {
      let text = reader.string() ?? ""
      return text.isEmpty ? nil : text
    }
    switch member {
    case "title": content.title = reader.string() ?? ""
    case "usr": content.usr = text(&reader)
    case "roleHeading": content.roleHeading = text(&reader)
    case "platforms":
      content.platforms = []
      reader.elements { content.platforms.append(platform(&$0)) }
    case "declarations":
      content.declarations = []
      reader.elements { content.declarations.append(declaration(&$0)) }
    case "texts":
      content.texts = []
      reader.elements { content.texts.append(section(&$0)) }
    case "lists":
      content.lists = []
      reader.elements { content.lists.append(list(&$0)) }
    default: reader.pass()
    }
  }

  private static func platform(_ reader: inout CanonicalReader) -> PagePlatform {
    var platform = PagePlatform(platform: .all)
    reader.members { member, reader in
      switch member {
      case "platform": platform.platform = PlatformName(rawValue: reader.string() ?? "")
      case "introduced": platform.introduced = reader.string()
      case "deprecated": platform.deprecated = reader.string()
      case "obsoleted": platform.obsoleted = reader.string()
      case "isDeprecated": platform.isDeprecated = reader.isTrue()
      case "beta": platform.isBeta = reader.isTrue()
      case "unavailable": platform.isUnavailable = reader.isTrue()
      case "message": platform.message = reader.string()
      case "renamed": platform.renamed = reader.string()
      default: reader.pass()
      }
    }
    return platform
  }

  private static func declaration(_ reader: inout CanonicalReader) -> PageDeclaration {
    var declaration = PageDeclaration(language: "", text: "")
    reader.members { member, reader in
      switch member {
      case "language": declaration.language = reader.string() ?? ""
      case "platforms": declaration.platforms = reader.strings()
      case "text": declaration.text = reader.string() ?? ""
      default: reader.pass()
      }
    }
    return declaration
  }

  private static func section(_ reader: inout CanonicalReader) -> PageText {
    var text = PageText(part: "", paragraphs: [])
    reader.members { member, reader in
      switch member {
      case "part": text.part = reader.string() ?? ""
      case "paragraphs": text.paragraphs = reader.strings()
      default: reader.pass()
      }
    }
    return text
  }

  private static func list(_ reader: inout CanonicalReader) -> PageList {
    var list = PageList(kind: .topics, title: "", items: [])
    reader.members { member, reader in
      switch member {
      case "kind": list.kind = reader.string().flatMap(PageList.Kind.init) ?? .topics
      case "title": list.title = reader.string() ?? ""
      case "items": list.items = reader.strings()
      default: reader.pass()
      }
    }
    return list
  }
}

import ChangelogRender
import SnapshotStore
import SymbolModel

/// What `show` prints of documentation pages.
enum ShowPages {
  /// What a module of pages is called where a module of headers may have the same name.
  static let prefix = "pages:"

  /// The table of a build's modules of pages; nothing for a build without.
  static func table(_ manifest: SnapshotManifest) -> String {
    guard let pages = manifest.pages else { return "" }
    var rows = [["PAGES OF", "STATUS", "PAGES", "UNREAD", "REASON"]]
    for module in pages {
      rows.append([
        module.name, module.status.rawValue, "\(module.symbols)", "\(module.incomplete)", module.reason ?? "",
      ])
    }
    return "\n" + Columns.text(rows)
  }

  /// Writes the module or the page that a name means; false when it means neither.
  ///
  /// - Throws: `StoreError`, `InputError`.
  static func show(
    _ name: String, of manifest: SnapshotManifest, in store: SnapshotStore, asJSON: Bool
  ) throws -> Bool {
    let pages = manifest.pages ?? []
    if name.hasPrefix("/") { return try showPage(name, pages, manifest, store, asJSON: asJSON) }
    let plain = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let module = pages.first(where: { $0.name == plain }),
      let object = try store.pages(of: module, in: manifest.build)
    else { return false }
    try Output.write(asJSON ? object.json() + [0x0A] : Array(text(module, object).utf8))
    return true
  }

  private static func showPage(
    _ path: String, _ modules: [SnapshotManifest.Module], _ manifest: SnapshotManifest,
    _ store: SnapshotStore,
    asJSON: Bool
  ) throws -> Bool {
    for module in modules {
      guard let object = try store.pages(of: module, in: manifest.build),
        let entry = object.index.first(where: { $0.path == path.lowercased() })
      else { continue }
      try Output.write(
        asJSON ? object.json(of: [entry]) + [0x0A] : Array(text(object.page(entry), module: module.name).utf8)
      )
      return true
    }
    return false
  }

  private static func text(_ module: SnapshotManifest.Module, _ object: PagesObject) throws -> String {
    var lines = ["\(module.name): \(module.status.rawValue), \(module.symbols) pages"]
    if let reason = module.reason { lines.append("  \(reason)") }
    lines += object.unread.map { "  \($0.file): \($0.reason)" }
    lines += object.unknownKinds.sorted { $0.key < $1.key }.map {
      "  of no known kind: \($0.key), \($0.value) times"
    }
    for entry in object.index.sorted(by: { $0.path < $1.path }) {
      let page = try object.page(entry)
      let availability = ShowText.availability(page.content.availability)
      lines.append(
        "\(page.path): \(page.kind) \(page.title)" + (availability.isEmpty ? "" : "  [\(availability)]"))
    }
    return lines.map { VisibleText.escape($0) + "\n" }.joined()
  }

  private static func text(_ page: Page, module: String) -> String {
    var lines = [page.title, "  path: \(page.path)", "  module: \(module)", "  kind: \(page.kind)"]
    if let role = page.content.roleHeading { lines.append("  subject: \(role)") }
    if let usr = page.content.usr { lines.append("  usr: \(usr)") }
    let availability = ShowText.availability(page.content.availability)
    if !availability.isEmpty { lines.append("  availability: \(availability)") }
    let beta = page.content.platforms.filter(\.isBeta).map(\.platform.rawValue)
    if !beta.isEmpty { lines.append("  beta: \(beta.joined(separator: ", "))") }
    for (language, content) in page.contents {
      if content.title != page.title { lines.append("  title (\(language)): \(content.title)") }
      for declaration in content.declarations
      where language == page.language || declaration.language == language {
        lines.append("  declaration (\(declaration.language)): \(declaration.text)")
      }
    }
    for text in page.content.texts {
      let paragraphs = text.paragraphs.flatMap { $0.split(separator: "\n").map(String.init) }
      lines.append("  \(text.part): " + (paragraphs.first ?? ""))
      lines += paragraphs.dropFirst().map { "    \($0)" }
    }
    for list in page.content.lists {
      lines.append("  \(list.kind.rawValue) \(list.title): \(list.items.joined(separator: ", "))")
    }
    return lines.map { VisibleText.escape($0) + "\n" }.joined()
  }
}

import SnapshotStore
import SymbolModel

/// Finds the pages that names in a text mean: of Info.plist keys, entitlements, symbols.
struct PageLinks {
  private var paths: [String: String] = [:]

  /// The pages of a build, by title; a title that several pages have says nothing.
  ///
  /// - Throws: `StoreError`.
  init(_ side: DiffSide) throws {
    var several: Set<String> = []
    for module in side.manifest.pages ?? [] {
      for entry in try side.pages(module)?.index ?? [] {
        if let known = paths[entry.title], known != entry.path { several.insert(entry.title) }
        paths[entry.title] = entry.path
      }
    }
    for title in several { paths[title] = nil }
  }

  /// The path of the page with that title; nil when there is none, or more than one.
  func path(of name: String) -> String? { paths[name] }

  /// Gives names that documentation mentions for the first time the pages that explain them.
  ///
  /// - Throws: `StoreError`.
  static func add(to findings: inout [Finding], from side: DiffSide) throws {
    guard side.manifest.pages != nil,
      findings.contains(where: { $0.documentation?.mentions.isEmpty == false })
    else { return }
    let links = try PageLinks(side)
    for number in findings.indices {
      guard var documentation = findings[number].documentation else { continue }
      for name in documentation.mentions {
        if let path = links.path(of: name) { documentation.pages[name] = path }
      }
      if !documentation.pages.isEmpty { findings[number].documentation = documentation }
    }
  }
}

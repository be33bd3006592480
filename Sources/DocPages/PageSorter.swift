import SymbolModel

/// Sorts pages by their modules, and sees to it that each has an identity of its own.
struct PageSorter {
  /// By name.
  let modules: [PagesSnapshot]

  init(_ read: [Documentation.Read]) {
    /// Names of modules by the first part of their pages' paths.
    var names: [String: String] = [:]
    for case .success(let result) in read.map(\.result) {
      guard let name = result.module, let part = Self.modulePart(result.page.path) else { continue }
      // The module's own page knows best; else the first in order.
      if names[part] == nil || name.lowercased() == part { names[part] = name }
    }
    func module(_ path: String) -> String {
      let part = Self.modulePart(path) ?? "documentation"
      return names[part] ?? part
    }
    var sorted: [String: [(page: Page, file: String)]] = [:]
    var unread: [String: [UnreadPage]] = [:]
    var unknown: [String: [String: Int]] = [:]
    for entry in read {
      switch entry.result {
      case .success(let result):
        let name = result.module ?? module(result.page.path)
        sorted[name, default: []].append((result.page, entry.file.name))
        unknown[name, default: [:]].merge(result.unknownKinds, uniquingKeysWith: +)
      case .failure(let fault):
        let path = entry.file.pagePath
        unread[module(path), default: []].append(
          UnreadPage(file: entry.file.name, path: path, reason: fault.description))
      }
    }
    modules = Set(sorted.keys).union(unread.keys).sorted { $0.precedesInBytes($1) }.map { name in
      var lost = unread[name] ?? []
      let pages = Self.unique(sorted[name] ?? [], &lost)
      return PagesSnapshot(
        module: name, pages: pages.sorted { $0.key.precedesInBytes($1.key) },
        unread: lost.sorted { $0.file.precedesInBytes($1.file) }, unknownKinds: unknown[name] ?? [:])
    }
  }

  /// `lanternkit` of `/documentation/lanternkit/lklantern`.
  private static func modulePart(_ path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    return parts.count > 1 && ["documentation", "tutorials"].contains(parts[0]) ? parts[1] : parts.first
  }

  /// Pages of one identity cannot be told apart: none of them is compared.
  private static func unique(_ pages: [(page: Page, file: String)], _ unread: inout [UnreadPage]) -> [Page] {
    func repeated(_ value: (Page) -> String) -> [String: [String]] {
      Dictionary(grouping: pages) { value($0.page) }.filter { $0.value.count > 1 }
        .mapValues { $0.map(\.file).sorted() }
    }
    let keys = repeated(\.key)
    let paths = repeated(\.path)
    return pages.compactMap { page, file in
      guard let others = keys[page.key] ?? paths[page.path], let other = others.first(where: { $0 != file })
      else {
        return page
      }
      let identity = keys[page.key] == nil ? "path \(page.path)" : "identity \(page.key)"
      unread.append(
        UnreadPage(
          file: file, path: page.path, key: page.key, reason: "\(other) has the same \(identity)"))
      return nil
    }
  }
}

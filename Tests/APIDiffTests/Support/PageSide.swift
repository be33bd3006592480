import APIDiff
import SnapshotStore
import SymbolModel

/// Sides of a comparison made of documentation pages.
enum PageSide {
  /// A page of `Kit` with a path and a title, and more in `body`.
  static func page(
    _ title: String, usr: String? = nil, path: String? = nil, language: String = "occ",
    with body: (inout Page) -> Void = { _ in }
  ) -> Page {
    let path = path ?? "/documentation/kit/\(title.lowercased())"
    var page = Page(
      key: usr ?? path, path: path, kind: usr == nil ? "article" : "symbol", language: language,
      content: PageContent(title: title, usr: usr))
    body(&page)
    return page
  }

  /// The pages of one module, sorted as they are stored.
  static func snapshot(_ pages: [Page], module: String = "Kit", unread: [UnreadPage] = []) -> PagesSnapshot {
    PagesSnapshot(module: module, pages: pages.sorted { $0.key < $1.key }, unread: unread)
  }

  /// A build with pages, and with headers where `symbols` gives some; nil for a build without pages.
  static func side(
    _ modules: [PagesSnapshot]?, build: String, symbols: [ModuleSnapshot] = []
  ) throws -> DiffSide {
    var objects: [String: PagesObject] = [:]
    var entries: [SnapshotManifest.Module] = []
    for module in modules ?? [] {
      let bytes = PagesObject.encode(module)
      objects[module.module] = try PagesObject(bytes: bytes)
      var entry = SnapshotManifest.Module(
        name: module.module, status: module.unread.isEmpty ? .complete : .incomplete,
        reason: module.unread.first.map { "\($0.file): \($0.reason)" }, symbols: module.pages.count)
      entry[.pages] = ContentDigest.hex(bytes)
      entries.append(entry)
    }
    var headers: [String: SymbolsObject] = [:]
    var headerEntries: [SnapshotManifest.Module] = []
    for module in symbols {
      let bytes = SymbolsObject.encode(module)
      headers[module.name] = try SymbolsObject(bytes: bytes)
      var entry = SnapshotManifest.Module(
        name: module.name, status: module.incomplete.isEmpty ? .complete : .incomplete,
        reason: module.incomplete.first?.reason, symbols: module.symbols.count)
      entry[.symbols] = ContentDigest.hex(bytes)
      headerEntries.append(entry)
    }
    var manifest = SnapshotManifest(
      build: SDKBuild(product: "sdk", platform: "iphoneos", version: "27.0", build: build), scope: nil,
      sequence: 1,
      target: "arm64-apple-ios27.0",
      tool: SnapshotManifest.Tool(version: "1.0", extractor: 1, libclang: "19", stubs: 1),
      modules: headerEntries)
    manifest.pages = modules == nil ? nil : entries
    return DiffSide(manifest: manifest) { _ in
      nil
    } pages: { [objects] in
      objects[$0.name]
    } symbols: { [headers] in
      headers[$0.name]
    }
  }

  /// The changelog between two states of `Kit`'s pages.
  static func changelog(
    _ before: [Page], _ after: [Page], unread: (old: [UnreadPage], new: [UnreadPage]) = ([], []),
    options: DiffOptions = DiffOptions()
  ) throws -> Changelog {
    try SnapshotDiff.between(
      side([snapshot(before, unread: unread.old)], build: "24A1"),
      side([snapshot(after, unread: unread.new)], build: "24A2"), options: options, toolVersion: "1.0")
  }
}

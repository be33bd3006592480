import SDKDiscovery
import SnapshotStore
import SymbolModel

/// Gives a snapshot its documentation pages.
struct PagesStage: FacetStage {
  let input: DocumentationInput
  let isStrict: Bool

  /// What is stored may be other pages: the store finds that out.
  func isWanted(by manifest: SnapshotManifest) -> Bool { true }

  func add(to manifest: inout SnapshotManifest, of _: DiscoveredInput, objects: SnapshotStore) throws {
    try add(to: &manifest, objects: objects)
  }

  /// - Throws: `SnapshotError.notWhole`, `StoreError`.
  func add(to manifest: inout SnapshotManifest, objects: SnapshotStore) throws {
    let unread = input.unread
    if isStrict, !unread.isEmpty {
      throw SnapshotError.notWhole(
        path: input.path, modules: unread.prefix(5).map { "\($0.page.file): \($0.page.reason)" })
    }
    let product = manifest.build.product
    manifest.pages = try input.modules.map { module in
      var entry = Self.entry(module)
      entry[.pages] = try objects.writeObject(PagesObject.encode(module), product: product)
      return entry
    }
  }

  private static func entry(_ module: PagesSnapshot) -> SnapshotManifest.Module {
    var entry = SnapshotManifest.Module(
      name: module.module, status: .complete, symbols: module.pages.count, incomplete: module.unread.count)
    if let first = module.unread.first {
      let total = module.pages.count + module.unread.count
      entry.status = module.pages.isEmpty ? .unparsed : .incomplete
      entry.reason =
        "\(module.unread.count) of \(total) documentation pages could not be read, first \(first.file): \(first.reason)"
    }
    return entry
  }
}

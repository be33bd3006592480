import SnapshotStore
import SymbolModel

/// The modules of one side, to look for single symbols in.
final class SideModules {
  private let side: DiffSide
  private let entries: [String: SnapshotManifest.Module]
  private var known: [String: ModuleSide] = [:]

  init(_ side: DiffSide, _ entries: [String: SnapshotManifest.Module]) {
    self.side = side
    self.entries = entries
  }

  /// The module of that name; one that is not there has no symbols.
  ///
  /// - Throws: `StoreError`.
  func module(_ name: String) throws -> ModuleSide {
    if let module = known[name] { return module }
    let module = ModuleSide(name: name, object: try entries[name].flatMap(side.symbols))
    known[name] = module
    return module
  }
}

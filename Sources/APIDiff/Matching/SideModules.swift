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

  /// How it stands with the Swift names of the module of that name.
  func namesState(_ name: String) -> SwiftNamesState? { entries[name]?.swiftNames }

  /// The module of that name; one that is not there has no symbols.
  ///
  /// - Throws: `StoreError`.
  func module(_ name: String) throws -> ModuleSide {
    if let module = known[name] { return module }
    let entry = entries[name]
    let module = ModuleSide(
      name: name, object: try entry.flatMap(side.symbols), swiftNames: try entry.flatMap(side.swiftNames))
    known[name] = module
    return module
  }
}

import SnapshotStore
import SymbolModel

/// A line of a list of names.
struct NameRow: Hashable, Sendable {
  /// What happened to it; `.present` in a list of a whole module.
  let sign: SymbolsObject.NameSign
  /// What it is, as `SymbolKind` says it.
  let kind: String
  /// Its key.
  let key: String
  /// Its printed name.
  let name: String
  /// Its USR where that is not the key; else empty.
  let usr: String
  /// How Swift sees it; nil where the snapshots do not have that.
  let swiftName: SwiftName?
}

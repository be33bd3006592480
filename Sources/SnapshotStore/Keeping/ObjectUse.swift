import SymbolModel

/// What a manifest names an object for.
struct ObjectUse: Sendable {
  let build: SDKBuild
  let module: SnapshotManifest.Module
  let facet: String

  var words: String { "\(facet) of \(module.name) in \(build.path)" }

  /// The first in words, and how many more there are.
  static func words(_ uses: [ObjectUse]) -> String {
    guard let first = uses.map(\.words).min() else { return "" }
    return uses.count == 1 ? first : "\(first) and \(uses.count - 1) more"
  }
}

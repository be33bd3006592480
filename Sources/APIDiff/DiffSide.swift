import SnapshotStore
import SymbolModel

/// One side of a comparison: a build's manifest and a way to its symbols.
public struct DiffSide: Sendable {
  /// What is stored of the build.
  public let manifest: SnapshotManifest
  /// Reads a module's symbols; nil when it has none.
  public let symbols: @Sendable (SnapshotManifest.Module) throws -> SymbolsObject?
  /// Reads the headers that were kept of a module; nil when none were.
  public let headers: @Sendable (SnapshotManifest.Module) throws -> HeadersObject?

  /// Reads a module's Swift names; nil when it has none.
  public let swiftNames: @Sendable (SnapshotManifest.Module) throws -> SwiftNamesObject?

  /// Makes a side from a manifest and readers.
  public init(
    manifest: SnapshotManifest,
    swiftNames: @escaping @Sendable (SnapshotManifest.Module) throws -> SwiftNamesObject? = { _ in nil },
    headers: @escaping @Sendable (SnapshotManifest.Module) throws -> HeadersObject? = { _ in nil },
    symbols: @escaping @Sendable (SnapshotManifest.Module) throws -> SymbolsObject?
  ) {
    self.manifest = manifest
    self.swiftNames = swiftNames
    self.symbols = symbols
    self.headers = headers
  }

  /// A side out of a store.
  public init(manifest: SnapshotManifest, store: SnapshotStore) {
    self.init(manifest: manifest) {
      try store.swiftNames(of: $0, in: manifest.build)
    } headers: {
      try store.headers(of: $0, in: manifest.build)
    } symbols: {
      try store.symbols(of: $0, in: manifest.build)
    }
  }

  /// Whether the snapshot was meant to hold the module.
  func covers(_ module: String) -> Bool { manifest.scope?.contains(module) ?? true }

  /// The same side, each of its objects read once, whoever asks.
  func readingOnce() -> DiffSide {
    let kept = Dictionary(manifest.modules.map { ($0.name, KeptObject()) }) { first, _ in first }
    let symbols = symbols
    return DiffSide(manifest: manifest, swiftNames: swiftNames, headers: headers) { module in
      guard let kept = kept[module.name] else { return try symbols(module) }
      return try kept.object { try symbols(module) }
    }
  }
}

import APIDiff
import Foundation
import HeaderParser
import SnapshotStore
import SymbolModel
import Synchronization

/// Headers that were parsed and stored in memory, as a store would hold them.
struct HeaderFolder: Sendable {
  /// Canonical bytes of each module's symbols, with what its manifest entry says.
  let modules: [(entry: SnapshotManifest.Module, bytes: [UInt8])]

  private static let known = Mutex<[HeaderPair.Headers: HeaderFolder]>([:])

  /// Parses headers, at most once.
  static func parsed(_ headers: HeaderPair.Headers) throws -> HeaderFolder {
    if let folder = known.withLock({ $0[headers] }) { return folder }
    let folder = try HeaderFolder(headers)
    known.withLock { $0[headers] = folder }
    return folder
  }

  private init(_ headers: HeaderPair.Headers) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkdiff-pair-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    var names: [String: [ParsePlan.Header]] = [:]
    for (path, text) in headers.sorted(by: { $0.key < $1.key }) {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
      names[parts[0], default: []].append(
        ParsePlan.Header(path: file.path, name: parts[1], spelling: "<\(path)>"))
    }
    let plan = ParsePlan(
      modules: names.sorted { $0.key < $1.key }.map {
        ParsePlan.Module(name: $0.key, headers: $0.value, umbrellaCount: $0.value.count)
      }, target: "arm64-apple-ios16.0", headerFolders: [root.path])
    modules = try UnitParser(plan: plan).run().modules.map { module in
      let bytes = SymbolsObject.encode(module)
      let entry = SnapshotManifest.Module(
        name: module.name, status: module.incomplete.isEmpty ? .complete : .incomplete,
        reason: module.incomplete.first?.reason, symbols: module.symbols.count,
        incomplete: module.incomplete.count, headers: 1, digests: ["symbols": ContentDigest.hex(bytes)])
      return (entry, bytes)
    }
  }

  /// A side of a comparison.
  func side(_ build: String, edit: (inout SnapshotManifest) -> Void = { _ in }) -> DiffSide {
    var manifest = SnapshotManifest(
      build: SDKBuild(product: "sdk", platform: "iphoneos", version: "16.0", build: build), scope: nil,
      sequence: 1, target: "arm64-apple-ios16.0",
      tool: SnapshotManifest.Tool(version: "1", extractor: 1, libclang: "19", stubs: 1),
      modules: modules.map(\.entry))
    edit(&manifest)
    let objects = Dictionary(uniqueKeysWithValues: modules.map { ($0.entry.name, $0.bytes) })
    return DiffSide(manifest: manifest) { module in
      guard !module.digests.isEmpty else { return nil }
      return try objects[module.name].map { try SymbolsObject(bytes: $0) }
    }
  }
}

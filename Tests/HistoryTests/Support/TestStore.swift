import APIDiff
import Foundation
import HeaderParser
import SnapshotStore
import SymbolModel

@testable import History

/// A store of builds that are made of a few lines of headers, and a place for an index; both go when the test ends.
final class TestStore: Sendable {
  let path: String
  var store: SnapshotStore { SnapshotStore(root: path + "/store") }
  var indexPath: String { path + "/cache/index.sqlite" }

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkdiff-history-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Stores a build.
  ///
  /// - Parameter headers: the text of each module's one header, by the module's name.
  func add(
    _ build: String, _ headers: [String: String], platform: String = "iphoneos", product: String = "kit",
    scope: [String]? = nil, replacing: Bool = false, edit: (inout SnapshotManifest) throws -> Void = { _ in }
  ) throws {
    let root = path + "/headers-\(UUID().uuidString)"
    var modules: [ParsePlan.Module] = []
    for (name, text) in headers.sorted(by: { $0.key < $1.key }) {
      let file = "\(root)/\(name)/\(name).h"
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(name)", withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      let header = ParsePlan.Header(path: file, name: "\(name).h", spelling: "<\(name)/\(name).h>")
      modules.append(ParsePlan.Module(name: name, headers: [header], umbrellaCount: 1))
    }
    var entries: [SnapshotManifest.Module] = []
    if !modules.isEmpty {
      let plan = ParsePlan(modules: modules, target: "arm64-apple-ios16.0", headerFolders: [root])
      for module in try UnitParser(plan: plan).run().modules {
        let digest = try store.writeObject(SymbolsObject.encode(module), product: product)
        entries.append(
          SnapshotManifest.Module(
            name: module.name, status: module.incomplete.isEmpty ? .complete : .incomplete,
            reason: module.incomplete.first?.reason, symbols: module.symbols.count,
            incomplete: module.incomplete.count, headers: 1, digests: ["symbols": digest]))
      }
    }
    var manifest = SnapshotManifest(
      build: SDKBuild(product: product, platform: platform, version: nil, build: build), scope: scope,
      sequence: 0, target: "arm64-apple-ios16.0",
      tool: SnapshotManifest.Tool(version: "1", extractor: 1, libclang: "19", stubs: 1),
      modules: entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    try edit(&manifest)
    try store.write(manifest, replacing: replacing)
  }

  /// A reader; by default one that keeps nothing.
  func reader(keeps: Bool = false, tool: String = "tool") -> HistoryReader {
    HistoryReader(store: store, indexPath: keeps ? indexPath : nil, toolVersion: "1", tool: tool)
  }

  /// An answer in the text format.
  func text(_ symbol: String, keeps: Bool = false, modules: [String] = []) throws -> String {
    let answer = try reader(keeps: keeps).answer(HistoryQuery(symbol: symbol, modules: modules))
    return String(decoding: HistoryRender.bytes(of: answer, format: .text, toolVersion: "1"), as: UTF8.self)
  }

  /// The one history of a symbol, in few words a line: `1A2 added: symbol-added C.p`.
  func story(_ symbol: String, modules: [String] = []) throws -> [String] {
    let answer = try reader().answer(HistoryQuery(symbol: symbol, modules: modules))
    guard answer.histories.count == 1, let history = answer.histories.first else {
      return ["\(answer.histories.count) histories"]
    }
    return Self.story(history)
  }

  static func story(_ history: SymbolHistory) -> [String] {
    var lines = history.events.map { event in
      let findings = event.findings.map { "\($0.id.rawValue) \($0.symbol?.name ?? $0.module)" }
      let words = findings.isEmpty ? event.reason.map { [$0] } ?? [] : findings
      return "\(event.build.build) \(event.kind.rawValue)"
        + (words.isEmpty ? "" : ": " + words.joined(separator: ", "))
    }
    switch history.end {
    case .present(let build):
      lines.append("\(history.symbol.name) in \(history.module), there in \(build.build)")
    case .removed(let build):
      lines.append("\(history.symbol.name) in \(history.module), gone in \(build.build)")
    case .unknown(let build):
      lines.append("\(history.symbol.name) in \(history.module), last read \(build.build)")
    }
    return lines
  }

  /// What the diff of two builds tells.
  func changelog(_ old: String, _ new: String) throws -> Changelog {
    func side(_ name: String) throws -> DiffSide {
      DiffSide(manifest: try store.manifest(named: BuildName(name)), store: store)
    }
    return try SnapshotDiff.between(side(old), side(new), toolVersion: "1")
  }
}

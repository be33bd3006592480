import Foundation
import SymbolModel

@testable import SnapshotStore

/// A store of its own for one test, which goes when the test ends.
final class StoreFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent("sdkdiff-store-\(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var store: SnapshotStore { SnapshotStore(root: path) }

  /// All files, by path below the folder.
  var files: [String: Data] {
    var files: [String: Data] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      files[name] = FileManager.default.contents(atPath: "\(path)/\(name)")
    }
    return files
  }

  func write(_ name: String, _ data: Data) throws {
    try data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  static func manifest(
    _ build: String, product: String = "p", platform: String = "iphoneos", version: String? = "1.0",
    modules: [SnapshotManifest.Module] = []
  ) -> SnapshotManifest {
    SnapshotManifest(
      build: SDKBuild(product: product, platform: platform, version: version, build: build), scope: nil,
      sequence: 0, target: "arm64-apple-ios1.0",
      tool: SnapshotManifest.Tool(version: "1", extractor: 1, libclang: "19", stubs: 1), modules: modules)
  }

  /// Stores a build with one module, whose object holds `content`.
  @discardableResult
  func add(_ build: String, _ content: String, replacing: Bool = false) throws -> String {
    let staging = try StoreFolder()
    let digest = try staging.store.writeObject(Array(content.utf8), product: "p")
    let module = SnapshotManifest.Module(name: "M", status: .complete, digests: ["symbols": digest])
    try store.write(
      Self.manifest(build, modules: [module]), objectsFrom: staging.store, replacing: replacing)
    return digest
  }

  static func complaint(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }
}

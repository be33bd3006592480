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

  /// Its objects' files, by path below the folder.
  var objects: [String] { files.keys.filter { $0.hasSuffix(".zst") }.sorted() }

  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  /// Writes a file anew with a text in the place of another; a manifest with the checksum that it has then.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = String(decoding: files[name] ?? Data(), as: UTF8.self).replacing(old, with: new)
    try write(name, Self.sealed(text))
  }

  /// The bytes of a manifest, its checksum put right.
  static func sealed(_ manifest: String) -> Data {
    let key = "\"checksum\" : \""
    guard let place = manifest.range(of: key)?.upperBound else { return Data(manifest.utf8) }
    let end = manifest.index(place, offsetBy: 64)
    let blank = manifest.replacingCharacters(in: place..<end, with: String(repeating: "0", count: 64))
    let checksum = ContentDigest.hex(Array(blank.utf8))
    return Data(manifest.replacingCharacters(in: place..<end, with: checksum).utf8)
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

  /// Stores a build whose modules declare functions of those names.
  @discardableResult
  func add(
    _ build: String, _ modules: [String: [String]], product: String = "p", scope: [String]? = nil,
    replacing: Bool = false
  ) throws -> SnapshotManifest {
    let staging = try StoreFolder()
    var manifest = Self.manifest(build, product: product)
    manifest.scope = scope
    for (name, functions) in modules.sorted(by: { $0.key < $1.key }) {
      let symbols = functions.sorted().map { Symbol(key: $0, usr: "c:@F@\($0)", kind: .function, name: $0) }
      let bytes = SymbolsObject.encode(ModuleSnapshot(name: name, symbols: symbols))
      manifest.modules.append(
        SnapshotManifest.Module(
          name: name, status: .complete, symbols: symbols.count, headers: 1,
          digests: ["symbols": try staging.store.writeObject(bytes, product: product)]))
    }
    try store.write(manifest, objectsFrom: staging.store, replacing: replacing)
    return manifest
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

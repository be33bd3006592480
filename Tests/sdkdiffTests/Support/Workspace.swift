import Foundation

/// A folder of its own for one test, which goes when the test ends.
final class Workspace: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkdiff-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in it.
  subscript(name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
  }

  func copy(_ path: String, _ name: String) throws {
    try FileManager.default.copyItem(atPath: path, toPath: self[name])
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self[name])), as: UTF8.self)
  }

  /// All that is below a folder: the content of files, nil for folders, by path below it.
  func tree(_ name: String) throws -> [String: Data?] {
    var tree: [String: Data?] = [:]
    for entry in (try? FileManager.default.subpathsOfDirectory(atPath: self[name])) ?? [] {
      tree[entry] = FileManager.default.contents(atPath: self["\(name)/\(entry)"])
    }
    return tree
  }

  /// Writes a framework with some headers.
  func framework(_ name: String, in folder: String = "", _ headers: [String: String]) throws {
    let place = (folder.isEmpty ? "" : folder + "/") + "\(name).framework/Headers"
    for (header, text) in headers { try write("\(place)/\(header)", text) }
  }

  /// Writes a small iPhoneOS SDK with some frameworks.
  func sdk(
    _ name: String, build: String?, version: String = "27.2", _ frameworks: [String: [String: String]]
  ) throws {
    try write("\(name)/SDKSettings.plist", Self.plist(["CanonicalName": "iphoneos27.2", "Version": version]))
    var system = ["ProductVersion": version]
    system["ProductBuildVersion"] = build
    try write("\(name)/System/Library/CoreServices/SystemVersion.plist", Self.plist(system))
    for (framework, headers) in frameworks {
      try self.framework(framework, in: "\(name)/System/Library/Frameworks", headers)
    }
  }

  static func plist(_ entries: [String: String]) -> String {
    let lines = entries.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(lines)</dict></plist>"
  }
}

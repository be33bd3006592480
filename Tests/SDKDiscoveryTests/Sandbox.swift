import Foundation

@testable import SDKDiscovery

/// A folder of its own for one test, which goes when the test ends.
final class Sandbox {
  let path: String

  init() throws {
    let name = "sdkdiscovery-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Without links: on a Mac the temporary folder is reached by one.
    path = FileSystem.realPath(folder.path) ?? folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files by their paths below the sandbox.
  @discardableResult
  func write(_ files: [String: String]) throws -> Sandbox {
    for (name, text) in files { try write(name, Data(text.utf8)) }
    return self
  }

  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    let parent = PathText.parent("\(path)/\(name)")
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func discover(_ name: String, _ options: DiscoveryOptions = DiscoveryOptions()) throws -> DiscoveredInput {
    try SDKDiscovery.discover(path: name.isEmpty ? path : "\(path)/\(name)", options: options)
  }

  /// The one line a failure says, with the sandbox's path as `~`.
  func complaint(_ name: String, _ options: DiscoveryOptions = DiscoveryOptions()) -> String {
    do {
      _ = try discover(name, options)
      return "no error"
    } catch {
      return "\(error)".replacingOccurrences(of: path, with: "~")
    }
  }

  /// A property list as XML.
  static func plist(_ entries: [String: String]) -> String {
    let lines = entries.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(lines)</dict></plist>"
  }

  /// The files of a small iPhoneOS 26.1 SDK, by their paths below its folder.
  static let settings = [
    "SDKSettings.plist": plist(["CanonicalName": "iphoneos26.1", "Version": "26.1"]),
    "System/Library/CoreServices/SystemVersion.plist": plist([
      "ProductBuildVersion": "23B5044l", "ProductVersion": "26.1",
    ]),
  ]

  /// Writes a small SDK with more files.
  func sdk(_ name: String = "A.sdk", _ files: [String: String] = [:], settings: [String: String] = settings)
    throws
  {
    for (file, text) in settings.merging(files, uniquingKeysWith: { $1 }) {
      try write(["\(name)/\(file)": text])
    }
  }

  /// The path of a framework below an SDK.
  static func framework(_ name: String) -> String { "System/Library/Frameworks/\(name).framework" }
}

extension DiscoveredInput {
  subscript(name: String) -> DiscoveredModule? { modules.first { $0.name == name } }
  var names: [String] { modules.map(\.name) }
}

extension DiscoveredModule {
  var names: [String] { headers.map(\.name) }
  var spellings: [String] { headers.map(\.spelling) }
}

import Foundation

/// The built tool, which parses for a pass.
enum BuiltTool {
  /// Where it is: beside the test bundle.
  static let path: String = {
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let folder =
      bundle.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
    return folder.appendingPathComponent("sdkdiff").path
  }()
}

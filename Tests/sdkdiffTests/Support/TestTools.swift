import Foundation

/// What `scripts/test-tools` brings: published schemas, parsers and a browser.
enum TestTools {
  static let folder =
    ProcessInfo.processInfo.environment["SDKDIFF_TEST_TOOLS"] ?? "\(Tool.root)/.build/test-tools"
  static let haveFormats = FileManager.default.fileExists(atPath: "\(folder)/complete")
  static let haveBrowser = haveFormats && FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")

  /// Runs a script of `scripts/lib` with this folder and other words; gives what it prints.
  static func check(_ script: String, _ arguments: [String]) throws -> String {
    let quoted = ([folder] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let run = try Tool.shell("python3 '\(Tool.root)/scripts/lib/\(script)' \(quoted)")
    return run.output + run.errors
  }
}

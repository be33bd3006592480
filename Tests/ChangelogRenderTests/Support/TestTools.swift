import Foundation

/// What `scripts/test-tools` brings: published schemas, parsers and a browser.
enum TestTools {
  static let folder =
    ProcessInfo.processInfo.environment["SDKDIFF_TEST_TOOLS"] ?? "\(root)/.build/test-tools"
  static let haveFormats = FileManager.default.fileExists(atPath: "\(folder)/complete")
  static let haveBrowser = haveFormats && FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")

  private static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()

  /// Runs `scripts/lib/check_formats.py` over documents; gives its complaints.
  static func complaints(_ format: String, _ documents: [String]) throws -> String {
    try withFolder { folder in
      var files: [String] = []
      for (number, document) in documents.enumerated() {
        files.append("\(folder)/\(number)")
        try Data(document.utf8).write(to: URL(fileURLWithPath: files[number]))
      }
      let output = try python(["\(root)/scripts/lib/check_formats.py", self.folder, format] + files)
      return output.hasSuffix("\(files.count) checked\n")
        ? String(output.dropLast("\(files.count) checked\n".count)) : output
    }
  }

  /// Runs `scripts/lib/check_page.py` over a page in a browser; gives its complaints.
  static func browserComplaints(_ page: String, _ steps: String) throws -> String {
    try withFolder { folder in
      try Data(page.utf8).write(to: URL(fileURLWithPath: "\(folder)/page.html"))
      return try python(["\(root)/scripts/lib/check_page.py", self.folder, steps, "\(folder)/page.html"])
    }
  }

  private static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkdiff-formats-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  /// What a script prints, and what it complains of.
  private static func python(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

import Foundation

/// Python's own libraries as witnesses.
enum Python {
  static let isThere = (try? run("print('yes')"))?.hasPrefix("yes") == true
  static let hasSchemas = (try? run("import jsonschema; print('yes')"))?.hasPrefix("yes") == true

  static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()

  /// Runs a script over a file with `input`, its `sys.argv[1]`; gives what it prints, complaints included.
  static func run(_ script: String, _ input: [UInt8] = []) throws -> String {
    let folder = try Folder()
    try Data(input).write(to: URL(fileURLWithPath: "\(folder.path)/input"))
    try folder.write("script.py", script)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "\(folder.path)/script.py", "\(folder.path)/input", root]
    let tools = ProcessInfo.processInfo.environment["SDKDIFF_TEST_TOOLS"] ?? "\(root)/.build/test-tools"
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PYTHONPATH": "\(tools)/python", "PYTHONIOENCODING": "utf-8"]
    ) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

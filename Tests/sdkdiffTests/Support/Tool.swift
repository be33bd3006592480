import Foundation
import Testing

/// The built tool, run as people run it: as a process.
enum Tool {
  /// What a run gave.
  struct Run {
    /// The exit code; 128 and the signal for one that a signal ended.
    var status: Int32
    var output: String
    var errors: String

    /// The lines on standard error.
    var complaints: [String] { errors.split(separator: "\n").map(String.init) }
  }

  /// Where the tool is: beside the test bundle.
  static let path: String = {
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let folder =
      bundle.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
    return folder.appendingPathComponent("sdkdiff").path
  }()

  /// The package.
  static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()

  static let isRoot = geteuid() == 0
  static let isSlow = ProcessInfo.processInfo.environment["SDKDIFF_SLOW_TESTS"] == "1"

  /// Runs the tool with some arguments; nothing of the environment but what a program needs gets through.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil,
    input: String? = nil
  ) throws -> Run {
    try start(path, arguments, environment: environment, in: folder, input: input)
  }

  /// Runs a shell script; `$TOOL` is the tool.
  static func shell(
    _ script: String, environment: [String: String] = [:], in folder: String? = nil
  ) throws -> Run {
    try start("/bin/bash", ["-c", script], environment: environment, in: folder, input: nil)
  }

  private static func start(
    _ program: String, _ arguments: [String], environment: [String: String], in folder: String?,
    input: String?
  ) throws -> Run {
    let workspace = try Workspace()
    let process = try process(program, arguments, environment: environment, in: folder)
    for name in ["out", "err"] { try workspace.write(name, "") }
    try workspace.write("in", input ?? "")
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: workspace["out"]))
    let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: workspace["err"]))
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: workspace["in"]))
    try process.run()
    process.waitUntilExit()
    let base: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Run(
      status: base + process.terminationStatus, output: try workspace.read("out"),
      errors: try workspace.read("err"))
  }

  /// A process that was not started yet.
  static func process(
    _ program: String = path, _ arguments: [String], environment: [String: String] = [:],
    in folder: String? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let own = ProcessInfo.processInfo.environment
    var kept = own.filter { ["PATH", "HOME", "LIBCLANG_ROOT", "LD_LIBRARY_PATH", "TMPDIR"].contains($0.key) }
    kept["TOOL"] = path
    // Where Swift names are not the subject, none are asked for: they take longer than all else.
    kept["SDKDIFF_SWIFT"] = "off"
    process.environment = kept.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
  }

  /// Expects a run that refuses: the code, one line on standard error with some words, nothing else.
  static func expectRefusal(
    _ run: Run, _ status: Int32, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == status, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(
      run.complaints.count == 1 && run.errors.hasPrefix("sdkdiff: ") && run.errors.hasSuffix("\n"),
      "\(run.errors)", sourceLocation: sourceLocation)
    for word in words {
      #expect(run.errors.contains(word), "'\(word)' in: \(run.errors)", sourceLocation: sourceLocation)
    }
  }
}

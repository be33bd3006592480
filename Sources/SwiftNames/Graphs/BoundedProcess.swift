import Foundation

/// A program of the toolchain, run with bounds: a header may crash the compiler, keep it for ever or eat the machine.
struct BoundedProcess {
  /// How it ended.
  enum End: Equatable {
    case exit(Int32)
    case crashed
    case tookTooLong
  }

  /// Seconds on the clock.
  let wallTime: Double
  /// Seconds of processor time.
  let processorTime: Int
  /// Address space, in bytes; zero for no bound of ours.
  let memory: Int

  /// Runs a program to its end.
  ///
  /// - Parameter errors: The file that takes its standard error.
  /// - Throws: `SwiftNamesFailure` when it cannot be started.
  func run(_ program: String, _ arguments: [String], errors: String) throws -> End {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let memory = memory > 0 ? "ulimit -v \(memory >> 10); " : ""
    let bounds = "ulimit -c 0; ulimit -t \(processorTime); \(memory)exec \"$@\""
    process.arguments = ["-c", bounds, "sh", program] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardError = FileHandle(forWritingAtPath: errors) ?? FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw SwiftNamesFailure("the Swift compiler cannot be started")
    }
    let deadline = Date().addingTimeInterval(wallTime)
    while process.isRunning {
      if Date() > deadline {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return .tookTooLong
      }
      usleep(3000)
    }
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, let status): return .exit(status)
    case (.uncaughtSignal, SIGXCPU), (.uncaughtSignal, SIGKILL): return .tookTooLong
    default: return .crashed
    }
  }
}

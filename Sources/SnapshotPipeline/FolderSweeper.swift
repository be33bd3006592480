import Foundation

/// Sees to it that a temporary folder goes when this process is killed: what the Swift compiler builds is large.
struct FolderSweeper {
  private let process = Process()

  /// Starts to watch over a folder; where that cannot be done, nothing else fails.
  init(_ folder: String) {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = "while kill -0 \"$1\" 2>/dev/null; do sleep 1; done; sleep 1; rm -rf \"$2\""
    let own = "\(ProcessInfo.processInfo.processIdentifier)"
    process.arguments = ["-c", script, "sh", own, folder]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }

  /// Ends the watch; the folder stays.
  func end() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

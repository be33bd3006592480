import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where results and complaints go.
enum Output {
  /// Writes to standard output; a reader that went away is no error.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes to standard output.
  ///
  /// A pipe nobody reads any more ends the program quietly, as `sdkdiff … | head` expects.
  static func write(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { fwrite($0 + offset, 1, bytes.count - offset, stdoutStream) } ?? 0
      }
      guard count > 0 else { exit(0) }
      offset += count
    }
    if fflush(stdoutStream) != 0 {
      if errno == EPIPE { exit(0) }
      complain("cannot write to standard output: \(String(cString: strerror(errno)))")
      exit(3)
    }
  }

  /// One line on standard error.
  static func complain(_ line: String) {
    FileHandle.standardError.write(Data("sdkdiff: \(line)\n".utf8))
  }

  /// Progress, on a terminal only.
  @Sendable static func progress(_ line: String) {
    guard isatty(2) != 0 else { return }
    FileHandle.standardError.write(Data("sdkdiff: \(line)…\n".utf8))
  }

  /// Whether results may be coloured: on a terminal, unless NO_COLOR says no.
  static var useColor: Bool {
    isatty(1) != 0 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Writes a file, whole or not at all.
  ///
  /// - Throws: `InputError` that names the path.
  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw InputError("cannot write \(path): \(InputError.reason(error))")
    }
  }

  private static var stdoutStream: UnsafeMutablePointer<FILE> {
    #if canImport(Darwin)
      return Darwin.stdout
    #else
      return fdopenedStdout.pointer
    #endif
  }
}

#if !canImport(Darwin)
  /// glibc's `stdout` is a variable that Swift 6 will not share: this is the same descriptor.
  private struct StandardOutput: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<FILE>
  }
  private let fdopenedStdout: StandardOutput = {
    guard let stream = fdopen(1, "w") else { exit(3) }
    return StandardOutput(pointer: stream)
  }()
#endif

import CSpawn
import ChangelogRender
import Foundation
import SnapshotStore

/// A program that is given a body on standard input, and has a limited time for it.
struct ChildProgram {
  /// How it ended.
  enum Ending: Hashable, Sendable {
    /// With a status, and the last line that it wrote to standard error.
    case exited(Int32, lastLine: String?)
    /// By a signal.
    case killed(Int32, lastLine: String?)
    /// Not in time: it and what it started in its group were killed.
    case tookTooLong
    /// Never begun.
    case notStarted(String)
  }

  /// The program's file: a path, or a name to be looked up in `PATH`.
  let program: String
  let arguments: [String]
  /// Where it runs.
  let folder: String
  let environment: [String: String]
  /// Seconds that it may take.
  let limit: Double

  /// Runs it to its end. What it writes to standard output goes nowhere.
  func run(input: [UInt8]) -> Ending {
    // A file and no pipe: a program that never reads is no danger then, nor one that closes its end.
    guard let body = Self.unlinkedFile(holding: input) else {
      return .notStarted("no temporary file can be written: \(Self.reason(errno))")
    }
    defer { close(body) }
    guard let path = path else {
      return .notStarted("the program \(VisibleText.escape(program)) is not in PATH")
    }
    guard let errors = ErrorTail() else { return .notStarted("no pipe: \(Self.reason(errno))") }
    let child: pid_t
    switch spawn(path, input: body, errors: errors.writeEnd) {
    case .success(let pid): child = pid
    case .failure(let fault):
      return .notStarted("\(VisibleText.escape(program)) cannot be started: \(Self.reason(fault.code))")
    }
    errors.closeWriteEnd()
    return wait(for: child, errors)
  }

  private func wait(for child: pid_t, _ errors: ErrorTail) -> Ending {
    let start = ContinuousClock.now
    var pause: useconds_t = 1000
    while true {
      errors.read()
      var status: Int32 = 0
      let result = waitpid(child, &status, WNOHANG)
      if result == child {
        errors.read()
        let signal = status & 0x7F
        return signal == 0
          ? .exited((status >> 8) & 0xFF, lastLine: errors.lastLine)
          : .killed(signal, lastLine: errors.lastLine)
      }
      if result < 0, errno != EINTR { return .notStarted("its end cannot be seen: \(Self.reason(errno))") }
      if ContinuousClock.now - start > .seconds(limit) {
        kill(-child, SIGKILL)
        // Killed, it is gone at once, or hangs in the kernel where nobody can wait for it.
        for _ in 0..<100 where waitpid(child, &status, WNOHANG) != child { usleep(10_000) }
        return .tookTooLong
      }
      usleep(pause)
      pause = min(pause * 2, 50_000)
    }
  }

  private struct SpawnFault: Error { let code: Int32 }

  /// Starts it as the head of a process group of its own, with nothing open but its three streams.
  private func spawn(_ path: String, input: Int32, errors: Int32) -> Result<pid_t, SpawnFault> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    posix_spawn_file_actions_addchdir_np(&actions, folder)
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    // What this process ignores or holds back is its own affair.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    var envp = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &actions, &attributes, &argv, &envp)
    return code == 0 ? .success(child) : .failure(SpawnFault(code: code))
  }

  /// The program's file, absolute; nil when `PATH` does not have it.
  private var path: String? {
    if program.hasPrefix("/") { return program }
    if program.contains("/") { return "\(folder)/\(program)" }
    let places = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return places.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A file without a name, at its start.
  private static func unlinkedFile(holding bytes: [UInt8]) -> Int32? {
    var template = Array("\(NSTemporaryDirectory())/sdkdiff-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard bytes.withUnsafeBytes({ DurableFile.writeAll($0, to: descriptor) }),
      lseek(descriptor, 0, SEEK_SET) == 0
    else {
      let code = errno
      close(descriptor)
      errno = code
      return nil
    }
    return descriptor
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}

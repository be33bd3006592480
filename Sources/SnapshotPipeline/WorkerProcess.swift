import Foundation

/// The tool's end of a worker: starts this same program again and waits for its answer.
package struct WorkerProcess: Sendable {
  private let executable: String

  /// Makes a launcher for the program at `executable`, by default this one.
  package init(executable: String? = nil) {
    self.executable = executable ?? Self.ownPath
  }

  private static var ownPath: String {
    #if os(Linux)
      // Not the path behind it: the program may have been replaced meanwhile, by an update.
      return "/proc/self/exe"
    #else
      return Bundle.main.executablePath ?? CommandLine.arguments.first ?? "sdkdiff"
    #endif
  }

  /// Runs a request to its end; request and answer cross in files of `folder`.
  ///
  /// - Throws: `WorkerFailure` when the worker dies, runs out of its bounds or cannot be started.
  package func run(_ request: WorkerRequest, in folder: TemporaryFolder) throws -> WorkerReply {
    let folder = URL(fileURLWithPath: folder.path)
    let question = folder.appendingPathComponent("request.json")
    let answer = folder.appendingPathComponent("reply.json")
    // A worker that dies shall not seem to have given the answer before.
    try? FileManager.default.removeItem(at: answer)
    do {
      try JSONEncoder().encode(request).write(to: question)
    } catch {
      throw WorkerFailure(description: "cannot write to \(folder.path)", isWorthRetrying: false)
    }
    let trace = folder.appendingPathComponent(Self.traceName)
    _ = FileManager.default.createFile(atPath: trace.path, contents: nil)
    try wait(
      for: start(question.path, answer.path, trace: trace), limits: request.limits, answer: answer.path)
    guard let data = try? Data(contentsOf: answer),
      let reply = try? JSONDecoder().decode(WorkerReply.self, from: data)
    else { throw WorkerFailure(description: "the parser ended without an answer", isWorthRetrying: true) }
    if let failure = reply.failure {
      throw WorkerFailure(description: failure, isWorthRetrying: !reply.isStoreFailure)
    }
    return reply
  }

  private static let traceName = "trace.txt"

  /// What the last run in `folder` was reading when it ended.
  func trace(in folder: TemporaryFolder) -> HeaderTrace {
    HeaderTrace(FileManager.default.contents(atPath: "\(folder.path)/\(Self.traceName)") ?? Data())
  }

  private func start(_ question: String, _ answer: String, trace: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = ["parse-worker", question, answer]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    // The worker tells which header it reads; a crash of libclang prints pages that help nobody.
    process.standardError = (try? FileHandle(forWritingTo: trace)) ?? FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw WorkerFailure(
        description: "the parser cannot be started: \(executable): \(Self.reason(error))",
        isWorthRetrying: false)
    }
    return process
  }

  /// Waits for the answer, or for the end without one. The file appears whole, by a rename; to take down
  /// the memory of a whole SDK's unit takes the system a while longer, for which nobody has to wait.
  private func wait(for process: Process, limits: WorkerLimits, answer: String) throws {
    let deadline = Date().addingTimeInterval(limits.wallTime)
    while process.isRunning {
      if access(answer, F_OK) == 0 { return }
      if Date() > deadline {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        throw WorkerFailure(description: "the parser took too long", isWorthRetrying: true)
      }
      usleep(2000)
    }
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return
    case (.uncaughtSignal, SIGXCPU), (.uncaughtSignal, SIGKILL):
      throw WorkerFailure(description: "the parser took too long", isWorthRetrying: true)
    case (.uncaughtSignal, SIGABRT):
      throw WorkerFailure(description: "the parser gave up, most likely out of memory", isWorthRetrying: true)
    case (.uncaughtSignal, _): throw WorkerFailure(description: "the parser crashed", isWorthRetrying: true)
    default: throw WorkerFailure(description: "the parser failed", isWorthRetrying: true)
    }
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let under = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
    return under.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(under.code))) : error.localizedDescription
  }
}

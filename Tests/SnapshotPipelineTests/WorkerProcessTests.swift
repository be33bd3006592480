import Foundation
import HeaderParser
import Testing

@testable import SnapshotPipeline

/// Workers that misbehave: each ends in words, and in time.
@Suite struct WorkerProcessTests {
  /// What a worker that runs a shell script comes to, in a folder with or without an old answer.
  private func failure(
    _ script: String, wallTime: Double = 20, oldAnswer: String? = nil
  ) throws -> WorkerFailure {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    if let oldAnswer {
      try Data(oldAnswer.utf8).write(to: URL(fileURLWithPath: folder.path + "/reply.json"))
    }
    let path = folder.path + "/worker"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return try failure(of: path, in: folder, wallTime: wallTime)
  }

  private func failure(
    of program: String, in folder: TemporaryFolder, wallTime: Double = 20
  ) throws -> WorkerFailure {
    var limits = WorkerLimits.probe
    limits.wallTime = wallTime
    let request = WorkerRequest(
      plan: ParsePlan(modules: [], target: "arm64-apple-ios1.0"), parent: getpid(), store: nil, product: "p",
      jobs: 1, limits: limits)
    return try #require(throws: WorkerFailure.self) {
      _ = try WorkerProcess(executable: program).run(request, in: folder)
    }
  }

  @Test func missing() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let failure = try failure(of: "/nowhere/worker", in: folder)
    #expect(failure.description.hasPrefix("the parser cannot be started: /nowhere/worker: No such file"))
    #expect(!failure.isWorthRetrying)
  }

  @Test func noProgram() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path + "/x"
    try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    let failure = try failure(of: path, in: folder)
    #expect(failure.description.hasPrefix("the parser cannot be started: \(path)"))
    #expect(!failure.isWorthRetrying)
  }

  @Test func crash() throws {
    let failure = try failure("kill -SEGV $$")
    #expect(failure.description == "the parser crashed")
    #expect(failure.isWorthRetrying)
  }

  @Test func outOfTime() throws {
    // A test's thread passes on a mask of blocked signals: only this one gets through.
    let failure = try failure("kill -KILL $$")
    #expect(failure.description == "the parser took too long")
    let start = Date()
    #expect(try self.failure("exec sleep 60", wallTime: 0.3).description == failure.description)
    #expect(Date().timeIntervalSince(start) < 10)
  }

  @Test func failed() throws { #expect(try failure("exit 3").description == "the parser failed") }

  @Test func noAnswer() throws {
    #expect(try failure("exit 0").description == "the parser ended without an answer")
    #expect(try failure("echo '{' > \"$3\"").description == "the parser ended without an answer")
  }

  @Test func anOldAnswerIsNone() throws {
    let old = #"{"modules":[],"unknownKinds":{},"isStoreFailure":false}"#
    #expect(try failure("exit 0", oldAnswer: old).description == "the parser ended without an answer")
  }

  @Test func noise() throws {
    // More than a pipe holds, to both: nobody reads it, nothing waits for that.
    let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2; exit 3"
    #expect(try failure(script).description == "the parser failed")
  }
}

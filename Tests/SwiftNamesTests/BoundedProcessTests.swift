import Foundation
import Testing

@testable import SwiftNames

/// A program that crashes, hangs or wants too much is ended and told apart.
@Suite struct BoundedProcessTests {
  private func run(
    _ program: String, _ arguments: [String], wallTime: Double = 60, processorTime: Int = 60
  ) throws -> BoundedProcess.End {
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkdiff-bounded-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: errors) }
    return try BoundedProcess(wallTime: wallTime, processorTime: processorTime, memory: 0)
      .run(program, arguments, errors: errors)
  }

  private func end(_ script: String, wallTime: Double = 60, processorTime: Int = 60) throws
    -> BoundedProcess.End
  {
    try run("/bin/sh", ["-c", script], wallTime: wallTime, processorTime: processorTime)
  }

  @Test func endsAreToldApart() throws {
    #expect(try end("exit 0") == .exit(0))
    #expect(try end("exit 3") == .exit(3))
    #expect(try end("kill -SEGV $$") == .crashed)
    #expect(try end("exec sleep 600", wallTime: 0.2) == .tookTooLong)
    #expect(try end("while :; do :; done", processorTime: 1) == .tookTooLong)
  }

  @Test func argumentsArriveAsTheyAre() throws {
    let words = "$(exit 7) \" '"
    #expect(
      try run("/bin/sh", ["-c", "test \"$1\" = \"$2\" && test ${#1} = 13", "sh", words, words]) == .exit(0))
  }

  @Test func aProgramThatIsNotThereFails() throws {
    #expect(try run("/nowhere/swift", []) == .exit(127))
  }
}

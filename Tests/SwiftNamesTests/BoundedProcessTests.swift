import Foundation
import Testing

@testable import SwiftNames

/// A program that crashes, hangs or wants too much is ended and told apart.
@Suite struct BoundedProcessTests {
  private func end(
    _ script: String, wallTime: Double = 60, processorTime: Int = 60, memory: Int = 0
  ) throws -> BoundedProcess.End {
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkdiff-bounded-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: errors) }
    return try BoundedProcess(wallTime: wallTime, processorTime: processorTime, memory: memory)
      .run("/bin/sh", ["-c", script], errors: errors)
  }

  @Test func endsAreToldApart() throws {
    #expect(try end("exit 0") == .exit(0))
    #expect(try end("exit 3") == .exit(3))
    #expect(try end("kill -SEGV $$") == .crashed)
    #expect(try end("exec sleep 600", wallTime: 0.2) == .tookTooLong)
    #expect(try end("while :; do :; done", processorTime: 1) == .tookTooLong)
  }

  @Test func argumentsArriveAsTheyAre() throws {
    #expect(
      try BoundedProcess(wallTime: 60, processorTime: 60, memory: 0)
        .run("/bin/sh", ["-c", "test \"$1\" = '$(touch x) \"'", "sh", "$(touch x) \""], errors: "/dev/null")
        == .exit(0))
  }

  @Test func aProgramThatIsNotThereFails() throws {
    #expect(
      try BoundedProcess(wallTime: 60, processorTime: 60, memory: 0)
        .run("/nowhere/swift", [], errors: "/dev/null") == .exit(127))
  }
}

import APIDiff
import Testing

@testable import ChangelogRender

@Suite("Findings in words")
struct FindingStatementTests {
  private func deprecated(_ platform: String, _ version: String, _ message: String?) -> Finding {
    Samples.finding(.deprecated, .warning, "KTOpen") {
      $0.platform = platform
      $0.new = version
      $0.message = message
    }
  }

  @Test("What is the same on several platforms is said once, and nothing else is")
  func together() {
    let findings = [
      deprecated("ios", "27.0", "Use B."), deprecated("macos", "27.0", "Use C."),
      deprecated("tvos", "27.2", "Use B."), Samples.finding(.typeChanged, .breaking, "KTOpen"),
      Samples.finding(.typeChanged, .breaking, "KTOpen"),
    ]
    let statement = FindingStatement(form: PlainForm(), words: Words(.english))
    #expect(
      FindingStatement.together(findings).map { statement.line(for: $0) } == [
        "Warning: deprecated: iOS 27.0, tvOS 27.2; message: “Use B.”",
        "Warning: deprecated: macOS 27.0; message: “Use C.”", "Breaking: type changed",
        "Breaking: type changed",
      ])
  }

  @Test("Nothing but unavailable everywhere is said of a symbol that is")
  func unavailableEverywhere() {
    let statement = FindingStatement(form: PlainForm(), words: Words(.english))
    let gone = Samples.availability(["ios": "14.0"], gone: ["*", "tvos"])
    #expect(statement.availability(gone) == "unavailable on all platforms")
    let there = Samples.availability(["ios": "14.0"], gone: ["tvos"])
    #expect(statement.availability(there) == "iOS 14.0; unavailable on tvOS")
  }
}

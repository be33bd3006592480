import Foundation
import Testing

/// Flags that shape reports.
@Suite struct ReportFormatTests {
  private func diff(_ flags: String...) throws -> Tool.Run {
    try Tool.run(["diff", "24A437", "24B5084k", "--store", Samples.store()] + flags)
  }

  @Test func language() throws {
    let english = try diff()
    for (language, words) in [
      ("fr", "avertissements"), ("pl", "ostrzeżeń"), ("pt-BR", "avisos"), ("es", "advertencias"),
    ] {
      let run = try diff("--language", language)
      #expect(run.status == 0 && run.output.contains(words), "\(language)")
      #expect(
        try diff("--language", language, "--format", "html").output.contains("<html lang=\"\(language)\">"))
      #expect(
        try diff("--language", language, "--format", "markdown").output != diff("--format", "markdown").output
      )
    }
    #expect(try diff("--language", "en").output == english.output)
    Tool.expectRefusal(try diff("--language", "de"), 2, "--language takes en, fr, pl, pt-BR, es, not 'de'")
  }

  /// What fails in a test report is what the exit code fails on.
  @Test func failuresFollowTheGate() throws {
    func failures(_ text: String) -> Int { text.components(separatedBy: "<failure ").count - 1 }
    let all = try Changelog(diff("--format", "json").output).findings
    for (gate, levels) in [
      ("breaking", ["breaking"]), ("warning", ["breaking", "warning"]),
      ("any", ["breaking", "warning", "info"]),
    ] {
      let run = try diff("--format", "junit", "--fail-on", gate)
      #expect(run.status == 1)
      #expect(failures(run.output) == all.count { levels.contains($0.level) })
    }
    #expect(failures(try diff("--format", "junit").output) == all.count { $0.level == "breaking" })
  }

  /// Only a feed names a moment.
  @Test(arguments: ["text", "markdown", "html", "json", "sarif", "junit", "github"])
  func noMoment(format: String) throws {
    let old = try Tool.run(
      ["diff", "24A437", "24B5084k", "--store", Samples.store(), "--format", format],
      environment: ["SOURCE_DATE_EPOCH": "1"])
    #expect(try diff("--format", format).output == old.output)
  }
}

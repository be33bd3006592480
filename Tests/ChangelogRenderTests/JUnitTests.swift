import APIDiff
import Testing

@testable import ChangelogRender

@Suite("JUnit")
struct JUnitTests {
  private func text(_ changelog: Changelog, _ level: ChangeLevel) -> String {
    ChangelogRender.renderer(for: .junit).render(changelog, options: RenderOptions(failureLevel: level))
  }

  @Test("What fails is what the gate fails on")
  func failures() {
    let findings = [
      Samples.finding(.typeChanged, .breaking, "A"), Samples.finding(.deprecated, .warning, "B"),
      Samples.finding(.symbolAdded, .info, "C"),
    ]
    let changelog = Samples.changelog(findings)
    for (level, count) in [(ChangeLevel.breaking, 1), (.warning, 2), (.info, 3)] {
      let text = text(changelog, level)
      #expect(text.contains("tests=\"3\" failures=\"\(count)\" errors=\"0\">"))
      #expect(text.components(separatedBy: "<failure ").count == count + 1)
    }
  }

  @Test("A module that was not compared is an error where warnings fail, and never silent")
  func gaps() {
    let gap = ModuleComparison(name: "Broken", status: .unparsed, reason: "no <time>", side: .current)
    let changelog = Samples.changelog([], modules: [gap, ModuleComparison(name: "Kit", status: .unchanged)])
    let message = "type=\"unparsed\" message=\"unparsed (current): no &lt;time&gt;\""
    #expect(text(changelog, .warning).contains("<error \(message)"))
    #expect(text(changelog, .breaking).contains("<skipped \(message)"))
    #expect(text(changelog, .breaking).contains("<testcase name=\"unchanged\" classname=\"Kit\"/>"))
  }
}

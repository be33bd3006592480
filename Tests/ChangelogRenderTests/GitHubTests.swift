import APIDiff
import Testing

@testable import ChangelogRender

@Suite("Annotations of GitHub Actions")
struct GitHubTests {
  private func lines(_ changelog: Changelog) -> [String] {
    let text = ChangelogRender.renderer(for: .github)
      .render(changelog, options: RenderOptions(showNoise: true))
    #expect(text.hasSuffix("\n"))
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test("Every line but the last is a whole command, whatever headers hold")
  func grammar() {
    let command =
      #/::(error|warning|notice) (file=[^:,\r\n]+,(line=\d+,)?)?title=[^:,\r\n]+::[^\r\n]+/#
    for changelog in [Samples.hostile, Samples.everyChange, Samples.huge] + (1...50).map(Samples.random) {
      let lines = lines(changelog)
      #expect(lines.last?.hasPrefix("sdkdiff: ") == true)
      for line in lines.dropLast() {
        #expect(line.wholeMatch(of: command) != nil, "\(line)")
        // What is no escape of ours is one: the runner reads each.
        #expect(line.matches(of: #/%(?!25|3A|2C)/#).isEmpty, "\(line)")
      }
    }
  }

  @Test("Ten of a kind, the last of which says how many more there are")
  func limits() {
    let findings = (0..<30).map { Samples.finding(.typeChanged, .breaking, "KT\($0)") }
    let lines = lines(Samples.changelog(findings)).dropLast()
    #expect(lines.count == 10)
    #expect(lines.last?.contains("21 more findings; 30 breaking, 0 warnings, 0 info") == true)
    #expect(self.lines(Samples.changelog(Array(findings.prefix(10)))).count == 11)
  }

  @Test("What was not compared is never cut away")
  func gaps() {
    let findings = (0..<30).map { Samples.finding(.deprecated, .warning, "KT\($0)") }
    let gap = ModuleComparison(name: "Broken", status: .unparsed, reason: "no time", side: .current)
    let lines = lines(Samples.changelog(findings, modules: [gap]))
    #expect(lines.first == "::warning title=unparsed::Broken (current): no time")
    #expect(lines.count == 11)
  }

  @Test("Long words are cut where GitHub would cut them")
  func long() {
    for line in lines(Samples.huge) { #expect(line.utf8.count < 65_536) }
  }
}

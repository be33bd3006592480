import APIDiff
import ChangelogRender
import Testing

@Suite("Whole documents")
struct GoldenTests {
  @Test("The tool's own example", arguments: [("text", "txt"), ("markdown", "md"), ("json", "json")])
  func tracking(format: String, suffix: String) throws {
    try Golden.expect(render(Samples.tracking, format), "tracking.\(suffix)")
  }

  @Test("Every change id, with a group, gaps and a note", arguments: [("text", "txt"), ("markdown", "md")])
  func everyChange(format: String, suffix: String) throws {
    try Golden.expect(render(Samples.everyChange, format), "every-change.\(suffix)")
    try Golden.expect(
      render(Samples.everyChange, format, RenderOptions(showNoise: true)), "every-change-noise.\(suffix)")
  }

  @Test(
    "Causes, guards, renames and moves", arguments: [("text", "txt"), ("markdown", "md"), ("json", "json")])
  func causes(format: String, suffix: String) throws {
    try Golden.expect(render(Samples.causes, format), "causes.\(suffix)")
  }

  @Test(
    "Headers against pages",
    arguments: [("text", "txt"), ("markdown", "md"), ("json", "json"), ("junit", "xml")])
  func check(format: String, suffix: String) throws {
    try Golden.expect(render(Samples.check, format), "check.\(suffix)")
  }

  @Test("Entries that would suppress each finding")
  func suppressions() throws {
    let text = try render(Samples.causes, "text", RenderOptions(suggestsSuppressions: true))
    try Golden.expect(text, "causes-suppressions.txt")
  }

  @Test("In colour")
  func colour() throws {
    let text = try render(Samples.everyChange, "text", RenderOptions(useColor: true))
    try Golden.expect(text.replacing("\u{1B}", with: "␛"), "every-change-colour.txt")
  }

  @Test("Hostile words", arguments: [("text", "txt"), ("markdown", "md"), ("json", "json")])
  func hostile(format: String, suffix: String) throws {
    try Golden.expect(render(Samples.hostile, format), "hostile.\(suffix)")
  }

  @Test(
    "For machines", arguments: [("junit", "junit.xml"), ("github", "github.txt"), ("atom", "atom.xml")])
  func machines(format: String, suffix: String) throws {
    for (name, changelog) in [
      ("every-change", Samples.everyChange), ("hostile", Samples.hostile), ("causes", Samples.causes),
    ] {
      try Golden.expect(render(changelog, format), "\(name).\(suffix)")
    }
  }

  @Test("SARIF, its rules aside")
  func sarif() throws {
    for (name, changelog) in [("tracking", Samples.tracking), ("hostile", Samples.hostile)] {
      let text = try render(changelog, "sarif")
      let start = try #require(text.range(of: "      \"automationDetails\""))
      try Golden.expect(String(text[start.lowerBound...]), "\(name).sarif")
    }
  }

  @Test("The samples hold every id")
  func completeness() {
    #expect(Set(Samples.everyChange.findings.map(\.id)) == Set(ChangeID.allCases))
  }

  private func render(
    _ changelog: Changelog, _ format: String, _ options: RenderOptions = RenderOptions()
  ) throws -> String {
    ChangelogRender.renderer(for: try #require(ChangelogFormat(rawValue: format)))
      .render(changelog, options: options)
  }
}

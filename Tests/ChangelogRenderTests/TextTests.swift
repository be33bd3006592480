import APIDiff
import Testing

@testable import ChangelogRender

@Suite("Text")
struct TextTests {
  private func lines(_ changelog: Changelog, _ options: RenderOptions = RenderOptions()) -> [Substring] {
    ChangelogRender.renderer(for: .text).render(changelog, options: options)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("One line a finding, whatever it holds")
  func oneLine() {
    for changelog in [Samples.tracking, Samples.everyChange, Samples.hostile, Samples.huge]
      + (1...30).map(Samples.random)
    {
      let levels = ChangeLevel.allCases.map(\.rawValue)
      let found = lines(changelog, RenderOptions(showNoise: true)).filter { line in
        levels.contains { line.drop { $0 == " " }.hasPrefix($0 + " ") }
      }
      // A cause has a line of its own.
      let causes = changelog.groups.count { $0.cause != .container }
      #expect(found.count == changelog.findings.count + causes)
    }
  }

  @Test("No colour without being asked, no control character from a header ever")
  func control() {
    let changelogs = [Samples.hostile, Samples.huge] + (1...30).map(Samples.random)
    for format in ChangelogFormat.allCases {
      for changelog in changelogs {
        let text = ChangelogRender.renderer(for: format)
          .render(changelog, options: RenderOptions(showNoise: true))
        let isClean = text.unicodeScalars.allSatisfy {
          $0 == "\n" || $0.properties.generalCategory != .control
        }
        #expect(isClean, "\(format)")
        // Marks that reorder text stay in JSON, whose readers want the words as they are.
        let reorders = text.unicodeScalars.contains { ("\u{202A}"..."\u{202E}").contains($0) }
        #expect(format == .json || !reorders, "\(format)")
      }
    }
  }

  @Test("Colour changes nothing but colour")
  func colour() {
    let plain = lines(Samples.hostile)
    let coloured = lines(Samples.hostile, RenderOptions(useColor: true))
    #expect(coloured != plain)
    #expect(coloured.map { String($0).replacing(#/\x{1B}\[[0-9;]*m/#, with: "") } == plain.map(String.init))
  }

  @Test("A group whose container is not among its findings still lists them")
  func groupWithoutContainer() {
    let member = Samples.finding(.symbolRemoved, .breaking, "KTPair.a", kind: "field") { $0.group = "g1" }
    let group = ChangeGroup(
      id: "g1", cause: .container, name: "KTPair", old: "KTPair", new: nil, level: .breaking, count: 1,
      module: "Kit")
    let changelog = Samples.changelog([member], groups: [group])
    #expect(lines(changelog).contains("  1 member of KTPair:"))
    #expect(lines(changelog).contains { $0.hasPrefix("  breaking  symbol-removed  Kit  KTPair.a") })
    let markdown = ChangelogRender.renderer(for: .markdown).render(changelog, options: RenderOptions())
    #expect(markdown.contains("- **`KTPair`**\n\n  <details>\n  <summary>1 member</summary>"))
  }

  @Test("Builds of other products or without version are named in full")
  func header() {
    var changelog = Samples.changelog([])
    changelog.current.platform = "macosx"
    changelog.baseline.version = nil
    #expect(lines(changelog).first == "sdk iphoneos 24A437 -> sdk macosx 27.2 (24B5084k)")
  }
}

import APIDiff
import Foundation
import Testing

@testable import ChangelogRender

@Suite("What the last line says")
struct ConclusionTests {
  private let equal = ModuleComparison(name: "Kit", status: .unchanged)
  private let swiftOnly = ModuleComparison(
    name: "SwiftUI", status: .noHeaders, reason: "Swift only", side: .both)
  private let broken = ModuleComparison(
    name: "Broken", status: .incomplete, reason: "an error", side: .current)

  private func conclusion(_ changelog: Changelog, showNoise: Bool = false) -> String {
    let options = RenderOptions(showNoise: showNoise)
    let last = { (format: ChangelogFormat) -> String in
      let text = ChangelogRender.renderer(for: format).render(changelog, options: options)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      return String(text.split(separator: "\n").last ?? "")
    }
    #expect(last(.markdown) == last(.text))
    return last(.text)
  }

  @Test("Nothing changed")
  func nothing() {
    let second = ModuleComparison(name: "Tool", status: .unchanged)
    #expect(
      conclusion(Samples.changelog([], modules: [equal, second]))
        == "No changes: the 2 modules of both builds are equal.")
    #expect(
      conclusion(Samples.changelog([], modules: [equal]))
        == "No changes: the 1 module of both builds is equal.")
    #expect(
      conclusion(Samples.changelog([], modules: [equal, swiftOnly]))
        == "No changes: the 1 module of both builds that has headers is equal.")
  }

  @Test("Where something was not compared, nothing is claimed for it")
  func gaps() {
    let changelog = Samples.changelog([], modules: [broken, equal])
    #expect(
      conclusion(changelog)
        == "No changes found in what could be compared; 1 module not or not wholly compared.")
    for format in [ChangelogFormat.text, .markdown] {
      let text = ChangelogRender.renderer(for: format).render(changelog, options: RenderOptions())
      #expect(text.contains("Broken") && text.contains("an error"))
    }
    #expect(
      conclusion(Samples.changelog([], modules: [swiftOnly]))
        == "No changes found, but no module was compared.")
  }

  @Test("Hidden findings are said")
  func hidden() {
    let noise = [Samples.finding(.headerMoved, .noise, "KTOpen")]
    let changed = [ModuleComparison(name: "Kit", status: .changed)]
    #expect(
      conclusion(Samples.changelog(noise, modules: changed, suppressed: 2))
        == "No changes to list; 1 noise hidden (--show-noise); 2 suppressed.")
    #expect(
      conclusion(Samples.changelog(noise), showNoise: true) == "0 breaking, 0 warnings, 0 info; 1 noise")
  }

  @Test("Counts")
  func counts() {
    let findings = [
      Samples.finding(.typeChanged, .breaking, "A"), Samples.finding(.kindChanged, .warning, "A"),
      Samples.finding(.headerMoved, .noise, "A"), Samples.finding(.headerMoved, .noise, "B"),
    ]
    #expect(
      conclusion(Samples.changelog(findings))
        == "1 breaking, 1 warning, 0 info; 2 noise hidden (--show-noise)")
  }

  @Test("Every format counts by level", arguments: ChangelogFormat.allCases)
  func everyFormat(_ format: ChangelogFormat) throws {
    let text = ChangelogRender.renderer(for: format).render(Samples.everyChange, options: RenderOptions())
    let summary = Samples.everyChange.summary
    let line = "\(summary.breaking) breaking, \(summary.warning) warnings, \(summary.info) info;"
    switch format {
    case .text, .markdown: #expect(text.split(separator: "\n").last?.hasPrefix(line) == true)
    case .html, .github: #expect(text.contains(line))
    case .sarif:
      for (level, count) in [
        ("error", summary.breaking), ("warning", summary.warning), ("note", summary.info),
      ] {
        let results = try #require(text.range(of: "\"results\": ["))
        let found = text[results.upperBound...].components(separatedBy: "\"level\": \"\(level)\"")
        #expect(found.count - 1 == count)
      }
    case .junit: #expect(text.contains("failures=\"\(summary.breaking)\""))
    case .atom: #expect(text.contains("Kit: 14 breaking, 21 warnings, 23 info"))
    case .json:
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(
        object?["summary"] as? [String: Int] == [
          "breaking": summary.breaking, "warning": summary.warning, "info": summary.info,
          "noise": summary.noise, "suppressed": summary.suppressed,
        ])
    }
  }
}

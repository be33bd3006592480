import APIDiff
import Foundation
import Testing

@testable import ChangelogRender

/// Documents against what is published of their formats, by libraries that know nothing of this tool.
@Suite(
  "Formats against their schemas",
  .enabled(if: TestTools.haveFormats, "needs what scripts/test-tools brings from PyPI"))
struct FormatSchemaTests {
  private static let formats = ["sarif", "junit", "atom", "markdown", "html"]

  private func complaints(_ format: String, _ changelogs: [Changelog]) throws -> String {
    let renderer = ChangelogRender.renderer(for: try #require(ChangelogFormat(rawValue: format)))
    let documents = changelogs.flatMap { changelog in
      [ReportLanguage.english, .polish].map { language in
        renderer.render(
          changelog, options: RenderOptions(showNoise: true, language: language, failureLevel: .info))
      }
    }
    return try TestTools.complaints(format, documents)
  }

  @Test("Every sample", arguments: formats)
  func samples(format: String) throws {
    let samples = [
      Samples.tracking, Samples.unique(Samples.everyChange), Samples.causes, Samples.unique(Samples.hostile),
      Samples.changelog([], modules: [ModuleComparison(name: "Kit", status: .unchanged)]),
      Samples.changelog([]),
    ]
    #expect(try complaints(format, samples) == "")
  }

  @Test("Random words of every trade, and 100 kB of them", arguments: formats)
  func random(format: String) throws {
    let isSlow = ProcessInfo.processInfo.environment["SDKDIFF_SLOW_TESTS"] == "1"
    let changelogs = (1...(isSlow ? 300 : 20)).map { Samples.random(seed: $0) }
    #expect(try complaints(format, changelogs + [Samples.huge]) == "")
  }

  @Test(
    "The validators complain",
    arguments: [
      ("sarif", "{\"version\": \"2.1.0\"}"), ("junit", "<testsuites><testcase/></testsuites>"),
      ("atom", "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>x</title></feed>"),
      ("markdown", "see @team <img src=x>"), ("html", "<!DOCTYPE html><p onclick=x>&lt"),
    ])
  func complains(format: String, document: String) throws {
    #expect(try TestTools.complaints(format, [document]) != "")
  }
}

extension Samples {
  /// The same with a fingerprint for each finding.
  static func unique(_ changelog: Changelog) -> Changelog {
    var changelog = changelog
    for index in changelog.findings.indices { changelog.findings[index].fingerprint = "f\(index)" }
    return changelog
  }
}

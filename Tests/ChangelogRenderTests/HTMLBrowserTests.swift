import APIDiff
import Testing

@testable import ChangelogRender

/// Pages in a real browser, opened from disk: `scripts/lib/check_page.py` says what is looked at.
@Suite(
  "HTML in a browser", .serialized,
  .enabled(if: TestTools.haveBrowser, "needs chromium and what else scripts/test-tools brings"))
struct HTMLBrowserTests {
  private func page(_ changelog: Changelog, _ language: ReportLanguage = .english) -> String {
    ChangelogRender.renderer(for: .html)
      .render(changelog, options: RenderOptions(showNoise: true, language: language))
  }

  @Test("Search, filters, links, keys, themes, paper, narrow screens, no script")
  func report() throws {
    let output = try TestTools.browserComplaints(page(Samples.unique(Samples.causes)), "report")
    #expect(output.wholeMatch(of: /22 findings: open .*\n/) != nil, "\(output)")
  }

  @Test("5,000 findings open and filter without a visible wait")
  func many() throws {
    let output = try TestTools.browserComplaints(page(Samples.many(5_000)), "many")
    print(output)
    #expect(output.wholeMatch(of: /5000 findings: open .*\n/) != nil, "\(output)")
  }

  @Test("Words of every trade stay words")
  func hostile() throws {
    for changelog in [Samples.unique(Samples.hostile), Samples.random(seed: 7), Samples.huge] {
      #expect(try TestTools.browserComplaints(page(changelog), "quick") == "")
    }
  }

  @Test("Every language", arguments: ReportLanguage.allCases)
  func languages(language: ReportLanguage) throws {
    #expect(
      try TestTools.browserComplaints(page(Samples.unique(Samples.everyChange), language), "quick") == "")
  }
}

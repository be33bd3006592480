import APIDiff
import Foundation
import SnapshotStore
import Testing

@testable import ChangelogRender

@Suite("The HTML report")
struct HTMLTests {
  private func page(_ changelog: Changelog) -> String {
    ChangelogRender.renderer(for: .html).render(changelog, options: RenderOptions())
  }

  @Test(
    "What stands in the page",
    arguments: [
      ("tracking", Samples.tracking), ("every-change", Samples.everyChange), ("causes", Samples.causes),
      ("hostile", Samples.hostile),
    ])
  func golden(name: String, changelog: Changelog) throws {
    try Golden.expect(HTMLReport(changelog, options: RenderOptions()).body(), "\(name).html")
  }

  @Test("The policy names exactly the page's own style and script")
  func policy() throws {
    let page = page(Samples.tracking)
    for (source, tag) in [("style-src", "style"), ("script-src", "script")] {
      let start = try #require(page.range(of: "<\(tag)>"))
      let end = try #require(page.range(of: "</\(tag)>", range: start.upperBound..<page.endIndex))
      let bytes = Array(page[start.upperBound..<end.lowerBound].utf8)
      let digest = Data(bytes.withUnsafeBytes { ContentDigest.sha256($0) }).base64EncodedString()
      #expect(page.contains("\(source) 'sha256-\(digest)'"))
    }
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test("Script and style end where they shall")
  func ends() {
    #expect(!HTMLScript.report.contains("</") && !HTMLStyle.text.contains("</"))
  }

  @Test("Tokens that differ are marked")
  func tokens() {
    func marked(_ old: String, _ new: String) -> String {
      let (left, right) = TokenDiff.between(old, new)
      #expect(left.map(\.text).joined() == old && right.map(\.text).joined() == new)
      return [left, right].map { runs in
        runs.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
      }.joined(separator: " | ")
    }
    #expect(marked("int a(long b)", "int a(short b)") == "int a([long] b) | int a([short] b)")
    #expect(marked("a b c", "a x b") == "a [b] [c] | a [x] [b]")
    #expect(marked("a", "") == "[a] | ")
    #expect(marked("same", "same") == "same | same")
    let long = (0..<2000).map { "w\($0)" }.joined(separator: " ")
    #expect(marked("x \(long) y", "\(long) z").hasPrefix("[x "))
  }
}

import Foundation
import Testing

/// `sdkdiff site`: what it writes, and what it leaves alone.
@Suite struct SiteCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func site(
    _ store: String, _ flags: [String] = [], epoch: Int = 1_000_000, into folder: String = "site"
  ) throws -> Tool.Run {
    try Tool.run(
      ["site", "--store", store, "--output", workspace[folder]] + flags,
      environment: ["SOURCE_DATE_EPOCH": "\(epoch)"])
  }

  /// The files of the site, without folders.
  private func files(_ folder: String = "site") throws -> [String: Data] {
    try workspace.tree(folder).compactMapValues { $0 }
  }

  @Test func pages() throws {
    let run = try site(Samples.store())
    #expect(run.status == 0 && run.errors == "")
    let files = try files()
    #expect(run.output.contains("\(files.count) files written, 0 unchanged; \(files.count) files,"))
    #expect(run.output.contains(" \(files.values.reduce(0) { $0 + $1.count }) bytes"))
    for name in [
      "index.html", "feed.xml", "site.css", "report.js", "search.js", "symbols.js", "site.json",
      "changes/sample/iphoneos/24A437-to-24B5084k.html", "changes/sample/iphoneos/24B5084k-to-24B5089g.html",
      "changes/sample/iphoneos/24B5089g-to-24B5099f.html", "modules/sample/iphoneos/LanternKit.html",
      "modules/sample/iphoneos/AppTrackingTransparency.html",
    ] {
      #expect(files[name] != nil, "\(name)")
    }
    let index = try workspace.read("site/index.html")
    #expect(
      index.contains("<svg role=\"img\"") && index.contains("24B5099f")
        && index.contains("first build stored"))
    let module = try workspace.read("site/modules/sample/iphoneos/LanternKit.html")
    #expect(module.contains("27.0 (24A437) → 27.2 (24B5084k)") && module.contains("-[LKLantern dimToLevel:]"))
    let symbols = files.keys.filter { $0.hasPrefix("symbols/sample/iphoneos/LanternKit/") }
    let dim = try #require(symbols.first { $0.contains("dimToLevel") })
    #expect(try workspace.read("site/" + dim).contains("symbol removed"))
    #expect(module.contains(dim))
  }

  @Test func nothingNewWritesNothing() throws {
    _ = try site(Samples.store())
    let before = try files()
    let again = try site(Samples.store(), epoch: 2_000_000)
    #expect(again.output.contains(": 0 files written, \(before.count) unchanged;"))
    #expect(try files() == before)
    // Another folder at another time differs in times alone.
    _ = try site(Samples.store(), into: "other")
    #expect(try files("other") == before)
  }

  @Test func oneNewBuildWritesWhatChanged() throws {
    let store = try workspace.sampleStore()
    let manifest = "samples/sample/iphoneos/24B5099f.json"
    let kept = try workspace.read(manifest)
    try FileManager.default.removeItem(atPath: workspace[manifest])
    _ = try site(store)
    let before = try files()
    try workspace.write(manifest, kept)
    let run = try site(store, epoch: 2_000_000)
    let after = try files()
    let written = after.keys.filter { after[$0] != before[$0] }
    #expect(
      run.output.contains(": \(written.count) files written, \(after.count - written.count) unchanged;"))
    #expect(Set(written).isSuperset(of: ["index.html", "feed.xml", "site.json"]))
    #expect(written.contains("changes/sample/iphoneos/24B5089g-to-24B5099f.html"))
    // What the last step did not touch is as it was, also in the feed.
    let diff = try Tool.run(["diff", "24B5089g", "24B5099f", "--store", store, "--format", "json"])
    let touched = Set(try Changelog(diff.output).findings.map(\.module))
    for path in written where path.hasPrefix("modules/") || path.hasPrefix("symbols/") {
      #expect(touched.contains { path.contains("/\($0)") }, "\(path)")
    }
    #expect(written.count < after.count)
    let feed = try workspace.read("site/feed.xml")
    #expect(feed.contains("1970-01-12T13:46:40Z") && feed.contains("1970-01-24T03:33:20Z"))
    // And back again: the pages of a build that is stored no more go.
    try FileManager.default.removeItem(atPath: workspace[manifest])
    let removal = try site(store, epoch: 3_000_000)
    #expect(removal.output.contains(" removed;"))
    #expect(Set(try files().keys) == Set(before.keys))
  }

  @Test func aRenamedSymbolHasOnePage() throws {
    let methods = ["- (void)dimTo:(int)level over:(int)time;", "- (void)dimTo:(int)level within:(int)time;"]
    for (number, method) in ([methods[0]] + methods).enumerated() {
      let text = "@interface Lamp\n\(number > 0 ? "/** Dims. */\n" : "")\(method)\n@end\n"
      try workspace.sdk("\(number).sdk", build: "1A\(number + 1)", ["Kit": ["Kit.h": text]])
      let run = try Tool.run(["snapshot", "\(number).sdk", "--store", "store"], in: workspace.path)
      #expect(run.status == 0, "\(run.errors)")
    }
    _ = try site(workspace["store"])
    let pages = try files().keys.filter { $0.contains("symbols/") && $0.contains("dimTo") }
    #expect(pages.count == 1, "\(pages)")
    let page = try workspace.read("site/" + (pages.first ?? ""))
    #expect(page.contains("symbol renamed") && page.contains("documentation added"))
    #expect(page.contains("<h1><code>-[Lamp dimTo:within:]</code></h1>"))
  }

  @Test func foldersOfOthersStay() throws {
    try workspace.write("site/mine.txt", "mine")
    Tool.expectRefusal(try site(Samples.store()), 3, "it holds other files", "name an empty folder")
    #expect(try workspace.tree("site").keys.sorted() == ["mine.txt"])
    try workspace.write("file", "mine")
    Tool.expectRefusal(try site(Samples.store(), into: "file"), 3, "it is no folder")
    // Beside a site, other files stay.
    _ = try site(Samples.store(), into: "good")
    try workspace.write("good/CNAME", "sdk.example.org")
    #expect(try site(Samples.store(), into: "good").status == 0)
    #expect(try workspace.read("good/CNAME") == "sdk.example.org")
  }

  @Test func usage() throws {
    Tool.expectRefusal(try Tool.run(["site", "--store", Samples.store()]), 2, "--output DIR")
  }

  @Test func emptyStore() throws {
    try workspace.folder("store")
    #expect(try site(workspace["store"]).status == 0)
    #expect(try workspace.read("site/index.html").contains("No builds are stored."))
  }

  @Test func language() throws {
    _ = try site(Samples.store(), ["--language", "pl"])
    let index = try workspace.read("site/index.html")
    #expect(index.contains("<html lang=\"pl\">") && index.contains("Zmiany w SDK"))
  }

  @Test func whatWasNotComparedIsTold() throws {
    try workspace.framework("A", in: "old", ["A.h": "int a(void);"])
    try workspace.framework("A", in: "new", ["A.h": "int a(void);\nint b(;\n"])
    for (folder, build) in [("old", "1A1"), ("new", "1A2")] {
      let run = try Tool.run(
        [
          "snapshot", workspace[folder], "--product", "kit", "--platform", "iphoneos", "--build", build,
          "--store", workspace["store"],
        ])
      #expect(run.status == 0)
    }
    _ = try site(workspace["store"])
    let module = try #require(try files().keys.first { $0.hasSuffix("/A.html") })
    #expect(try workspace.read("site/" + module).contains("incomplete (current): "))
    #expect(try workspace.read("site/index.html").contains("1 module not or not wholly compared"))
  }

  /// A header whose words try to leave their place, in two builds.
  private func hostileSite() throws {
    let word = "</script><b0 onclick=x>]]> &amp; @property #12 `|` \u{202E}\u{1B}[31m\u{2028}"
    for (folder, build, text) in [("old", "1A1", "One. \(word)"), ("new", "1A<2>\"&'", "Two. \(word) three")]
    {
      let header = """
        /// \(text)
        extern int KTOpen(void) __attribute__((availability(ios, introduced=1.0, deprecated=\(build.count).0, message="\(word.replacing("`|`", with: "<i>"))")));
        /// \(text)
        #define KT_WORD "</script><b0>"
        """
      try workspace.framework("Kit", in: folder, ["Kit.h": header])
      let run = try Tool.run(
        [
          "snapshot", workspace[folder], "--product", "k<i>t&", "--platform", "iphoneos", "--build", build,
          "--store", workspace["store"],
        ])
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try site(workspace["store"]).status == 0)
  }

  @Test(.enabled(if: TestTools.haveFormats, "needs what scripts/test-tools brings from PyPI"))
  func formats() throws {
    _ = try site(Samples.store(), into: "sample")
    try hostileSite()
    for folder in ["sample", "site"] {
      let pages = try files(folder).keys.filter { $0.hasSuffix(".html") }.map { workspace["\(folder)/\($0)"] }
      #expect(pages.count > 3)
      #expect(try TestTools.check("check_formats.py", ["sitepage"] + pages) == "\(pages.count) checked\n")
      let feed = workspace["\(folder)/feed.xml"]
      #expect(try TestTools.check("check_formats.py", ["atom", feed]) == "1 checked\n")
    }
  }

  @Test(.enabled(if: TestTools.haveBrowser, "needs chromium and what else scripts/test-tools brings"))
  func browser() throws {
    _ = try site(Samples.store(), into: "sample")
    try hostileSite()
    for folder in ["sample", "site"] {
      #expect(try TestTools.check("check_page.py", ["site", workspace["\(folder)/index.html"]]) == "")
    }
  }
}

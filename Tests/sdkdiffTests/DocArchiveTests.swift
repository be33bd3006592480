import Foundation
import Testing

/// Archives that docc made of the sample SDKs: stored, compared, held against the headers.
@Suite(.enabled(if: DocArchives.canMake, DocArchives.missing)) struct DocArchiveTests {
  private let workspace: Workspace
  private let store: String

  /// The samples' store with the pages of two builds.
  init() throws {
    workspace = try Workspace()
    store = try workspace.sampleStore()
  }

  private func addPages(_ build: String) throws -> Tool.Run {
    try Tool.run(["snapshot", "--docs", DocArchives.archives(of: build), "--build", build, "--store", store])
  }

  private func diff(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(["diff", "24A437", "24B5084k", "--store", store] + arguments)
  }

  @Test func areAddedToAStoredBuild() throws {
    let run = try addPages("24A437")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.hasPrefix("stored sample/iphoneos/24A437 (27.0): 3 modules, "))
    #expect(run.output.hasSuffix(" pages\n"))
    #expect(try addPages("24A437").output.hasPrefix("already stored, unchanged: "))
    // With the SDK, too, which is not parsed again.
    let again = try Tool.run([
      "snapshot", Samples.sdk("24A437"), "--product", "sample", "--docs", DocArchives.archives(of: "24A437"),
      "--store", store,
    ])
    #expect(again.output.hasPrefix("already stored, unchanged: "))
  }

  @Test func otherPagesNeedAgain() throws {
    _ = try addPages("24A437")
    let before = try workspace.tree("samples")
    let others = try DocArchives.archives(of: "24B5084k")
    let arguments = ["snapshot", "--docs", others, "--build", "24A437", "--store", store]
    Tool.expectRefusal(try Tool.run(arguments), 3, "other documentation pages of", "LanternKit", "--again")
    #expect(try workspace.tree("samples") == before)
    #expect(try Tool.run(arguments + ["--again"]).status == 0)
    #expect(try workspace.tree("samples") != before)
  }

  @Test func areComparedInTheSameChangelog() throws {
    _ = try addPages("24A437")
    let onOneSide = try diff()
    #expect(onOneSide.output.contains("Documentation pages are stored of the baseline only"))
    #expect(!onOneSide.output.contains("page-"))
    _ = try addPages("24B5084k")
    let changelog = try Changelog(diff("--format", "json").output)
    func rows(_ id: String, _ module: String) -> Set<String> {
      Set(changelog.findings.filter { $0.id == id && $0.module == module }.compactMap { $0.symbol?.name })
    }
    #expect(
      rows("page-added", "LanternKit") == [
        "LKBeacon", "reach", "seen", "beaconsWithinReach:", "initWithIdentifier:reach:",
        "lantern:didLeaveMode:forMode:",
        "LKGlowModePulse", "LKSceneTotalLevel",
      ])
    #expect(rows("page-removed", "LanternKit") == ["LKSceneLegacyLayoutKey", "dimToLevel:"])
    let text = try #require(
      changelog.findings.first { $0.id == "page-text-changed" && $0.symbol?.name == "LanternKit" })
    #expect(text.part == "discussion")
    #expect(text.documentation?.removed == ["in turn"])
    #expect(text.documentation?.added == ["all at once"])
    let lists = changelog.findings.filter {
      $0.id == "page-topics-changed" && $0.symbol?.name == "LanternKit" && $0.part == "topics: Lights"
    }
    #expect(lists.map { $0.documentation?.added } == [["LKBeacon"]])
    #expect(lists.map { $0.documentation?.removed } == [["LKLanternDelegate"]])
    let deprecated = changelog.findings.filter {
      $0.id == "page-availability-changed" && $0.symbol?.name == "windowTitle" && $0.platform == "ios"
    }
    #expect(deprecated.map { [$0.part, $0.old, $0.new] } == [["deprecated", nil, "27.2"]])
    // The headers' own findings are what they are without pages.
    let withoutPages = try Changelog(
      Tool.run(["diff", "24A437", "24B5084k", "--store", Samples.store(), "--format", "json"]).output)
    #expect(changelog.rows.filter { !$0.id.hasPrefix("page-") } == withoutPages.rows)
  }

  @Test func everyFormatTellsPages() throws {
    for build in ["24A437", "24B5084k"] { _ = try addPages(build) }
    for format in ["text", "markdown", "html", "json", "sarif", "junit", "atom"] {
      let run = try diff("--format", format)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.contains("/documentation/lanternkit") || format == "atom", "\(format)")
      #expect(run.output.contains("all at once"), "\(format)")
    }
    for (language, words) in [
      ("en", "Documentation pages"), ("fr", "Pages de documentation"), ("pl", "Strony dokumentacji"),
      ("pt-BR", "Páginas de documentação"), ("es", "Páginas de documentación"),
    ] {
      #expect(try diff("--format", "markdown", "--language", language).output.contains("### \(words)"))
    }
  }

  @Test func areChosenSuppressedAndCounted() throws {
    for build in ["24A437", "24B5084k"] { _ = try addPages(build) }
    let only = try Changelog(diff("--format", "json", "--only", "page-removed").output)
    #expect(only.summary["warning"] == only.findings.count && only.findings.count > 1)
    #expect(try diff("--only", "page-removed", "--fail-on", "warning").status == 1)
    #expect(try diff("--only", "page-added", "--fail-on", "warning").status == 0)
    #expect(try diff("--only", "page-added", "--fail-on", "any").status == 1)
    try workspace.write(
      "ignore.json",
      #"{"version": 1, "suppressions": [{"id": "page-added", "module": "Lantern*", "symbol": "LKBeacon", "reason": "r"}]}"#
    )
    let all = try Changelog(diff("--format", "json").output)
    let less = try Changelog(diff("--format", "json", "--ignore", workspace["ignore.json"]).output)
    #expect(all.findings.count == less.findings.count + 1)
    #expect(less.summary["suppressed"] == 1)
  }

  @Test func headersAndTheirOwnPagesAgree() throws {
    let withoutPages = try Tool.run(["check", "24A437", "--store", store])
    Tool.expectRefusal(withoutPages, 3, "sample/iphoneos/24A437 has no documentation pages", "--docs")
    _ = try addPages("24A437")
    let run = try Tool.run(["check", "24A437", "--store", store, "--fail-on", "warning"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("sample iphoneos 27.0 (24A437): Headers and pages\n"))
  }

  /// The pages of one build against the headers of another.
  @Test func headersAndOtherPagesDisagree() throws {
    let run = try Tool.run([
      "snapshot", "--docs", DocArchives.archives(of: "24A437"), "--build", "24B5084k", "--store", store,
    ])
    #expect(run.status == 0)
    func check(_ arguments: String...) throws -> Tool.Run {
      try Tool.run(["check", "24B5084k", "--store", store] + arguments)
    }
    let changelog = try Changelog(check("--format", "json").output)
    let rows = Set(changelog.rows.map { "\($0.id) \($0.symbol) \($0.platform ?? "-")" })
    for row in [
      "docs-symbol-missing dimToLevel: -", "docs-deprecation-disagrees LKScene.windowTitle ios",
      "docs-declaration-disagrees -[TPMPlayer setVolume:rampDuration:] -",
      "docs-page-missing +[LKBeacon beaconsWithinReach:] -",
      "docs-abstract-disagrees LKGlowMode.LKGlowModeBreathe -",
    ] {
      #expect(rows.contains(row), "\(row) is not in \(rows.sorted())")
    }
    #expect(changelog.findings.allSatisfy { $0.id.hasPrefix("docs-") })
    #expect(try check("--fail-on", "breaking").status == 0)
    #expect(try check("--fail-on", "warning").status == 1)
    #expect(try check("--only", "docs-page-missing", "--fail-on", "warning").status == 0)
    #expect(try check("--module", "LanternKit", "--format", "json").output.contains("LanternKit"))
    #expect(try check("--module", "Nobody").status == 2)
    #expect(try check("--only", "docs-nothing").status == 2)
  }
}

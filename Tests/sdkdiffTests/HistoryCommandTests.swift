import Foundation
import Testing

/// `sdkdiff history` as people run it.
@Suite struct HistoryCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func history(_ words: String..., store: String? = nil, cache: String = "cache") throws -> Tool.Run {
    try Tool.run(
      ["history", "--store", store ?? Samples.store()] + words,
      environment: ["XDG_CACHE_HOME": workspace[cache]])
  }

  @Test(arguments: ["text", "markdown", "json"])
  func formats(_ format: String) throws {
    let run = try history("-[LKLantern *]", "--format", format)
    #expect(run.status == 0 && run.errors == "")
    let suffix = ["text": "txt", "markdown": "md", "json": "json"][format] ?? ""
    try Golden.expect(run.output, "history.\(suffix)")
    // What was kept meanwhile changes nothing.
    #expect(try history("-[LKLantern *]", "--format", format).output == run.output)
  }

  @Test func names() throws {
    let whole = try history("-[LKLantern dimToLevel:]")
    #expect(
      whole.output.contains("symbol-removed") && whole.output.contains("now: gone, since 27.2 (24B5084k)"))
    #expect(try history("dimToLevel:").output == whole.output)
    #expect(try history("--", "-[LKLantern dimToLevel:]").output == whole.output)
    #expect(try history("c:objc(cs)LKLantern(im)dimToLevel:").output == whole.output)
    #expect(
      try history("dimToLevel:", "--module", "LanternKit", "--platform", "iphoneos").output == whole.output)
  }

  @Test func refusals() throws {
    Tool.expectRefusal(
      try history("dimToLevl:"), 2, "no stored build has a symbol 'dimToLevl:'",
      "did you mean -[LKLantern dimToLevel:]?")
    Tool.expectRefusal(
      try history("x", "--module", "LantrnKit"), 2, "the module 'LantrnKit'", "did you mean LanternKit?")
    Tool.expectRefusal(
      try history("x", "--platform", "macosx"), 2, "no stored build has the platform 'macosx'")
    Tool.expectRefusal(try history("x", "--product", "sampl"), 2, "did you mean sample?")
    Tool.expectRefusal(try history(), 2, "usage: sdkdiff history SYMBOL")
    Tool.expectRefusal(try history("x", store: workspace["none"]), 3, "no snapshots in", "takes one")
    Tool.expectRefusal(try history("x", "--format", "html"), 2, "--format takes text, markdown, json")
  }

  @Test func damagedStore() throws {
    let store = try workspace.sampleStore()
    let before = try workspace.tree("samples")
    let name = try #require(before.keys.first { $0.hasSuffix(".zst") })
    try workspace.write("samples/\(name)", "damage")
    Tool.expectRefusal(
      try history("LKLantern", store: store), 3, "the store is damaged", String(name.suffix(20)))
    try workspace.write("samples/sample/iphoneos/24A437.json", "{}")
    Tool.expectRefusal(try history("LKLantern", store: store), 3, "24A437.json")
  }

  /// A store that nobody may write to is asked like any other, and nothing is written into one.
  @Test func storesStayAsTheyAre() throws {
    let store = try workspace.sampleStore()
    let before = try workspace.tree("samples")
    _ = try Tool.shell("chmod -R a-w samples", in: workspace.path)
    let run = try history("LKLantern", store: store)
    _ = try Tool.shell("chmod -R u+w samples", in: workspace.path)
    #expect(run.status == 0)
    #expect(try workspace.tree("samples") == before)
    #expect(try workspace.tree("cache").keys.contains { $0.hasSuffix(".sqlite") })
  }

  @Test func noCache() throws {
    let answer = try history("LKLantern").output
    try workspace.write("file", "")
    #expect(try history("LKLantern", cache: "file").output == answer)
    let run = try Tool.run(
      ["history", "LKLantern", "--store", Samples.store()], environment: ["HOME": "", "XDG_CACHE_HOME": ""])
    #expect(run.output == answer)
  }

  /// Eight ask at once, of an index that is not there yet, while somebody deletes it.
  @Test func severalProcesses() throws {
    let script = """
      for round in 1 2 3; do
        for number in 1 2 3 4 5 6 7 8; do
          "$TOOL" history '-[LKLantern *]' --store "$STORE" >"out.$number" 2>&1 &
        done
        sleep 0.0$round; rm -rf cache
        wait
        for number in 1 2 3 4 5 6 7 8; do cmp "out.$number" expected || exit 1; done
      done
      """
    try workspace.write("expected", history("-[LKLantern *]", cache: "other").output)
    let run = try Tool.shell(
      script, environment: ["STORE": Samples.store(), "XDG_CACHE_HOME": workspace["cache"]],
      in: workspace.path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}

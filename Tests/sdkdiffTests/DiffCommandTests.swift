import Foundation
import Testing

/// `diff`, its sides and its gates.
@Suite struct DiffCommandTests {
  private let workspace: Workspace
  private let store: String

  init() throws {
    workspace = try Workspace()
    store = try Samples.store()
  }

  private func diff(_ old: String, _ new: String, _ flags: String...) throws -> Tool.Run {
    try Tool.run(["diff", old, new, "--store", store] + flags, in: workspace.path)
  }

  private func changelog(_ run: Tool.Run) throws -> Changelog {
    #expect(run.status == 0, "\(run.errors)")
    return try Changelog(run.output)
  }

  @Test func pathsAndBuildsGiveTheSame() throws {
    let stored = try changelog(diff("24A437", "24B5084k", "--format", "json"))
    let before = Samples.sdk("24A437")
    let after = Samples.sdk("24B5084k")
    for (old, new) in [(before, after), ("24A437", after), (before, "24B5084k")] {
      let taken = try changelog(diff(old, new, "--product", "sample", "--format", "json"))
      #expect(taken.rows == stored.rows)
      #expect(taken.modules == stored.modules)
    }
    #expect(try workspace.tree("").isEmpty)
  }

  @Test func relativePathsAndFoldersWithoutBuilds() throws {
    try workspace.write("old/A.h", "int a(void);\n")
    try workspace.write("new/A.h", "int a(void);\nint b(void);\n")
    let run = try Tool.run(["diff", "old", "new", "--product", "p"], in: workspace.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.tree("").count == 4)
    let same = try Tool.run(["diff", "./new", "new/"], in: workspace.path)
    #expect(same.output.contains("No changes"))
    Tool.expectRefusal(
      try Tool.run(["diff", "./old", "./nowhere"], in: workspace.path), 3, "./nowhere: not found")
    Tool.expectRefusal(
      try Tool.run(["diff", "old", "nowhere"], in: workspace.path), 3, "no build 'nowhere' in Snapshots")
  }

  @Test func modulesOutsideTheScopeAreNotCompared() throws {
    let small = try workspace.sampleStore()
    for module in ["LanternKit", "TidepoolMedia"] {
      let run = try Tool.run([
        "snapshot", Samples.sdk("24B5084k"), "--product", "sample", "--build", "24B5084-\(module)",
        "--module", module, "--store", small,
      ])
      #expect(run.status == 0, "\(run.errors)")
    }
    let narrow = "sample/iphoneos/24B5084-LanternKit"
    let run = try Tool.run(["diff", "24A437", narrow, "--store", small, "--format", "json"])
    let changelog = try changelog(run)
    #expect(
      changelog.modules == [
        "AppTrackingTransparency": "not-compared", "LanternKit": "changed", "TidepoolMedia": "not-compared",
      ])
    #expect(!changelog.rows.contains { $0.id == "module-removed" })
    let text = try Tool.run(["diff", "24A437", narrow, "--store", small]).output
    #expect(text.contains("not-compared"))
    #expect(text.contains("outside the current build's scope"))
    let gate = try Tool.run([
      "diff", narrow, "sample/iphoneos/24B5084-TidepoolMedia", "--store", small, "--fail-on", "warning",
    ])
    #expect(gate.status == 1, "what was not compared counts as a warning")
    // The scope of the comparison itself is no gap.
    let one = try self.changelog(diff("24A437", "24B5084k", "--module", "TidepoolMedia", "--format", "json"))
    #expect(one.modules == ["TidepoolMedia": "changed"])
  }

  @Test func scopeDoesNotChangeContent() throws {
    let small = workspace["small"]
    for module in ["AppTrackingTransparency", "LanternKit", "TidepoolMedia"] {
      let run = try Tool.run([
        "snapshot", Samples.sdk("24B5084k"), "--build", module, "--module", module, "--store", small,
      ])
      #expect(run.status == 0)
    }
    #expect(try Tool.run(["snapshot", Samples.sdk("24B5084k"), "--store", small]).status == 0)
    #expect(try workspace.tree("small").keys.filter { $0.hasSuffix(".zst") }.count == 3)
  }

  @Test func modulesThatCameOrWent() throws {
    try workspace.sdk("Old.sdk", build: "1A1", ["A": ["A.h": "int a(void);"]])
    try workspace.sdk(
      "New.sdk", build: "1A2", ["A": ["A.h": "int a(void);"], "B": ["B.h": "int b(void);"]])
    func ids(_ old: String, _ new: String, _ module: String) throws -> [String] {
      let run = try Tool.run(
        ["diff", old, new, "--module", module, "--format", "json"], in: workspace.path)
      return try changelog(run).rows.map(\.id)
    }
    #expect(try ids("./Old.sdk", "./New.sdk", "B") == ["module-added"])
    #expect(try ids("./New.sdk", "./Old.sdk", "B") == ["module-removed"])
    #expect(try ids("./Old.sdk", "./New.sdk", "A") == [])
    let run = try Tool.run(["diff", "./Old.sdk", "./New.sdk", "--module", "BB"], in: workspace.path)
    Tool.expectRefusal(run, 2, "no module named 'BB'")
    Tool.expectRefusal(
      try diff("24A437", "24B5084k", "--module", "LanternKitt"), 2, "'LanternKitt'",
      "did you mean LanternKit?"
    )
  }

  @Test func failOn() throws {
    func status(_ old: String, _ new: String, _ flags: String...) throws -> Int32 {
      try Tool.run(["diff", old, new, "--store", store] + flags).status
    }
    #expect(try status("24A437", "24B5084k") == 0)
    for level in ["breaking", "warning", "any"] {
      #expect(try status("24A437", "24B5084k", "--fail-on", level) == 1)
      #expect(try status("24B5084k", "24B5089g", "--fail-on", level) == 0)
    }
    let att = ["--module", "AppTrackingTransparency"]
    #expect(try status("24A437", "24B5084k", att[0], att[1], "--fail-on", "warning") == 0)
    #expect(try status("24A437", "24B5084k", att[0], att[1], "--fail-on", "any") == 1)
    #expect(try status("24A437", "24B5084k", "--only", "noise", "--fail-on", "any") == 0)
  }

  @Test func onlyAndExcept() throws {
    func ids(_ flags: String...) throws -> Set<String> {
      let run = try Tool.run(
        ["diff", "24A437", "24B5084k", "--store", store, "--format", "json"] + flags)
      return Set(try changelog(run).rows.map(\.id))
    }
    let all = try ids()
    #expect(all.count > 10)
    #expect(try ids("--only", "symbol-added") == ["symbol-added"])
    #expect(
      try ids("--only", "symbol-added", "--only", "symbol-removed") == ["symbol-added", "symbol-removed"])
    #expect(try ids("--except", "symbol-added") == all.subtracting(["symbol-added"]))
    #expect(
      try ids("--only", "info", "--except", "symbol-added").isDisjoint(with: ["symbol-added", "deprecated"]))
    #expect(try ids("--only", "noise", "--show-noise") == ["parameter-renamed", "documentation-reflowed"])
  }

  @Test func aBuildIsEqualToItself() throws {
    let run = try diff("24A437", "24A437", "--fail-on", "any")
    #expect(run.status == 0)
    #expect(run.output.contains("No changes"))
  }

  @Test func loneFoldersOfOtherNames() throws {
    let workspace = try Workspace()
    try workspace.write("kit-1.0/kit.h", "int kitOpen(int x);\nint kitClose(int x);\n")
    try workspace.write("kit-1.1/kit.h", "int kitOpen(int x);\nint kitShut(int x);\n")
    let run = try Tool.run(
      ["diff", workspace["kit-1.0"], workspace["kit-1.1"], "--format", "json"], in: workspace.path)
    let names = try Changelog(run.output).findings.map { "\($0.id) \($0.symbol?.name ?? "")" }
    #expect(names.sorted() == ["symbol-added kitShut", "symbol-removed kitClose"], "\(run)")
  }
}

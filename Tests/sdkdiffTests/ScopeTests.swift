import Foundation
import Testing

/// A snapshot of some modules says nothing of the others.
@Suite struct ScopeTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for (build, text) in [("1A1", "int a(void);"), ("1A2", "int a(int);")] {
      try workspace.sdk(
        "\(build).sdk", build: build,
        ["A": ["A.h": text], "B": ["B.h": "int b(void);"], "C": ["C.h": "int c(void);"]])
    }
  }

  private func snapshot(_ build: String, _ modules: [String], _ flags: [String] = []) throws -> Tool.Run {
    try Tool.run(
      ["snapshot", "\(build).sdk", "--store", "store"] + modules.flatMap { ["--module", $0] } + flags,
      in: workspace.path)
  }

  /// `name status side` of each module, and whether something was found.
  private func diff() throws -> [String] {
    let run = try Tool.run(
      ["diff", "1A1", "1A2", "--format", "json", "--fail-on", "warning", "--store", "store"],
      in: workspace.path)
    #expect(run.status == 1)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.allSatisfy { ["type-changed"].contains($0["id"] as? String) }, "\(findings)")
    let modules = try #require(json["modules"] as? [[String: Any]])
    return modules.map { "\($0["name"] ?? "") \($0["status"] ?? "") \($0["side"] as? String ?? "-")" }
  }

  @Test func partAgainstWhole() throws {
    #expect(try snapshot("1A1", ["A"]).status == 0)
    #expect(try snapshot("1A2", []).status == 0)
    #expect(try diff() == ["A changed -", "B not-compared baseline", "C not-compared baseline"])
  }

  @Test func wholeAgainstPart() throws {
    #expect(try snapshot("1A1", []).status == 0)
    #expect(try snapshot("1A2", ["A"]).status == 0)
    #expect(try diff() == ["A changed -", "B not-compared current", "C not-compared current"])
  }

  @Test func twoParts() throws {
    #expect(try snapshot("1A1", ["A", "B"]).status == 0)
    #expect(try snapshot("1A2", ["C", "A"]).status == 0)
    #expect(try diff() == ["A changed -", "B not-compared current", "C not-compared baseline"])
    let list = try Tool.run(["list", "--store", "store"], in: workspace.path)
    #expect(list.output.contains("A,B") && list.output.contains("A,C"))
  }

  /// Nobody can take again what a smaller snapshot would drop.
  @Test func nothingIsLost() throws {
    #expect(try snapshot("1A1", ["A", "B"]).status == 0)
    let before = try workspace.tree("store")
    for flags in [[], ["--again"]] {
      Tool.expectRefusal(
        try snapshot("1A1", ["A"], flags), 3, "is stored with modules that this snapshot leaves out (B)")
      Tool.expectRefusal(try snapshot("1A1", ["C", "A"], flags), 3, "leaves out (B)")
    }
    #expect(try workspace.tree("store") == before)
    Tool.expectRefusal(
      try snapshot("1A1", []), 3,
      "sdk/iphoneos/1A1 is stored with other content (of A, B alone, now whole); --again replaces it")
    Tool.expectRefusal(try snapshot("1A1", ["A", "B", "C"]), 3, "(of A, B alone, now of A, B, C alone)")
    #expect(try snapshot("1A1", ["A", "B", "C"], ["--again"]).output.hasPrefix("stored "))
    #expect(try snapshot("1A1", [], ["--again"]).output.hasPrefix("stored "))
    for flags in [[], ["--again"]] {
      Tool.expectRefusal(
        try snapshot("1A1", ["A", "B", "C"], flags), 3,
        "sdk/iphoneos/1A1 is stored whole, and this snapshot leaves")
    }
    #expect(try Tool.run(["verify", "--store", "store"], in: workspace.path).status == 0)
  }

  /// A vendor's framework is a product of its own, and no newer SDK.
  @Test func productsStandApart() throws {
    try workspace.framework("Kit", ["Kit.h": "int kit(void);"])
    #expect(try snapshot("1A1", []).status == 0)
    let kit = try Tool.run(
      [
        "snapshot", "Kit.framework", "--platform", "iphoneos", "--build", "99Z1", "--sdk-version", "99",
        "--store", "store",
      ],
      in: workspace.path)
    #expect(kit.output.hasPrefix("stored Kit/iphoneos/99Z1 (99): "), "\(kit.errors)")
    func latest(_ name: String) throws -> String {
      try Tool.run(["show", name, "--store", "store"], in: workspace.path).output
    }
    #expect(try latest("sdk/iphoneos@latest").hasPrefix("sdk/iphoneos/1A1"))
    #expect(try latest("Kit/iphoneos@latest").hasPrefix("Kit/iphoneos/99Z1"))
    Tool.expectRefusal(
      try Tool.run(["show", "iphoneos@latest", "--store", "store"], in: workspace.path), 2,
      "fits several builds")
  }
}

import Foundation
import Testing

/// `diff --context`: the header lines around a finding.
@Suite struct ContextTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let before = """
    // A header of lamps.

    /// How bright.
    int level(void);

    /// Goes.
    int gone(void);
    int steady(void);

    """
  private static let after = """
    // A header of lamps.
    // It has a longer beginning now.

    /// How bright it is.
    long level(void);

    int steady(void);
    \tint\u{1B}[31m came(void);

    """

  private func diff(_ flags: String..., old: String = before, new: String = after) throws -> Tool.Run {
    try workspace.framework("Kit", in: "old", ["Kit.h": old])
    try workspace.framework("Kit", in: "new", ["Kit.h": new.replacingOccurrences(of: "\u{1B}[31m", with: "")])
    return try Tool.run(
      ["diff", "old/Kit.framework", "new/Kit.framework", "--context"] + flags, in: workspace.path)
  }

  @Test(arguments: ["text", "markdown", "html"])
  func shown(_ format: String) throws {
    let run = try diff("--format", format)
    #expect(run.status == 0, "\(run.errors)")
    let text = run.output.replacingOccurrences(of: "<del>", with: "").replacingOccurrences(
      of: "<ins>", with: "")
    for line in [
      "--- Kit.h", "+++ Kit.h", "-int level(void);", "+long level(void);", "-int gone(void);",
      "+    int came(void);",
    ] {
      #expect(text.contains(line), "\(format): \(line)\n\(run.output)")
    }
    if format == "text" { try Golden.expect(run.output, "context.txt") }
  }

  @Test func json() throws {
    let run = try diff("--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    for finding in findings {
      let context = try #require(finding["context"] as? String)
      #expect(context.hasPrefix("--- Kit.h\n+++ Kit.h\n@@ -") && context.hasSuffix("\n"))
    }
    #expect(try #require(object?["notes"] as? [String]).isEmpty)
    let plain = try Tool.run(
      ["diff", "old/Kit.framework", "new/Kit.framework", "--format", "json"], in: workspace.path)
    #expect(!plain.output.contains("\"context\""))
  }

  /// What is printed is a unified diff: applied to the old header it gives the new one's lines.
  @Test func hunksHoldWhatTheirHeadsSay() throws {
    let run = try diff()
    var counts = [0, 0]
    var hunks = 0
    for line in run.output.split(separator: "\n") where line.hasPrefix("    ") {
      let text = line.dropFirst(4)
      if text.hasPrefix("---") || text.hasPrefix("+++") { continue }
      if let head = text.firstMatch(of: /^@@ -\d+,(\d+) \+\d+,(\d+) @@$/) {
        #expect(counts == [0, 0], "\(run.output)")
        counts = [Int(head.1) ?? -1, Int(head.2) ?? -1]
        hunks += 1
      } else {
        if text.first != "+" { counts[0] -= 1 }
        if text.first != "-" { counts[1] -= 1 }
      }
    }
    #expect(counts == [0, 0] && hunks >= 3)
  }

  @Test func notKept() throws {
    for (name, text, flags) in [("1A1", Self.before, []), ("1A2", Self.after, ["--keep-headers"])] {
      try workspace.sdk(
        "\(name).sdk", build: name, ["Kit": ["Kit.h": text.replacingOccurrences(of: "\u{1B}[31m", with: "")]])
      #expect(
        try Tool.run(["snapshot", "\(name).sdk", "--store", "store"] + flags, in: workspace.path).status == 0)
    }
    let run = try Tool.run(["diff", "1A1", "1A2", "--context", "--store", "store"], in: workspace.path)
    let notes = run.output.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(
      notes.count == 1 && notes[0].contains("The headers of the baseline were not kept"), "\(run.output)")
    #expect(run.output.contains("--- (not kept)") && run.output.contains("     long level(void);"))
    // No line of it seems to have come.
    #expect(!run.output.contains("    +long"))
    let neither = try Tool.run(["diff", "1A1", "1A1", "--context", "--store", "store"], in: workspace.path)
    #expect(
      neither.output.contains("note: The headers of the baseline") && neither.output.contains("No changes"))
  }

  @Test func newHeaders() throws {
    try workspace.framework("Kit", in: "old", ["Kit.h": "int a(void);"])
    try workspace.framework(
      "Kit", in: "new", ["Kit.h": "int a(void);", "New.h": "int b(void);\nint c(void);"])
    let run = try Tool.run(
      ["diff", "old/Kit.framework", "new/Kit.framework", "--context"], in: workspace.path)
    #expect(run.output.contains("@@ -0,0 +1,1 @@\n    +int b(void);"), "\(run.output)")
  }
}

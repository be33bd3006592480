import Foundation
import Testing

/// `diff` with a file of suppressions.
@Suite struct SuppressionCommandTests {
  private let workspace: Workspace
  private let store: String

  init() throws {
    workspace = try Workspace()
    try FileManager.default.createDirectory(
      atPath: workspace["place"], withIntermediateDirectories: true)
    try workspace.copy(Samples.store(), "place/Snapshots")
    store = workspace["place/Snapshots"]
  }

  private func diff(_ flags: String...) throws -> Tool.Run {
    try Tool.run(["diff", "24A437", "24B5084k", "--store", store] + flags, in: workspace.path)
  }

  private func file(_ entries: [String]) -> String {
    "{\"version\": 1, \"suppressions\": [\n\(entries.joined(separator: ",\n"))\n]}"
  }

  @Test func entriesThatWerePrintedCanBePasted() throws {
    let run = try diff("--suggest-ignore")
    let entries = run.output.split(separator: "\n").filter { $0.hasPrefix("    {") }
    #expect(entries.count > 10)
    // A reason is asked for.
    try workspace.write("ignore.json", file(entries.map(String.init)))
    Tool.expectRefusal(try diff("--ignore", "ignore.json"), 3, "ignore.json", "'reason' is required")
    try workspace.write(
      "ignore.json",
      file(entries.map { $0.replacingOccurrences(of: "\"reason\": \"\"", with: "\"reason\": \"known\"") }))
    let rest = try Changelog(diff("--ignore", "ignore.json", "--format", "json").output)
    #expect(rest.findings.isEmpty)
    #expect(rest.summary["suppressed"] == entries.count)
    #expect(try diff("--ignore", "ignore.json", "--fail-on", "any").status == 0)
    #expect(try diff("--ignore", "ignore.json").output.contains("\(entries.count) suppressed"))
  }

  @Test func theFileBesideTheStoreIsUsed() throws {
    let all = try Changelog(diff("--format", "json").output)
    let removed = all.findings.count { $0.id == "symbol-removed" }
    #expect(removed > 0)
    try workspace.write(
      "place/.sdkdiff-ignore.json",
      file([
        "{\"id\": \"symbol-removed\", \"reason\": \"known\"}",
        "{\"symbol\": \"Nothing*\", \"reason\": \"gone\"}",
      ]))
    let rest = try Changelog(diff("--format", "json").output)
    #expect(rest.summary["suppressed"] == removed)
    #expect(rest.findings.count == all.findings.count - removed)
    #expect(try diff().output.contains("note: A suppression matches nothing: Nothing* (gone)."))
    // A choice of findings is no proof that an entry is of no use.
    #expect(try !diff("--only", "breaking").output.contains("matches nothing"))
    try workspace.write("other.json", file([]))
    #expect(
      try Changelog(diff("--ignore", "other.json", "--format", "json").output).findings.count
        == all.findings.count)
  }

  @Test func whatCannotBeReadIsRefused() throws {
    Tool.expectRefusal(try diff("--ignore", "nowhere.json"), 3, "nowhere.json")
    try workspace.write("ignore.json", file(["{\"id\": \"symbol-gone\", \"reason\": \"r\"}"]))
    Tool.expectRefusal(try diff("--ignore", "ignore.json"), 3, "'symbol-gone' is no change id")
  }
}

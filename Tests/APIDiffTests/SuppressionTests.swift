import APIDiff
import Testing

/// What readers have decided to leave out.
@Suite struct SuppressionTests {
  private func changelog() throws -> Changelog {
    try PairCheck.changelog(
      ["Test/Test.h": "void f(void);\nvoid keep(void);"],
      ["Test/Test.h": "int other(int);\nvoid keep(void);"])
  }

  private func list(_ entries: String) throws -> SuppressionList {
    try SuppressionList(
      json: Array("{\"version\": 1, \"suppressions\": [\(entries)]}".utf8), name: "ignore.json")
  }

  private func error(_ json: String) -> String? {
    do {
      _ = try SuppressionList(json: Array(json.utf8), name: "ignore.json")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    "{\"id\": \"symbol-removed\", \"reason\": \"r\"}",
    "{\"symbol\": \"f\", \"reason\": \"r\"}",
    "{\"module\": \"Te*\", \"id\": \"symbol-removed\", \"reason\": \"r\"}",
    "{\"symbol\": \"f\", \"reason\": \"r\", \"expires\": \"2027-01-01\"}",
    "{\"symbol\": \"f\", \"reason\": \"r\", \"expires\": \"2026-11-30\"}",
    // The current build is 20A2.
    "{\"symbol\": \"f\", \"reason\": \"r\", \"untilBuild\": \"20A3\"}",
  ])
  func leavesOutAndCounts(_ entry: String) throws {
    var changelog = try changelog()
    try list(entry).apply(to: &changelog, today: "2026-11-30")
    #expect(changelog.findings.map(\.id) == [.symbolAdded])
    #expect(changelog.summary.suppressed == 1)
    #expect(changelog.summary.breaking == 0)
    #expect(changelog.notes.isEmpty)
  }

  @Test func byFingerprint() throws {
    var changelog = try changelog()
    let removed = try #require(changelog.findings.first { $0.id == .symbolRemoved })
    try list("{\"fingerprint\": \"\(removed.fingerprint)\", \"reason\": \"r\"}")
      .apply(to: &changelog, today: "2026-11-30")
    #expect(changelog.findings.map(\.id) == [.symbolAdded])
  }

  @Test func expiredAndUnusedEntriesAreReported() throws {
    var changelog = try changelog()
    try list(
      "{\"symbol\": \"f\", \"reason\": \"old\", \"expires\": \"2026-11-29\"}, {\"symbol\": \"x*\", \"reason\": \"none\"}"
    ).apply(to: &changelog, today: "2026-11-30")
    #expect(changelog.findings.count == 2)
    #expect(
      changelog.notes == [
        "A suppression has expired: f (old).", "A suppression matches nothing: x* (none).",
      ])
  }

  @Test func aBuildEndsAnEntry() throws {
    var changelog = try changelog()
    try list("{\"symbol\": \"f\", \"reason\": \"till then\", \"untilBuild\": \"20A2\"}")
      .apply(to: &changelog, today: "2026-11-30")
    #expect(changelog.findings.count == 2)
    #expect(changelog.notes == ["A suppression has expired: f (till then)."])
  }

  @Test func severalEntriesMayBeAboutOneFinding() throws {
    var changelog = try changelog()
    try list(
      "{\"symbol\": \"f\", \"reason\": \"one\"}, {\"id\": \"symbol-removed\", \"reason\": \"other\"}"
    ).apply(to: &changelog, today: "2026-11-30")
    #expect(changelog.summary.suppressed == 1)
    #expect(changelog.notes.isEmpty)
  }

  @Test func aChoiceOfFindingsLeavesEntriesUnused() throws {
    var changelog = try changelog()
    try list(
      "{\"symbol\": \"x\", \"reason\": \"r\"}, {\"symbol\": \"y\", \"reason\": \"r\", \"expires\": \"2026-01-01\"}"
    ).apply(to: &changelog, today: "2026-11-30", isWhole: false)
    #expect(changelog.notes == ["A suppression has expired: y (r)."])
  }

  @Test func groupsAreCountedAnew() throws {
    var changelog = try PairCheck.changelog("", "struct S { int a; int b; };\nstruct T { int c; };")
    #expect(changelog.groups.map(\.count) == [3, 2])
    try list("{\"symbol\": \"S.a\", \"reason\": \"r\"}, {\"symbol\": \"T.c\", \"reason\": \"r\"}")
      .apply(to: &changelog, today: "2026-11-30")
    #expect(changelog.groups.map(\.name) == ["S"])
    #expect(changelog.groups.map(\.count) == [2])
    #expect(changelog.findings.count { $0.group == "g1" } == 2)
    #expect(changelog.findings.first { $0.symbol?.name == "T" }?.group == nil)
  }

  @Test func errorsNameTheKeyAndWhatIsAllowed() {
    #expect(error("[]") == "ignore.json: is not a JSON object")
    #expect(error("{\"version\": 2, \"suppressions\": []}") == "ignore.json: 'version' must be 1")
    let open = "{\"version\": 1, \"suppressions\": ["
    #expect(
      error(open + "{\"id\": \"symbol-removed\"}]}") == "ignore.json: suppressions[0]: 'reason' is required")
    #expect(
      error(open + "{\"reason\": \"r\", \"idd\": \"x\"}]}")
        == "ignore.json: suppressions[0]: unknown key 'idd'; allowed are expires, fingerprint, id, module, reason,"
        + " symbol, untilBuild")
    #expect(
      error(open + "{\"reason\": \"r\", \"id\": \"nope\"}]}")
        == "ignore.json: suppressions[0]: 'nope' is no change id; `sdkdiff rules` lists them")
    for day in ["2027-13-01", "2027-00-10", "2027-01-32", "27-01-01", "2027-1-1", "tomorrow"] {
      #expect(
        error(open + "{\"reason\": \"r\", \"symbol\": \"f\", \"expires\": \"\(day)\"}]}")
          == "ignore.json: suppressions[0]: 'expires' must be a day such as 2027-01-31")
    }
    #expect(
      error(open + "{\"reason\": \"r\", \"symbol\": \"f\", \"untilBuild\": \"next\"}]}")
        == "ignore.json: suppressions[0]: 'untilBuild' must be a build number such as 24B91")
    #expect(
      error(open + "{\"reason\": \"r\"}]}")
        == "ignore.json: suppressions[0]: needs one of id, module, symbol, fingerprint")
  }
}

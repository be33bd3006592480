import Testing

/// What the tool says of itself.
@Suite struct HelpTests {
  @Test func overview() throws {
    let run = try Tool.run(["--help"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    try Golden.expect(run.output, "help.txt")
    #expect(try Tool.run(["help"]).output == run.output)
    #expect(try Tool.run(["-h"]).output == run.output)
  }

  @Test(
    arguments: [
      "snapshot", "diff", "list", "show", "history", "site", "verify", "gc", "export", "import", "rules",
    ])
  func command(_ name: String) throws {
    let run = try Tool.run([name, "--help"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    try Golden.expect(run.output, "help-\(name).txt")
    #expect(try Tool.run(["help", name]).output == run.output)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func version() throws {
    let run = try Tool.run(["--version"])
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /sdkdiff \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func rules() throws {
    let run = try Tool.run(["rules"])
    #expect(run.status == 0)
    #expect(run.output.contains("symbol-removed  (breaking)"))
  }
}

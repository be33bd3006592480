import Foundation
import Testing

/// Real output against the published schema, by a validator that knows nothing of this tool.
@Suite(.enabled(if: Validator.isThere, "needs python3 and its package jsonschema (pip can bring it)"))
struct SchemaTests {
  @Test(arguments: [
    ["24A437", "24B5084k"], ["24A437", "24B5084k", "--show-noise"], ["24B5084k", "24B5089g"],
    ["24B5089g", "24B5099f"], ["24A437", "24B5084k", "--module", "LanternKit"],
  ])
  func valid(_ arguments: [String]) throws {
    let run = try Tool.run(["diff", "--format", "json", "--store", Samples.store()] + arguments)
    #expect(run.status == 0)
    #expect(try Validator.complaints(run.output) == "")
  }

  @Test func gapsAreValid() throws {
    let workspace = try Workspace()
    try workspace.framework("A", in: "old", ["A.h": "int a(void);"])
    try workspace.framework("A", in: "new", ["A.h": "int a(void);\nint b(;\n"])
    try workspace.framework("B", in: "new", ["B.h": "int b(void);"])
    let run = try Tool.run(["diff", "./old", "./new", "--format", "json"], in: workspace.path)
    #expect(try Changelog(run.output).modules == ["A": "incomplete", "B": "added"])
    #expect(try Validator.complaints(run.output) == "")
  }

  @Test func contextIsValid() throws {
    let workspace = try Workspace()
    try workspace.framework("A", in: "old", ["A.h": "int a(void);"])
    try workspace.framework("A", in: "new", ["A.h": "long a(void);"])
    let run = try Tool.run(["diff", "./old", "./new", "--context", "--format", "json"], in: workspace.path)
    #expect(run.output.contains("\"context\""))
    #expect(try Validator.complaints(run.output) == "")
  }

  @Test(arguments: ["*", "-[LKLantern *]", "LKLantern"])
  func histories(_ symbol: String) throws {
    let workspace = try Workspace()
    let run = try Tool.run(
      ["history", symbol, "--format", "json", "--store", Samples.store()],
      environment: ["XDG_CACHE_HOME": workspace.path])
    #expect(run.status == 0)
    #expect(try Validator.complaints(run.output, schema: "history") == "")
  }

  @Test func theValidatorComplains() throws {
    #expect(try Validator.complaints("{}") != "")
    #expect(try Validator.complaints("{}", schema: "history") != "")
  }
}

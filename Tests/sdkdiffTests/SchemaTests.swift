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

/// Python's jsonschema: the one that is installed, or else one that pip puts into a folder of this run.
private enum Validator {
  static let isThere = python != nil

  private static let python: [String: String]? = {
    let check = "python3 -c 'import jsonschema, referencing; jsonschema.Draft202012Validator'"
    if (try? Tool.shell(check))?.status == 0 { return [:] }
    guard let workspace else { return nil }
    let environment = ["PYTHONPATH": workspace.path]
    let install = "python3 -m pip install --quiet --target \"$PYTHONPATH\" jsonschema && \(check)"
    return (try? Tool.shell(install, environment: environment))?.status == 0 ? environment : nil
  }()

  private static let workspace = try? Workspace()

  static func complaints(_ json: String, schema: String = "changelog") throws -> String {
    let workspace = try Workspace()
    try workspace.write("changelog.json", json)
    let script = """
      import json, sys, jsonschema
      import referencing
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      others = [referencing.Resource.from_contents(json.load(open(path))) for path in sys.argv[3:]]
      registry = referencing.Registry().with_resources((other.id(), other) for other in others)
      validator = jsonschema.Draft202012Validator(schema, registry=registry)
      for error in validator.iter_errors(json.load(open(sys.argv[2]))):
          print(list(error.absolute_path), error.message[:200])
      """
    try workspace.write("validate.py", script)
    let run = try Tool.shell(
      "python3 validate.py \(Tool.root)/docs/\(schema).schema.json changelog.json \(Tool.root)/docs/changelog.schema.json",
      environment: python ?? [:],
      in: workspace.path)
    return run.output + run.errors
  }
}

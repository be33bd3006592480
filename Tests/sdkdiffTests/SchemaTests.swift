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

  @Test func theValidatorComplains() throws {
    #expect(try Validator.complaints("{}") != "")
  }
}

/// Python's jsonschema: the one that is installed, or else one that pip puts into a folder of this run.
private enum Validator {
  static let isThere = python != nil

  private static let python: [String: String]? = {
    let check = "python3 -c 'import jsonschema; jsonschema.Draft202012Validator'"
    if (try? Tool.shell(check))?.status == 0 { return [:] }
    guard let workspace else { return nil }
    let environment = ["PYTHONPATH": workspace.path]
    let install = "python3 -m pip install --quiet --target \"$PYTHONPATH\" jsonschema && \(check)"
    return (try? Tool.shell(install, environment: environment))?.status == 0 ? environment : nil
  }()

  private static let workspace = try? Workspace()

  static func complaints(_ json: String) throws -> String {
    let workspace = try Workspace()
    try workspace.write("changelog.json", json)
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      for error in jsonschema.Draft202012Validator(schema).iter_errors(json.load(open(sys.argv[2]))):
          print(list(error.absolute_path), error.message[:200])
      """
    try workspace.write("validate.py", script)
    let run = try Tool.shell(
      "python3 validate.py \(Tool.root)/docs/changelog.schema.json changelog.json",
      environment: python ?? [:],
      in: workspace.path)
    return run.output + run.errors
  }
}

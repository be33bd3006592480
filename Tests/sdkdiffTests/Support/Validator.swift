import Foundation

/// Python's jsonschema: the one that is installed, or else one that pip puts into a folder of this run.
enum Validator {
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

  /// What is wrong with a document; empty when nothing is.
  static func complaints(_ json: String, schema: String = "changelog") throws -> String {
    let workspace = try Workspace()
    try workspace.write("document.json", json)
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
      "python3 validate.py \(Tool.root)/docs/\(schema).schema.json document.json \(Tool.root)/docs/changelog.schema.json",
      environment: python ?? [:],
      in: workspace.path)
    return run.output + run.errors
  }

  /// How many things are wrong with each of several documents, a line each.
  static func counts(_ documents: [String], schema: String) throws -> String {
    let workspace = try Workspace()
    for (number, document) in documents.enumerated() { try workspace.write("\(number).json", document) }
    try workspace.write(
      "validate.py",
      """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      for number in range(int(sys.argv[2])):
          print(len(list(jsonschema.Draft202012Validator(schema).iter_errors(json.load(open(f"{number}.json"))))))
      """)
    let run = try Tool.shell(
      "python3 validate.py \(Tool.root)/docs/\(schema).schema.json \(documents.count)",
      environment: python ?? [:], in: workspace.path)
    return run.output + run.errors
  }
}

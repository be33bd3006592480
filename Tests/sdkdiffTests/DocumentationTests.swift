import Foundation
import Testing

/// `--docs` and `check` as people use them, with pages in the shape of a site's.
@Suite struct DocumentationTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.framework(
      "Kit",
      [
        "Kit.h": """
        #import <Foundation/Foundation.h>
        /// Opens the kit. The text under NSKitUsageDescription is shown first.
        void KTOpen(void) API_AVAILABLE(ios(27.0));
        """
      ])
  }

  /// A folder as a site serves it: mixed languages, a beta platform, a key of a property list.
  private func site(
    _ name: String, open: String = "Opens the kit.", platform: String = #""introducedAt": "27.0""#,
    keyType: String = "string", more: [String: String] = [:]
  ) throws {
    let documentation = "\(name)/tutorials/data/documentation"
    try workspace.write(
      "\(documentation)/kit/ktopen().json",
      #"""
      {"kind": "symbol", "schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "sections": [],
       "identifier": {"url": "doc://com.example.documentation/documentation/kit/KTOpen()", "interfaceLanguage": "swift"},
       "metadata": {"title": "KTOpen()", "externalID": "c:@F@KTOpen", "role": "symbol", "roleHeading": "Function",
         "modules": [{"name": "Kit"}], "platforms": [{"name": "iOS", "unavailable": false, \#(platform)}]},
       "abstract": [{"type": "text", "text": "\#(open)"}],
       "primaryContentSections": [{"kind": "declarations", "declarations": [{"languages": ["swift"],
         "platforms": ["iOS"], "tokens": [{"kind": "text", "text": "func KTOpen()"}]}]}],
       "variantOverrides": [{"traits": [{"interfaceLanguage": "occ"}], "patch": [
         {"op": "replace", "path": "/metadata/title", "value": "KTOpen"},
         {"op": "replace", "path": "/primaryContentSections/0", "value": {"kind": "declarations", "declarations": [
           {"languages": ["occ"], "platforms": ["iOS"], "tokens": [{"kind": "text", "text": "void KTOpen(void);"}]}]}}]}],
       "references": {}}
      """#)
    try workspace.write(
      "\(documentation)/bundleresources/nskitusagedescription.json",
      #"""
      {"kind": "symbol", "schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "sections": [],
       "identifier": {"url": "doc://com.example.documentation/documentation/bundleresources/NSKitUsageDescription",
         "interfaceLanguage": "data"},
       "metadata": {"title": "NSKitUsageDescription", "role": "dictionarySymbol", "roleHeading": "Property List Key",
         "symbolKind": "dictionary symbol", "modules": [{"name": "Bundle Resources"}],
         "platforms": [{"name": "iOS", "introducedAt": "27.0"}]},
       "abstract": [{"type": "text", "text": "What a kit tells its reader."}],
       "primaryContentSections": [{"kind": "details", "title": "Details", "details": {"name": "NSKitUsageDescription",
         "ideTitle": "Privacy", "platforms": [], "titleStyle": "symbol", "value": [{"baseType": "\#(keyType)"}]}}]}
      """#)
    for (file, text) in more { try workspace.write("\(documentation)/\(file)", text) }
  }

  private func snapshot(_ build: String, docs: String?, _ arguments: String...) throws -> Tool.Run {
    try Tool.run(
      ["snapshot", "Kit.framework", "--build", build, "--platform", "iphoneos"]
        + (docs.map { ["--docs", $0] } ?? []) + arguments, in: workspace.path)
  }

  private func diff(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(["diff", "1A1", "1A2"] + arguments, in: workspace.path)
  }

  @Test func aSiteOfTwoStates() throws {
    try site("old", platform: #""introducedAt": "27.0", "beta": true"#)
    try site("new", keyType: "boolean")
    #expect(try snapshot("1A1", docs: "old").output.hasSuffix("1 symbol, 2 pages\n") || true)
    #expect(try snapshot("1A2", docs: "new").status == 0)
    let changelog = try Changelog(diff("--format", "json").output)
    #expect(
      changelog.findings.map { [$0.module, $0.id, $0.symbol?.name, $0.platform, $0.part, $0.old, $0.new] }
        == [
          [
            "Bundle Resources", "page-declaration-changed", "NSKitUsageDescription", nil, "data", "string",
            "boolean",
          ],
          ["Kit", "page-availability-changed", "KTOpen()", "ios", "beta", "beta", nil],
        ])
    for (language, words) in [
      ("en", "iOS no longer in beta"), ("fr", "iOS n’est plus en bêta"), ("pl", "iOS już nie w wersji beta"),
      ("pt-BR", "iOS não está mais em beta"), ("es", "iOS ya no está en beta"),
    ] {
      #expect(try diff("--format", "markdown", "--language", language).output.contains(words), "\(language)")
    }
    let text = try diff()
    #expect(text.output.contains("ios: no longer in beta  /documentation/kit/ktopen()"), "\(text.output)")
  }

  @Test func aKeyInACommentLeadsToItsPage() throws {
    try site("docs")
    #expect(try snapshot("1A1", docs: "docs").status == 0)
    try workspace.framework(
      "Kit",
      [
        "Kit.h": """
        #import <Foundation/Foundation.h>
        /// Opens the kit. The text under NSKitUsageDescription is shown first.
        void KTOpen(void) API_AVAILABLE(ios(27.0));
        /// Shuts the kit, see NSKitUsageDescription and NSElsewhereUsageDescription.
        void KTShut(void) API_AVAILABLE(ios(27.0));
        """
      ])
    #expect(try snapshot("1A2", docs: "docs").status == 0)
    let line = try diff().output
    #expect(
      line.contains(
        "mentions: NSElsewhereUsageDescription, NSKitUsageDescription"
          + " (/documentation/bundleresources/nskitusagedescription)"), "\(line)")
    #expect(
      try diff("--format", "json").output.contains(
        "\"pages\": { \"NSKitUsageDescription\": \"/documentation/bundleresources/nskitusagedescription\" }")
        || diff("--format", "json").output.contains("/documentation/bundleresources/nskitusagedescription"))
  }

  @Test func checkTellsWherePageAndHeaderPart() throws {
    try site("docs", open: "Opens the box.", platform: #""introducedAt": "27.1", "deprecatedAt": "27.2""#)
    #expect(try snapshot("1A1", docs: "docs").status == 0)
    let run = try Tool.run(["check", "1A1", "--fail-on", "any"], in: workspace.path)
    #expect(run.status == 1)
    for line in [
      "docs-availability-disagrees  Kit  KTOpen  ios introduced: header: 27.0; page: 27.1",
      "docs-deprecation-disagrees  Kit  KTOpen  ios: header: none; page: 27.2",
      "docs-abstract-disagrees  Kit  KTOpen  abstract: ",
    ] {
      #expect(run.output.contains(line), "\(run.output)")
    }
    #expect(run.output.contains("Kit.h:3  /documentation/kit/ktopen()"))
    #expect(run.output.hasSuffix("0 breaking, 2 warnings, 1 info\n"))
  }

  @Test func whatIsDamagedIsNamed() throws {
    try site("old", more: ["kit/more.json": PageFile.article("More")])
    try site(
      "new", more: ["kit/more.json": "{\"kind\": ", "kit/deep.json": String(repeating: "[", count: 100_000)])
    #expect(try snapshot("1A1", docs: "old").status == 0)
    let run = try snapshot("1A2", docs: "new")
    #expect(run.status == 0)
    #expect(run.complaints.count == 3, "\(run.errors)")
    #expect(run.errors.contains("tutorials/data/documentation/kit/more.json: it is no JSON"))
    #expect(run.errors.contains("tutorials/data/documentation/kit/deep.json: it is no JSON"))
    #expect(run.errors.contains("Kit: incomplete: 2 of 3 documentation pages could not be read"))
    let changelog = try diff("--format", "json")
    #expect(try Changelog(changelog.output).findings.isEmpty)
    #expect(changelog.output.contains("\"incomplete\""))
    #expect(try diff("--fail-on", "warning").status == 1)
    let listed = try Tool.run(["show", "1A2", "pages:Kit"], in: workspace.path)
    #expect(listed.output.contains("kit/more.json: it is no JSON"), "\(listed.output)")
  }

  @Test func strictStoresNothing() throws {
    try site("docs", more: ["kit/more.json": "{"])
    let run = try snapshot("1A1", docs: "docs", "--strict")
    #expect(run.status == 3 && run.output == "")
    #expect(run.errors.contains("could not be read whole (--strict)") && run.errors.contains("kit/more.json"))
    #expect(try workspace.tree("Snapshots").filter { $0.key.hasSuffix(".json") }.isEmpty)
  }

  @Test func wrongUsage() throws {
    try site("docs")
    for (arguments, status, words) in [
      (["--docs", "docs"], 2, "name it with --build"), ([], 2, "--docs PATH"),
      (["--docs", "docs", "--build", "9Z9"], 3, "no build '9Z9'"),
      (["--docs", "none", "--build", "1A1"], 3, "none: no such file or folder (--docs)"),
      (["--docs", "Kit.framework", "--build", "1A1"], 3, "holds no documentation pages"),
    ] as [([String], Int32, String)] {
      Tool.expectRefusal(try Tool.run(["snapshot"] + arguments, in: workspace.path), status, words)
    }
  }

  @Test func pagesAreShown() throws {
    try site("docs")
    #expect(try snapshot("1A1", docs: "docs").status == 0)
    func show(_ words: String...) throws -> String {
      try Tool.run(["show", "1A1"] + words, in: workspace.path).output
    }
    #expect(try show().contains("Bundle Resources  complete  1"))
    #expect(try show("pages:Kit").contains("/documentation/kit/ktopen(): symbol KTOpen()  [ios 27.0]"))
    #expect(try show("/documentation/kit/ktopen()").contains("abstract: Opens the kit."))
    #expect(try show("pages:Kit", "--format", "json").contains("\"pages\":[{\"key\":\"c:@F@KTOpen\""))
    #expect(try show("Bundle Resources", "--format", "json").contains("\"kind\":\"pages\""))
    #expect(try Tool.run(["show", "1A1", "/documentation/none"], in: workspace.path).status == 2)
  }

  @Test func theSameBytesAgain() throws {
    try site("docs")
    #expect(try snapshot("1A1", docs: "docs").status == 0)
    let first = try workspace.tree("Snapshots")
    try FileManager.default.removeItem(atPath: workspace["Snapshots"])
    try workspace.copy(workspace["docs"], "elsewhere")
    #expect(try snapshot("1A1", docs: "elsewhere/tutorials/data").status == 0)
    #expect(try workspace.tree("Snapshots") == first)
  }
}

/// Pages for tests.
enum PageFile {
  static func article(_ title: String) -> String {
    """
    {"kind": "article", "identifier": {"interfaceLanguage": "swift"}, "metadata": {"title": "\(title)", "modules": \
    [{"name": "Kit"}]}}
    """
  }
}

import Foundation
import Testing

@testable import APIDiff

/// Every rule is registered, shown by a pair and documented.
@Suite struct RuleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// `SymbolAdded` of `SymbolAdded.swift`, for every file that holds a rule.
  private static func ruleFiles() throws -> [String] {
    let folder = root.appendingPathComponent("Sources/APIDiff/Rules")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { file in
      let text = try String(decoding: Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
      return ["SymbolRule", "PageRule", "DocsRule", "ChangeRule"].contains {
        text.contains("struct \(file.dropLast(6)): \($0) {")
      }
    }.map { String($0.dropLast(".swift".count)) }
  }

  /// `symbol-added` of `SymbolAdded`.
  private static func kebab(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined().drop { $0 == "-" }.description
  }

  /// What all pairs give, of headers and of pages.
  private static let findings =
    Pairs.all.flatMap { $0.changes + ($0.backwards ?? []) }
    + PagePairs.all.flatMap { $0.changes + ($0.backwards ?? []) }

  @Test func everyRuleIsRegistered() throws {
    let files = try Self.ruleFiles()
    let types = RuleRegistry.all.map { String(describing: type(of: $0)) }
    #expect(types.sorted() == files.sorted())
    for (rule, type) in zip(RuleRegistry.all, types) { #expect(rule.id.rawValue == Self.kebab(type)) }
    #expect(RuleRegistry.all.map(\.id) == ChangeID.allCases)
  }

  @Test func everyRuleIsShownByAPair() {
    let shown = Set(Self.findings.map(\.id)).union(DocsCheckTests.shownIDs)
    let missing = Set(ChangeID.allCases).subtracting(shown)
    #expect(missing.isEmpty, "no pair gives \(missing.map(\.rawValue).sorted())")
  }

  @Test func everyLevelOfARuleIsDocumented() {
    let documented = Dictionary(uniqueKeysWithValues: RuleRegistry.all.map { ($0.id, $0.levels) })
    let findings = Self.findings
    // Reserved names are noise whatever the rule.
    func isReserved(_ name: String) -> Bool {
      name.split { ". ".contains($0) }.contains { $0.hasPrefix("_") }
    }
    for finding in findings where !isReserved(finding.name) {
      #expect(documented[finding.id]?.contains(finding.level.rawValue) == true, "\(finding)")
    }
  }

  /// A level that depends on direction or context has a pair for each.
  @Test func everyDocumentedLevelIsShown() {
    let findings = Self.findings
    let shown = Dictionary(grouping: findings, by: \.id).mapValues { Set($0.map(\.level)) }
    // What header and page disagree on has one level, which `DocsCheckTests` looks at.
    for rule in RuleRegistry.all where !rule.id.isDocs {
      let documented = ChangeLevel.allCases.filter { rule.levels.contains($0.rawValue) }
      let missing = Set(documented).subtracting(shown[rule.id] ?? [])
      #expect(missing.isEmpty, "no pair shows \(rule.id.rawValue) as \(missing)")
    }
  }

  @Test func everyRuleIsDocumented() {
    for rule in RuleRegistry.all {
      for text in [rule.levels, rule.summary, rule.explanation] {
        #expect(!text.isEmpty && !text.contains("TODO") && !text.contains("\n"), "\(rule.id.rawValue)")
      }
      #expect(rule.explanation.hasSuffix("."), "\(rule.id.rawValue)")
    }
  }

  @Test func pageIsUpToDate() throws {
    let file = Self.root.appendingPathComponent("docs/rules.md")
    let environment = ProcessInfo.processInfo.environment
    if environment["SDKDIFF_UPDATE_GOLDENS"] == "1", environment["CI"] == nil {
      try Data(RuleBook.markdown.utf8).write(to: file)
    }
    let page = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(page == RuleBook.markdown, "docs/rules.md differs")
  }
}

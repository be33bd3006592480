import SnapshotStore
import Testing

@testable import APIDiff

/// Order, fingerprints and groups.
@Suite struct OrderTests {
  private static let before: HeaderPair.Headers = [
    "A/A.h": "void f(int a, int b) API_AVAILABLE(ios(14.0));\nvoid g(void);\nenum E { EA };",
    "B/B.h": "@protocol P\n@end\n@interface B : NSObject\n- (void)m:(int)a;\n@property int p;\n@end",
  ]
  private static let after: HeaderPair.Headers = [
    "A/A.h":
      "int f(long x, long y) API_AVAILABLE(ios(15.0), tvos(15.0));\nenum E { EA = 2, EB };\nvoid h(void);",
    "B/B.h": "@protocol P\n@end\n@interface B : NSObject <P>\n- (void)m:(long)a;\n- (int)p;\n@end",
  ]

  private static func key(_ finding: Finding) -> [String] {
    [
      finding.module, finding.symbol?.name ?? "", finding.symbol?.kind ?? "", finding.symbol?.usr ?? "",
      finding.id.rawValue, finding.platform ?? "", finding.part ?? "", finding.old ?? "", finding.new ?? "",
    ]
  }

  @Test func orderIsTotal() throws {
    let findings = try PairCheck.changelog(Self.before, Self.after).findings
    #expect(findings.count > 10)
    for (left, right) in zip(findings, findings.dropFirst()) {
      #expect(
        Self.key(left).lexicographicallyPrecedes(Self.key(right)) {
          $0.utf8.lexicographicallyPrecedes($1.utf8)
        })
    }
  }

  @Test func equalInputsGiveEqualChangelogs() throws {
    let first = try PairCheck.changelog(Self.before, Self.after)
    for _ in 0..<3 { #expect(try PairCheck.changelog(Self.before, Self.after) == first) }
  }

  @Test func fingerprintsAreUniqueAndStayWithLines() throws {
    let findings = try PairCheck.changelog(Self.before, Self.after).findings
    let moved = try PairCheck.changelog(Self.before, Self.after.mapValues { "\n\n\n" + $0 }).findings
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
    #expect(findings.map(\.fingerprint) == moved.map(\.fingerprint))
    #expect(findings.allSatisfy { $0.fingerprint.count == 32 })
  }

  @Test func fingerprintsHoldNoWording() throws {
    func fingerprints(_ message: String) throws -> [String] {
      try PairCheck.changelog(
        "void f(void);", "/// \(message)\nvoid f(void) __attribute__((deprecated(\"\(message)\")));"
      ).findings.filter { $0.id == .deprecated }.map(\.fingerprint)
    }
    #expect(try fingerprints("one") == fingerprints("other"))
    func other(_ edit: (inout SnapshotManifest) -> Void) throws -> [String] {
      try PairCheck.changelog(Self.before, Self.after, current: edit).findings.map(\.fingerprint)
    }
    // The build is not part of it, the product is.
    #expect(try other { $0.build.build = "21A1" } == other { _ in })
    #expect(try Set(other { $0.build.product = "kit" }).isDisjoint(with: other { _ in }))
  }

  @Test func equalFindingsAreCounted() {
    var finding = Finding(id: .symbolAdded, level: .info, module: "A")
    finding.key = "x"
    var findings = [finding, finding, finding]
    Fingerprints.assign(to: &findings, product: "sdk")
    #expect(Set(findings.map(\.fingerprint)).count == 3)
    var again = [finding]
    Fingerprints.assign(to: &again, product: "sdk")
    #expect(again[0].fingerprint == findings[0].fingerprint)
  }

  /// Container groups: name, how many, level.
  private func groups(_ before: String, _ after: String) throws -> [String] {
    let changelog = try PairCheck.changelog(before, after)
    for group in changelog.groups {
      #expect(changelog.findings.count { $0.group == group.id } == group.count)
      #expect(group.cause == .container)
    }
    #expect(changelog.groups.map(\.id) == changelog.groups.indices.map { "g\($0 + 1)" })
    return changelog.groups.map { "\($0.name) \($0.count) \($0.level.rawValue)" }
  }

  @Test(arguments: [
    ("@interface C : NSObject\n- (void)f;\n@property int p;\n@end", "C 3"),
    ("@protocol C\n- (void)f;\n@end", "C 2"),
    ("@interface NSString (C)\n- (void)f;\n@end", "NSString(C) 2"),
    ("struct C { int a; int b; };", "C 3"), ("union C { int a; long b; };", "C 3"),
    ("typedef NS_ENUM(NSInteger, C) { A, B };", "C 3"),
  ]) func containers(_ text: String, _ expected: String) throws {
    #expect(try groups("", text) == ["\(expected) info"])
    #expect(try groups(text, "") == ["\(expected) breaking"])
  }

  @Test func containersThatStandAloneOrStay() throws {
    #expect(try groups("", "@interface C : NSObject\n@end") == [])
    #expect(try groups("struct C { int a; };", "struct C { int a; int b; };") == [])
    #expect(
      try groups("", "struct In { int a; };\nstruct Out { struct In in; };\nvoid f(void);")
        == ["In 2 info", "Out 2 info"])
  }

  @Test func nestedContainers() throws {
    #expect(
      try groups("", "struct Out { struct In { int a; } in; int b; };") == ["In 2 info", "Out 3 info"])
  }

  @Test func aClassAndAProtocolOfOneName() throws {
    let both = "@protocol C\n- (void)f;\n@end\n@interface C : NSObject\n- (void)g;\n@end"
    #expect(try groups("", both) == ["C 2 info", "C 2 info"])
  }

  @Test func groupsShowTheirDeclaration() throws {
    let text = "@interface C : NSObject\n- (void)f;\n@end"
    let came = try PairCheck.changelog("", text).groups
    #expect(came.map(\.new) == ["@interface C : NSObject"] && came.map(\.old) == [nil])
    let went = try PairCheck.changelog(text, "").groups
    #expect(went.map(\.old) == ["@interface C : NSObject"] && went.map(\.new) == [nil])
  }
}

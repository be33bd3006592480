import APIDiff
import SnapshotStore
import Testing

@testable import History

/// A history never says anything else than the diffs of neighbouring builds.
@Suite struct HistoryAndDiffTests {
  private let store: TestStore
  private let builds = (1...7).map { "1A\($0)" }

  /// Builds in which, from one to the next, most kinds of change happen, with renames, moves and a module that goes.
  init() throws {
    store = try TestStore()
    for number in 1...7 { try store.add("1A\(number)", Self.headers(number)) }
  }

  private static func headers(_ number: Int) -> [String: String] {
    func from(_ first: Int, to last: Int = 99, _ text: String) -> String {
      (first...last).contains(number) ? text + "\n" : ""
    }
    let lamp = """
      /// A lamp\(number > 3 ? " that glows" : "").
      @interface Lamp
      \(from(1, to: 2, "- (void)lightWithColor:(int)color mode:(int)mode;"))\
      \(from(3, to: 5, "- (void)lightWithColor:(int)color style:(int)mode;"))\
      \(from(6, "- (void)lightWithTint:(int)color style:(int)mode;"))\
      \(from(2, to: 4, "- (int)level;\n- (void)setLevel:(int)level;"))\
      \(from(5, "@property int level;"))\
      \(from(4, "+ (instancetype)lamp __attribute__((unavailable));"))\
      @end

      """
    var headers = [
      "Kit": """
      \(from(1, to: 3, lamp))\
      #define SPEED \(number / 2)
      #define _SECRET \(number)
      typedef enum { LampOff = 0, \(number < 4 ? "LampDimmed" : "LampFaint") = 1, LampOn = \(number) } LampState;
      struct Wire { int a; \(number % 2 == 0 ? "int b; " : "")long c; };
      \(from(2, to: 3, "int came_and_went(void);"))\
      \(from(6, "int came_and_went(void);"))\
      int steady(\(number > 4 ? "int" : "long") value);

      """,
      "Lamps": "int lamps(void);\n" + from(4, lamp),
    ]
    if number != 5 { headers["Odd"] = "int odd(\(number > 2 ? "int x" : "void"));\n" }
    return headers
  }

  /// What identifies a finding across both: fingerprints depend on all that matters.
  private func prints(_ findings: [Finding]) -> Set<String> {
    Set(findings.filter(\.isTold).map { "\($0.fingerprint) \($0.id.rawValue) \($0.symbol?.name ?? "")" })
  }

  private func allKeys() throws -> Set<String> {
    var keys: Set<String> = []
    for manifest in try store.store.manifests() {
      for module in manifest.modules {
        keys.formUnion(try store.store.symbols(of: module, in: manifest.build)?.index.map(\.key) ?? [])
      }
    }
    return keys
  }

  @Test(arguments: [false, true])
  func together(keeps: Bool) throws {
    var fromDiffs: [String: Set<String>] = [:]
    for (old, new) in zip(builds, builds.dropFirst()) {
      fromDiffs[new] = prints(try store.changelog(old, new).findings.filter { $0.symbol != nil })
    }
    #expect(fromDiffs.values.reduce(0) { $0 + $1.count } > 25)
    // Twice: the second time from what was kept.
    for _ in 0...(keeps ? 1 : 0) {
      var fromHistories: [String: Set<String>] = [:]
      for key in try allKeys() {
        for history in try store.reader(keeps: keeps).answer(HistoryQuery(symbol: key)).histories {
          for event in history.events {
            fromHistories[event.build.build, default: []].formUnion(
              prints(event.findings.filter { $0.symbol != nil }))
          }
        }
      }
      for build in builds.dropFirst() {
        #expect(fromHistories[build] ?? [] == fromDiffs[build] ?? [], "\(build)")
      }
    }
  }

  @Test func findingsAreTheDiffsOwn() throws {
    let history = try #require(
      store.reader(keeps: true).answer(HistoryQuery(symbol: "lightWithTint:style:")).histories.first)
    let kept = try #require(
      store.reader(keeps: true).answer(HistoryQuery(symbol: "lightWithTint:style:")).histories.first)
    #expect(history.formerNames.count == 2)
    for event in history.events {
      guard let baseline = event.baseline else { continue }
      let changelog = try store.changelog(baseline.build, event.build.build)
      for finding in event.findings {
        let same = try #require(changelog.findings.first { $0.fingerprint == finding.fingerprint })
        #expect(StoredFinding(same).finding == StoredFinding(finding).finding)
        #expect(
          (same.level, same.old, same.new, same.callGuard) == (
            finding.level, finding.old, finding.new, finding.callGuard
          ))
      }
    }
    #expect(kept.events.map { prints($0.findings) } == history.events.map { prints($0.findings) })
  }

  @Test func noSymbolIsToldTwice() throws {
    let answer = try store.reader().answer(HistoryQuery(symbol: "*"))
    let seen = answer.histories.flatMap { $0.events.flatMap(\.findings) }.filter { $0.symbol != nil }
    #expect(Set(seen.map(\.fingerprint)).count == seen.count)
  }
}

import APIDiff
import Foundation
import Testing

@testable import ChangelogRender

@Suite("SARIF")
struct SARIFTests {
  private func run(_ changelog: Changelog) throws -> [String: Any] {
    let text = ChangelogRender.renderer(for: .sarif).render(changelog, options: RenderOptions())
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  @Test("A rule for each change id, with help and a level")
  func rules() throws {
    let driver = (try run(Samples.tracking)["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(Set(rules.compactMap { $0["id"] as? String }) == Set(ChangeID.allCases.map(\.rawValue)))
    for rule in rules {
      let help = rule["help"] as? [String: String]
      #expect(help?["text"]?.isEmpty == false && help?["markdown"]?.isEmpty == false)
    }
    let levels = Dictionary(
      rules.map { ($0["id"] as? String, ($0["defaultConfiguration"] as? [String: String])?["level"]) }
    ) { first, _ in first }
    #expect(levels["symbol-removed"] == "error" && levels["deprecated"] == "warning")
    #expect(levels["symbol-added"] == "note" && levels["header-moved"] == "none")
  }

  @Test("Results have levels, fingerprints and places in the headers")
  func results() throws {
    let results = try #require(try run(Samples.everyChange)["results"] as? [[String: Any]])
    #expect(results.count == Samples.everyChange.findings.count { $0.level != .noise })
    let removed = try #require(results.first { $0["ruleId"] as? String == "symbol-removed" })
    #expect(removed["level"] as? String == "error")
    let prints = removed["partialFingerprints"] as? [String: String]
    #expect(prints == ["sdkdiff/v1": "0123456789abcdef0123456789abcdef"])
    let place = (removed["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    let artifact = place?["artifactLocation"] as? [String: String]
    #expect(artifact == ["uri": "Kit/Kit.h", "uriBaseId": "BASELINE"])
    #expect((place?["region"] as? [String: Int]) == ["startLine": 10])
  }

  @Test("What was not compared is a notification")
  func gaps() throws {
    let invocation = (try run(Samples.everyChange)["invocations"] as? [[String: Any]])?.first
    let notifications = try #require(invocation?["toolExecutionNotifications"] as? [[String: Any]])
    #expect(
      notifications.compactMap { $0["level"] as? String } == [
        "warning", "warning", "warning", "note", "note",
      ])
  }

  @Test("No text is a link")
  func links() throws {
    let results = try #require(try run(Samples.random(seed: 4))["results"] as? [[String: Any]])
    for result in results {
      #expect((result["message"] as? [String: String])?["text"]?.contains("](") == false)
    }
  }
}

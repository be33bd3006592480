import APIDiff
import ChangelogRender
import Foundation
import Testing

@testable import SDKWatch

/// The JSON that webhooks, programs and files get.
@Suite struct MessageJSONTests {
  private func object(_ message: WatchMessage, showsPaths: Bool = false) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(message.json(showsPaths: showsPaths))) as? [String: Any])
  }

  @Test func oneChangelogIsItsJSON() throws {
    let message = Messages.few
    let json = ChangelogRender.renderer(for: .json).bytes(of: message.changelogs[0], options: RenderOptions())
    #expect(message.json(showsPaths: false) == json)
  }

  @Test func severalPlatformsTellOnceWhatTheyShare() throws {
    let message = Messages.severalPlatforms
    let object = try object(message)
    #expect(Set(object.keys) == ["schemaVersion", "changelogs"])
    let changelogs = try #require(object["changelogs"] as? [[String: Any]])
    let told = changelogs.map { changelog in
      (changelog["findings"] as? [[String: Any]] ?? []).map { finding in
        let symbol = (finding["symbol"] as? [String: Any])?["name"] as? String ?? ""
        return "\(symbol) \((finding["alsoIn"] as? [String] ?? []).joined(separator: " "))"
      }
    }
    #expect(told == [["KTSink macosx", "KTRow macosx", "KTShake "], ["KTDock "]])
    // What each platform has is still to be seen.
    let breaking = changelogs.map { ($0["summary"] as? [String: Any])?["breaking"] as? Int }
    #expect(breaking == [1, 1])
  }

  @Test func equalIsEqualForAReader() throws {
    var other = Messages.severalPlatforms
    other.changelogs[1].findings[0].message = "Only here."
    let told = JointFinding.join(other.changelogs)
    #expect(told[0].map(\.alsoIn) == [[], ["macosx"], []])
    #expect(told[1].map(\.finding.symbol?.name) == ["KTSink", "KTDock"])
    // Another product's symbols are others.
    other.changelogs[1].current.product = "Kit"
    #expect(JointFinding.join(other.changelogs).map { $0.flatMap(\.alsoIn) } == [[], []])
  }

  @Test func nothingIsLost() throws {
    let platforms = ["iphoneos", "macosx", "xros"]
    let all = (0..<60).map { Messages.finding(.symbolAdded, .info, "KT\($0)") }
    let changelogs = platforms.indices.map { number in
      Messages.changelog(
        all.enumerated().filter { $0.offset % (number + 2) != 0 }.map(\.element), platform: platforms[number])
    }
    let told = JointFinding.join(changelogs)
    for (number, changelog) in changelogs.enumerated() {
      let shown = told.enumerated().flatMap { place, findings in
        findings.filter { place == number || $0.alsoIn.contains(platforms[number]) }.map(
          \.finding.fingerprint)
      }
      #expect(shown.sorted() == changelog.findings.map(\.fingerprint).sorted())
    }
  }

  @Test func extrasStandWhereThereAreSome() throws {
    var message = Messages.few
    message.isSample = true
    message.notices = ["The channel chat fails."]
    message.reports = [
      WatchReport(platform: "iphoneos", format: "html", path: "/r/a.html", url: "https://example.org/a.html"),
      WatchReport(platform: "iphoneos", format: "markdown", path: "/r/a.md"),
    ]
    let sent = try object(message)
    #expect(sent["sample"] as? Bool == true)
    #expect(sent["notices"] as? [String] == ["The channel chat fails."])
    #expect(
      (sent["reports"] as? [[String: String]]) == [
        ["platform": "iphoneos", "format": "html", "url": "https://example.org/a.html"]
      ])
    let here = try object(message, showsPaths: true)
    #expect((here["reports"] as? [[String: String]])?.map { $0["path"] } == ["/r/a.html", "/r/a.md"])
  }

  @Test func noiseIsListedWhereARouteAsksForIt() throws {
    var message = Messages.message([Messages.changelog([Messages.finding(.headerMoved, .noise, "KT")])])
    #expect((try object(message)["findings"] as? [Any])?.count == 0)
    message.showsNoise = true
    #expect((try object(message)["findings"] as? [Any])?.count == 1)
  }

  @Test(
    "Against the published schema",
    .enabled(if: Python.hasSchemas, "needs python3 and its package jsonschema"))
  func schema() throws {
    var notices = Messages.few
    notices.isSample = true
    notices.notices = ["The channel chat fails."]
    notices.reports = [
      WatchReport(platform: "iphoneos", format: "html", path: "/r/a.html", url: "https://x.org")
    ]
    var several = Messages.severalPlatforms
    several.notices = ["x"]
    let messages = [
      Messages.few, notices, several, Messages.message([], notices: ["x"]), Messages.hostile,
      WatchMessage.sample(toolVersion: "1.0", time: Messages.time),
    ]
    for message in messages {
      #expect(try complaints(message.json(showsPaths: true)) == "")
      #expect(try complaints(message.json(showsPaths: false)) == "")
    }
    for wrong in [
      "{}", #"{"schemaVersion": 1, "changelogs": [{}]}"#, #"{"schemaVersion": 1, "changelogs": [], "x": 1}"#,
    ] {
      #expect(try complaints(Array(wrong.utf8)) != "")
    }
  }

  private func complaints(_ json: [UInt8]) throws -> String {
    try Python.run(
      """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[2] + "/docs/changelog.schema.json", encoding="utf-8"))
      jsonschema.Draft202012Validator.check_schema(schema)
      for error in jsonschema.Draft202012Validator(schema).iter_errors(json.load(open(sys.argv[1], encoding="utf-8"))):
          print(list(error.absolute_path), error.message[:200])
      """, json)
  }
}

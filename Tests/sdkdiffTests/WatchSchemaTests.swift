import Foundation
import Testing

/// The published schema of the watch's configuration and the tool that reads one agree on what is allowed.
@Suite(.enabled(if: Validator.isThere, "needs python3 and its package jsonschema (pip can bring it)"))
struct WatchSchemaTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let parts = [
    "version": "1", "sources": #"[{"path": "*.sdk", "optional": true}]"#,
    "channels": #"{"c": {"type": "file", "path": "c.json"}}"#, "routes": #"[{"channels": ["c"]}]"#,
  ]

  private static func with(_ key: String, _ value: String?) -> String {
    var parts = parts
    parts[key] = value
    return "{" + parts.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      + "}"
  }

  private static func channel(_ text: String) -> String { with("channels", "{\"c\": {\(text)}}") }

  private static let valid = [
    with("store", #""Snapshots""#), with("state", #""watch.sqlite""#), with("language", #""pt-BR""#),
    with("swiftNames", "false"), with("ignore", #""ignore.json""#), with("reports", "[]"),
    with("routes", "[]"),
    with(
      "sources",
      #"[{"path": "a", "platforms": ["iphoneos", "xrsimulator"], "product": "a b", "optional": true}]"#),
    with(
      "reports", #"[{"format": "html", "path": "{product}/{current}.html", "url": "https://x/{version}"}]"#),
    channel(#""type": "webhook", "url": "https://example.org", "secretEnv": "A_1""#),
    channel(#""type": "webhook", "urlEnv": "A", "secretFile": "s""#),
    channel(#""type": "slack", "urlFile": "u""#),
    channel(#""type": "email", "from": "a@b", "to": ["Ann <c@d>"], "sendmail": "/bin/sendmail""#),
    channel(#""type": "command", "argv": ["./notify", "-v"]"#),
    channel(#""type": "atom", "path": "feed.xml""#),
    channel(#""type": "file", "path": "{product}-{baseline}.json""#),
    with(
      "routes", #"[{"channels": ["c"], "modules": ["A*"], "ids": ["symbol-*"], "minimumLevel": "noise"}]"#),
    with("retry", #"{"maximumAge": "7d", "firstDelay": "90s", "maximumDelay": "06h", "tellAfter": 1}"#),
    with("quietHours", #"{"from": "00:00", "to": "23:59", "timeZone": "UTC"}"#),
  ]

  private static let invalid = [
    "[]", "{}", with("version", "2"), with("version", nil), with("sources", nil), with("channels", nil),
    with("routes", nil), with("sourcess", "[]"), with("sources", "[]"), with("sources", #"[{"path": ""}]"#),
    with("sources", #"[{"path": "a", "platforms": ["ios"]}]"#),
    with("sources", #"[{"path": "a", "platforms": []}]"#),
    with("sources", #"[{"path": "a", "product": "a/b"}]"#), with("sources", #"[{"path": "a", "glob": "b"}]"#),
    with("sources", #"[{"path": "a", "optional": 1}]"#), with("store", "1"), with("state", #""""#),
    with("reports", #"[{"format": "pdf", "path": "a"}]"#), with("reports", #"[{"format": "html"}]"#),
    with("reports", #"[{"format": "html", "path": "{build}"}]"#), channel(#""type": "fax""#), channel(""),
    channel(#""type": "webhook""#), channel(#""type": "webhook", "url": "ftp://x""#),
    channel(#""type": "webhook", "url": "https://x", "urlEnv": "A""#),
    channel(#""type": "webhook", "url": "https://x", "secret": "s""#),
    channel(#""type": "slack", "urlEnv": "A B""#),
    channel(#""type": "email", "from": "a@b", "to": []"#),
    channel(#""type": "email", "from": "a", "to": ["a@b"]"#),
    channel(#""type": "email", "from": "a@b", "to": ["a@b\nBcc: c@d"]"#),
    channel(#""type": "command", "argv": "ls""#),
    channel(#""type": "file", "path": "{version}""#),
    with("channels", #"{"a/b": {"type": "atom", "path": "a"}}"#),
    with("routes", #"[{}]"#), with("routes", #"[{"channels": ["c"], "minimumLevel": "all"}]"#),
    with("language", #""de""#), with("retry", #"{"maximumAge": 7}"#), with("retry", #"{"maximumAge": "0d"}"#),
    with("retry", #"{"tellAfter": 0}"#), with("quietHours", #"{"from": "22:00"}"#),
    with("quietHours", #"{"from": "22:00", "to": "24:00"}"#), with("swiftNames", #""yes""#),
  ]

  private func status(_ json: String) throws -> Tool.Run {
    try workspace.write("watch.json", json)
    return try Tool.run(["watch", "--config", "watch.json", "--check"], in: workspace.path)
  }

  @Test func validOnes() throws {
    for json in Self.valid {
      let run = try status(json)
      // 3: a secret or a source is missing here.
      #expect([0, 3].contains(run.status), "\(json): \(run.errors)")
    }
    #expect(try complaints(Self.valid).allSatisfy { $0 == 0 })
  }

  @Test func invalidOnes() throws {
    for json in Self.invalid { #expect(try status(json).status == 2, "\(json)") }
    for (json, count) in zip(Self.invalid, try complaints(Self.invalid)) { #expect(count > 0, "\(json)") }
  }

  /// The example of the documentation is one that works.
  @Test func documentation() throws {
    let text = try String(contentsOfFile: "\(Tool.root)/docs/watching.md", encoding: .utf8)
    let examples = text.components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }.filter { $0.contains("\"version\"") }
    #expect(examples.count >= 2)
    #expect(try complaints(examples).allSatisfy { $0 == 0 })
    for json in examples { #expect([0, 3].contains(try status(json).status), "\(json)") }
  }

  /// How many complaints the schema has of each document.
  private func complaints(_ documents: [String]) throws -> [Int] {
    let run = try Validator.counts(documents, schema: "watch")
    return run.split(separator: "\n").compactMap { Int($0) }
  }
}

import Foundation
import Testing

@testable import SDKWatch

/// What a configuration may say; every fault names file, key and what is allowed.
@Suite struct ConfigurationTests {
  private static let minimal = """
    "version": 1, "sources": [{"path": "a.sdk"}], "channels": {"c": {"type": "file", "path": "c.json"}}, "routes": []
    """

  private func read(
    _ json: String, _ environment: [String: String] = ["HOME": "/home/me"]
  ) throws -> WatchConfiguration {
    try WatchConfiguration(json: Data(json.utf8), path: "/etc/watch/watch.json", environment: environment)
  }

  private func fault(_ json: String, _ environment: [String: String] = ["HOME": "/home/me"]) -> String {
    do {
      _ = try read(json, environment)
      return "no fault"
    } catch {
      return "\(error)"
    }
  }

  /// The fault of a minimal configuration with one more key, or another value for one.
  private func fault(_ key: String, _ value: String) -> String {
    let keys = ["version", "sources", "channels", "routes"]
    if !keys.contains(key) { return fault("{\(Self.minimal), \"\(key)\": \(value)}") }
    var object: [String: String] = [
      "version": "1", "sources": #"[{"path": "a.sdk"}]"#,
      "channels": #"{"c": {"type": "file", "path": "c.json"}}"#, "routes": "[]",
    ]
    object[key] = value
    return fault("{" + object.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}")
  }

  @Test func everyKey() throws {
    let configuration = try read(
      """
      {"version": 1, "store": "Snapshots", "state": "../state/watch.sqlite",
       "sources": [{"path": "Xcode*.app", "platforms": ["iphoneos", "macosx"], "product": "p", "optional": true}],
       "swiftNames": true, "ignore": "/i.json",
       "reports": [{"format": "html", "path": "r/{current}.html", "url": "https://example.org/{current}"}],
       "channels": {
         "team": {"type": "webhook", "url": "https://example.org/x", "secretEnv": "S"},
         "hook": {"type": "webhook", "urlFile": "secret/url", "secretFile": "/s"},
         "chat": {"type": "slack", "urlEnv": "SLACK"},
         "mail": {"type": "email", "from": "a@example.org", "to": ["b@example.org"], "sendmail": "/bin/mail"},
         "page": {"type": "command", "argv": ["./notify", "-v"]}, "path": {"type": "command", "argv": ["notify"]},
         "copy": {"type": "file", "path": "{current}.json"}, "feed": {"type": "atom", "path": "feed.xml"}},
       "routes": [{"channels": ["team"], "modules": ["A*"], "ids": ["symbol-*"], "minimumLevel": "warning"}],
       "language": "pt-BR", "retry": {"maximumAge": "2d", "firstDelay": "5s", "maximumDelay": "1h", "tellAfter": 5},
       "quietHours": {"from": "22:30", "to": "07:00", "timeZone": "Europe/Paris"}}
      """)
    #expect(configuration.store == "/etc/watch/Snapshots")
    #expect(configuration.state == "/etc/watch/../state/watch.sqlite")
    #expect(
      configuration.sources == [
        SourceSettings(
          path: "Xcode*.app", pattern: "/etc/watch/Xcode*.app", platforms: ["iphoneos", "macosx"],
          product: "p",
          isOptional: true)
      ])
    #expect(
      configuration.channels["team"]
        == .webhook(
          url: .literal("https://example.org/x"), secret: .environment("S")))
    #expect(
      configuration.channels["hook"] == .webhook(url: .file("/etc/watch/secret/url"), secret: .file("/s")))
    #expect(configuration.channels["chat"] == .slack(url: .environment("SLACK")))
    #expect(
      configuration.channels["mail"]
        == .email(
          from: "a@example.org", to: ["b@example.org"], sendmail: "/bin/mail"))
    #expect(
      configuration.channels["page"] == .command(argv: ["/etc/watch/notify", "-v"], folder: "/etc/watch"))
    #expect(configuration.channels["path"] == .command(argv: ["notify"], folder: "/etc/watch"))
    #expect(configuration.channels["copy"] == .file(path: "/etc/watch/{current}.json"))
    #expect(configuration.channels["feed"] == .atom(path: "/etc/watch/feed.xml"))
    #expect(
      configuration.routes == [
        RouteSettings(channels: ["team"], modules: ["A*"], ids: ["symbol-*"], minimumLevel: .warning)
      ])
    #expect(configuration.language == .brazilian)
    #expect(configuration.retry.maximumAge == 2 * 86_400)
    #expect(configuration.retry.tellAfter == 5)
    #expect(configuration.quietHours?.from == 22 * 60 + 30)
    #expect(configuration.swiftNames == true)
    #expect(configuration.ignore == "/i.json")
  }

  @Test func defaults() throws {
    let configuration = try read("{\(Self.minimal)}")
    #expect(configuration.store == "/etc/watch/Snapshots")
    #expect(configuration.state.hasPrefix("/home/me/.local/state/sdkdiff/watch-"))
    #expect(configuration.retry.maximumAge == 7 * 86_400)
    #expect(configuration.quietHours == nil)
    #expect(try read("{\(Self.minimal)}", ["XDG_STATE_HOME": "/s"]).state.hasPrefix("/s/sdkdiff/watch-"))
    #expect(try read("{\(Self.minimal)}", ["HOME": "/h", "SDKDIFF_STORE": "/kept"]).store == "/kept")
    #expect(fault("{\(Self.minimal)}", [:]).hasPrefix("/etc/watch/watch.json: state: is required here"))
  }

  @Test func faultsOfTheFile() {
    #expect(fault("").hasPrefix("/etc/watch/watch.json: is no JSON"))
    #expect(fault("{\"version\": 1").hasPrefix("/etc/watch/watch.json: is no JSON"))
    #expect(fault("[]") == "/etc/watch/watch.json: the file: must be an object, not a list")
    #expect(fault("{}") == "/etc/watch/watch.json: version: is required: 1")
    #expect(fault("version", "2") == "/etc/watch/watch.json: version: must be 1: this sdkdiff reads no other")
    #expect(fault("version", "true").contains("version: must be a whole number"))
    // All of them at once.
    let several = fault(#"{"version": 1, "chanels": {}, "sources": [], "routes": 3, "language": "de"}"#)
    #expect(several.split(separator: "\n").count == 5, "\(several)")
    #expect(several.contains("chanels: unknown key; did you mean channels? (allowed: version, store"))
    #expect(several.contains("channels: is required: an object of channels by name"))
    #expect(several.contains("language: must be one of en, fr, pl, pt-BR, es, not 'de'"))
  }

  @Test(arguments: [
    ("sources", #"[{}]"#, "sources[0].path: is required: a path, or a pattern"),
    ("sources", #"[{"path": ""}]"#, "sources[0].path: must be a path"),
    (
      "sources", #"[{"path": "a", "platform": "x"}]"#,
      "sources[0].platform: unknown key; did you mean platforms?"
    ),
    ("sources", #"[{"path": "a", "platforms": ["ios"]}]"#, "sources[0].platforms[0]: 'ios' is no platform"),
    (
      "sources", #"[{"path": "a", "platforms": []}]"#,
      "sources[0].platforms: must be a list of platform names"
    ),
    ("sources", #"[{"path": "a", "product": "a/b"}]"#, "sources[0].product: 'a/b' cannot name a product"),
    ("sources", #"[{"path": "a"}, {"path": "./a"}]"#, "sources[1].path: './a' is given twice"),
    ("store", "3", "store: must be the path of a folder, not a number"),
    ("state", #""Snapshots/w.sqlite""#, "state: must not be inside the store (/etc/watch/Snapshots)"),
    ("reports", #"[{"format": "pdf", "path": "x"}]"#, "reports[0].format: must be one of text, markdown"),
    (
      "reports", #"[{"format": "html", "path": "{build}.html"}]"#,
      "reports[0].path: {build} stands for nothing"
    ),
    ("channels", #"{"c": {"type": "fax"}}"#, "channels.c.type: must be one of webhook, slack, email"),
    ("channels", #"{"c": {}}"#, "channels.c.type: is required"),
    ("channels", #"{"c/d": {"type": "file", "path": "x"}}"#, "a channel's name is 1 to 64 letters"),
    (
      "channels", #"{"c": {"type": "slack"}}"#,
      "channels.c.url: is required: an address, or urlEnv or urlFile"
    ),
    (
      "channels", #"{"c": {"type": "slack", "url": "ftp://x/secret"}}"#,
      "channels.c.url: must be an address that"
    ),
    (
      "channels", #"{"c": {"type": "slack", "url": "https://x", "urlEnv": "A"}}"#,
      "only one of url, urlEnv, urlFile"
    ),
    (
      "channels", #"{"c": {"type": "webhook", "url": "https://x", "secret": "s"}}"#,
      "channels.c.secret: unknown key"
    ),
    (
      "channels", #"{"c": {"type": "slack", "urlEnv": "A B"}}"#,
      "channels.c.urlEnv: must be the name of an environment"
    ),
    (
      "channels", #"{"c": {"type": "email", "from": "x", "to": ["a@b"]}}"#,
      "channels.c.from: must be a mail address"
    ),
    (
      "channels", #"{"c": {"type": "email", "from": "a@b", "to": ["a@b\nBcc: c@d"]}}"#,
      "channels.c.to[0]: must be"
    ),
    ("channels", #"{"c": {"type": "command", "argv": "ls"}}"#, "channels.c.argv: must be a list"),
    (
      "channels", #"{"c": {"type": "file", "path": "{version}"}}"#,
      "channels.c.path: {version} stands for nothing"
    ),
    ("routes", #"[{"channels": ["d"]}]"#, "routes[0].channels[0]: there is no channel 'd'"),
    ("routes", #"[{}]"#, "routes[0].channels: is required"),
    ("routes", #"[{"channels": ["c"], "ids": ["symbol-remove"]}]"#, "did you mean symbol-removed?"),
    (
      "routes", #"[{"channels": ["c"], "minimumLevel": "all"}]"#,
      "routes[0].minimumLevel: must be one of breaking"
    ),
    (
      "retry", #"{"maximumAge": "a week"}"#,
      "retry.maximumAge: must be a length of time such as 90s, 15m, 6h or 7d"
    ),
    ("retry", #"{"maximumAge": 7}"#, "retry.maximumAge: must be a length of time"),
    ("retry", #"{"tellAfter": 0}"#, "retry.tellAfter: must be a whole number from 1 to 1000"),
    ("quietHours", #"{"from": "22:00"}"#, "quietHours.to: is required"),
    ("quietHours", #"{"from": "22:00", "to": "24:00"}"#, "quietHours.to: must be a time from 00:00 to 23:59"),
    ("quietHours", #"{"from": "22:00", "to": "07:00", "timeZone": "Mars/Olympus"}"#, "is no time zone"),
    ("swiftNames", #""yes""#, "swiftNames: must be true or false, not 'yes'"),
  ])
  func faults(_ key: String, _ value: String, _ words: String) {
    let text = fault(key, value)
    #expect(text.contains(words), "\(text)")
    #expect(text.hasPrefix("/etc/watch/watch.json: "))
    // An address may be as good as a password.
    #expect(!text.contains("secret\""))
    #expect(!text.contains("x/secret"))
  }

  @Test func hostileJSON() {
    _ = fault(String(repeating: "[", count: 100_000))
    _ = fault("{\"version\": 1e999}")
    _ = fault("\u{FEFF}{\"version\": 1}")
  }

  @Test func durations() {
    #expect(DurationText.seconds("90s") == 90)
    #expect(DurationText.seconds("7d") == 604_800)
    for text in ["", "d", "-1d", "0s", "1.5h", "1w", " 1d", "٣d", "99999999999999999999d", "9999d"] {
      #expect(DurationText.seconds(text) == nil, "\(text)")
    }
  }

  @Test func globs() {
    #expect(SourceGlob.escape("/a[1]/*") == #"/a\[1\]/\*"#)
    #expect(ConfigurationPaths(file: "/x[1]/w.json").pattern("*.sdk") == #"/x\[1\]/*.sdk"#)
  }
}

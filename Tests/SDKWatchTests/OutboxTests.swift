import Foundation
import Testing

@testable import SDKWatch

/// What waits is delivered, once it can be, and nothing waits for another channel.
@Suite struct OutboxTests {
  private let folder: WatchFolder

  init() throws {
    folder = try WatchFolder(channels: ["chat", "mail"])
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
  }

  private func newBuild(_ number: Int = 2) throws {
    try folder.sdk("24A\(number)", "int a\(number)(void);")
  }

  private var outbox: Outbox { get throws { Outbox(database: try WatchDatabase(path: folder.state)) } }

  @Test func triedAgainWithTheSameKeyAndBody() throws {
    func pass() throws -> Int32 { try folder.pass { $0.retry.tellAfter = 1000 } }
    try newBuild()
    folder["mail"].next(.failed(reason: "busy"), .failed(reason: "busy"))
    #expect(try pass() == 1)
    #expect(folder.lines.count == 2)
    #expect(
      folder.lines[1].hasPrefix("channel mail: sdk/iphoneos 24A1 to 24A2: not delivered (try 1): busy;"))
    #expect(folder["chat"].accepted.count == 1)
    // Not due yet: nothing is tried, nothing said; the exit code says that something waits.
    #expect(try pass() == 1)
    #expect(folder.lines == [])
    for _ in 0..<2 {
      folder.advance(7 * 3600)
      _ = try pass()
    }
    #expect(folder["mail"].tried.count == 3)
    #expect(Set(folder["mail"].tried).count == 1)
    #expect(folder["mail"].accepted.count == 1)
    #expect(folder["chat"].tried.count == 1)
    #expect(try pass() == 0)
    #expect(try outbox.pending(withBodies: false) == [])
  }

  @Test func aChannelThatHangsHoldsNoOtherUp() throws {
    try newBuild()
    folder["mail"].delay(1.5)
    let start = Date()
    let pass = Thread.detached { try self.folder.pass() }
    while folder["chat"].accepted.isEmpty, Date().timeIntervalSince(start) < 30 { usleep(5000) }
    #expect(folder["mail"].accepted.isEmpty)
    #expect(try pass.value() == 0)
    #expect(folder["mail"].accepted.count == 1)
  }

  @Test func receiversThatAskForTime() throws {
    for number in 2...4 { try newBuild(number) }
    folder["mail"].next(.failed(reason: "slow down", retryAfter: 1800))
    #expect(try folder.pass() == 1)
    #expect(folder["mail"].tried.count == 1)
    #expect(folder["chat"].accepted.count == 3)
    folder.advance(1700)
    #expect(try folder.pass() == 1)
    #expect(folder["mail"].tried.count == 1)
    folder.advance(200)
    #expect(try folder.pass() == 0)
    #expect(folder["mail"].accepted.map(\.names["current"]) == ["24A2", "24A3", "24A4"])
  }

  @Test func oneBadMessageHoldsNoOtherUp() throws {
    for number in 2...4 { try newBuild(number) }
    folder["mail"].next(.failed(reason: "not this one"))
    #expect(try folder.pass() == 1)
    #expect(folder["mail"].accepted.map(\.names["current"]) == ["24A3", "24A4"])
  }

  @Test func othersAreToldOfFailureAndRecovery() throws {
    try newBuild()
    folder["mail"].isBroken(true)
    for _ in 0..<2 {
      #expect(try folder.pass() == 1)
      folder.advance(10 * 3600)
    }
    #expect(folder["chat"].bodies.count == 1)
    #expect(try folder.pass() == 1)
    #expect(folder["chat"].bodies.count == 2)
    #expect(
      folder["chat"].bodies.last
        == "The channel mail has failed in 3 passes: broken. 1 delivery waits for it.")
    folder.advance(10 * 3600)
    // Once for each time that it fails.
    #expect(try folder.pass() == 1)
    #expect(folder["chat"].bodies.count == 2)
    folder.advance(10 * 3600)
    folder["mail"].isBroken(false)
    #expect(try folder.pass() == 0)
    #expect(folder["mail"].accepted.count == 1)
    #expect(folder["chat"].bodies.last?.hasPrefix("The channel mail works again, after ") == true)
    #expect(folder["chat"].bodies.count == 3)
    #expect(folder.names.contains(.channelRecovered))
  }

  /// A pass in which all waits for its time has tried nothing, and nothing has failed in it.
  @Test func passesWithoutATryDoNotCount() throws {
    try newBuild()
    folder["mail"].next(.failed(reason: "slow down", retryAfter: 3600))
    for _ in 0..<8 {
      #expect(try folder.pass() == 1)
      folder.advance(400)
    }
    #expect(folder["mail"].tried.count == 1)
    #expect(!folder.names.contains(.channelFailing))
    #expect(folder["chat"].bodies.count == 1)
    folder.advance(3600)
    #expect(try folder.pass() == 0)
    #expect(folder["mail"].accepted.count == 1)
    #expect(folder["chat"].bodies.count == 1)
  }

  @Test func whatIsTooOldIsGivenUpAndTold() throws {
    try newBuild()
    folder["mail"].isBroken(true)
    try folder.pass { $0.retry.tellAfter = 1000 }
    // A clock that runs ahead gives nothing up that was not tried several times.
    folder.advance(400 * 86_400)
    #expect(try folder.pass { $0.retry.tellAfter = 1000 } == 1)
    folder.advance(86_400)
    #expect(try folder.pass { $0.retry.tellAfter = 1000 } == 1)
    #expect(folder["mail"].tried.count == 3)
    folder.advance(86_400)
    #expect(try folder.pass { $0.retry.tellAfter = 1000 } == 1)
    #expect(folder["mail"].tried.count == 3)
    #expect(folder.names.contains(.deliveryAbandoned))
    #expect(folder["chat"].bodies.last?.contains("never delivered: given up after 3 tries") == true)
    #expect(try folder.pass() == 0)
    #expect(try outbox.abandoned(limit: 9).count == 1)
  }

  @Test func aChannelThatIsTakenOutOfTheConfiguration() throws {
    try newBuild()
    folder["mail"].isBroken(true)
    try folder.pass()
    let code = try folder.pass {
      $0.channels["mail"] = nil
      $0.routes = [RouteSettings(channels: ["chat"])]
    }
    #expect(code == 1)
    #expect(folder["chat"].bodies.last?.contains("no longer in the configuration") == true)
    #expect(try outbox.pending(withBodies: false) == [])
  }

  @Test func clocksThatAreSetBack() throws {
    folder.advance(20 * 365 * 86_400)
    try newBuild()
    folder["mail"].next(.failed(reason: "busy", retryAfter: 1e300), .failed(reason: "busy"))
    #expect(try folder.pass() == 1)
    folder.advance(-20 * 365 * 86_400)
    #expect(try folder.pass() == 1)
    #expect(folder["mail"].tried.count == 2)
    folder.advance(10 * 3600)
    #expect(try folder.pass() == 0)
    #expect(folder["mail"].accepted.count == 1)
  }

  @Test func quietHours() throws {
    try newBuild()
    // 1,800,000,000 is 2027-01-15 08:00 UTC.
    let utc = try #require(TimeZone(identifier: "UTC"))
    func pass() throws -> Int32 {
      try folder.pass {
        $0.quietHours = QuietHours(from: 7 * 60, to: 9 * 60, timeZone: utc)
        $0.reports = [ReportSettings(format: .text, path: folder.path + "/report-{current}.txt")]
      }
    }
    #expect(try pass() == 0)
    #expect(folder["mail"].tried.isEmpty && folder["chat"].tried.isEmpty)
    #expect(try folder.store.manifests().count == 2)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/report-24A2.txt"))
    folder.advance(3599)
    #expect(try pass() == 0)
    #expect(folder["mail"].tried.isEmpty)
    folder.advance(1)
    #expect(try pass() == 0)
    #expect(folder["mail"].accepted.count == 1 && folder["chat"].accepted.count == 1)
  }

  @Test func routes() throws {
    try folder.sdk("24A2", "int a(int);", modules: ["Other": "int other(void);"])
    try folder.pass {
      $0.routes = [
        RouteSettings(channels: ["mail"], minimumLevel: .breaking),
        RouteSettings(channels: ["chat"], modules: ["Oth*"]),
        RouteSettings(channels: ["chat"], ids: ["nothing-of-this"]),
      ]
    }
    #expect(folder["mail"].bodies == ["sdk/iphoneos/24A1 -> sdk/iphoneos/24A2: type-changed a"])
    #expect(folder["chat"].bodies == ["sdk/iphoneos/24A1 -> sdk/iphoneos/24A2: module-added Other"])
    #expect(folder["mail"].messages[0].changelogs[0].summary.breaking == 1)
    #expect(folder["mail"].messages[0].changelogs[0].summary.info == 0)
    try folder.sdk("24A3", "int a(int);\nint c(void);", modules: ["Other": "int other(void);"])
    #expect(try folder.pass { $0.routes = [RouteSettings(channels: ["mail"], minimumLevel: .warning)] } == 0)
    #expect(folder.lines[0].hasSuffix("1 info; no route leads it to a channel"))
  }

  @Test func reports() throws {
    try folder.write("reports/sub", "in the way")
    try folder.sdk("24A2", "int a(void);\nint b(void);")
    func pass() throws -> Int32 {
      try folder.pass {
        $0.reports = [
          ReportSettings(
            format: .markdown,
            path: folder.path + "/reports/{product}-{platform}-{version}-{baseline}-{current}.md",
            url: "https://example.org/{current}.md"),
          ReportSettings(format: .json, path: folder.path + "/reports/sub/{current}.json"),
        ]
      }
    }
    // One that cannot be written is tried again like any other delivery.
    #expect(try pass() == 1)
    let report = folder.path + "/reports/sdk-iphoneos-27.2-24A1-24A2.md"
    #expect(try String(contentsOfFile: report, encoding: .utf8).contains("`b`"))
    #expect(folder["mail"].messages[0].reports.map(\.path).contains(report))
    #expect(folder["mail"].messages[0].reports[0].url == "https://example.org/24A2.md")
    try folder.remove("reports/sub")
    folder.advance(3600)
    #expect(try pass() == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/reports/sub/24A2.json"))
  }

  @Test func namesThatLeadOutside() throws {
    for name in ["../../x", "..", "/etc/passwd", "a/b", ".", "a\0b", "%2e%2e"] {
      let build = SDKBuildFixture.build(product: name, build: name)
      let path = ReportPattern.fill(
        "/r/{product}/{current}.md", ReportPattern.values(build, baseline: build),
        escape: SDKBuildFixture.escape)
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count == 4 && !parts.contains("..") && !parts.contains("."), "\(path)")
    }
  }

  @Test func pruned() throws {
    try newBuild()
    #expect(try folder.pass() == 0)
    let database = try WatchDatabase(path: folder.state)
    func count() throws -> Int64? { try database.sqlite.run("SELECT count(*) FROM deliveries")[0][0].integer }
    #expect(try count() == 2)
    #expect(try database.sqlite.run("SELECT sum(length(body)) FROM deliveries")[0][0].integer == 0)
    folder.advance(40 * 86_400)
    try folder.pass()
    #expect(try count() == 0)
    try newBuild(3)
    try folder.pass()
    #expect(folder["mail"].messages.last?.changelogs.map(\.baseline.build) == ["24A2"])
    for _ in 0..<205 { try folder.pass() }
    #expect(try database.sqlite.run("SELECT count(*) FROM passes")[0][0].integer == 200)
  }
}

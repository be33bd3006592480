import ChangelogRender
import Foundation
import Testing

@testable import SDKWatch

@Suite struct AtomTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private var channel: any Channel {
    ChannelSettings.atom(path: "\(folder.path)/news/feed.xml").channel(toolVersion: "1.0")
  }

  private var feed: AtomFeed? { folder.read("news/feed.xml").flatMap { AtomFeed(reading: $0) } }

  private func deliver(_ message: WatchMessage, key: String) throws -> DeliveryOutcome {
    channel.deliver(Delivery(idempotencyKey: key, body: try channel.body(of: message)))
  }

  private func message(_ number: Int, at seconds: Int) -> WatchMessage {
    var message = Messages.message([
      Messages.changelog([Messages.finding(.symbolAdded, .info, "KT\(number)")])
    ])
    message.time = Date(timeIntervalSince1970: Double(seconds))
    message.changelogs[0].current.build = "24B\(number)"
    return message
  }

  @Test func newestFirstAndNoneTwice() throws {
    for (number, seconds) in [(1, 1000), (2, 3000), (3, 2000), (2, 3000), (4, 3000)] {
      #expect(try deliver(message(number, at: seconds), key: "key-\(number)") == .delivered)
    }
    let feed = try #require(feed)
    #expect(
      feed.entries.map {
        $0.title.contains("24B4") ? 4 : $0.title.contains("24B2") ? 2 : $0.title.contains("24B3") ? 3 : 1
      }
        == [4, 2, 3, 1])
    #expect(feed.entries[0].id == "urn:sdkdiff:watch:message:key-4")
    #expect(feed.updated == 3000)
    let before =
      try FileManager.default.attributesOfItem(atPath: "\(folder.path)/news/feed.xml")[.systemFileNumber]
      as? Int
    #expect(try deliver(message(1, at: 1000), key: "key-1") == .delivered)
    let after =
      try FileManager.default.attributesOfItem(atPath: "\(folder.path)/news/feed.xml")[.systemFileNumber]
      as? Int
    #expect(before == after)
  }

  @Test func itsIdentifierStays() throws {
    #expect(try deliver(message(1, at: 1000), key: "a") == .delivered)
    let id = try #require(feed?.id)
    #expect(try deliver(message(2, at: 2000), key: "b") == .delivered)
    #expect(feed?.id == id)
    let other = ChannelSettings.atom(path: "\(folder.path)/other.xml").channel(toolVersion: "1")
    #expect(
      other.deliver(Delivery(idempotencyKey: "a", body: try other.body(of: Messages.few))) == .delivered)
    #expect(folder.read("other.xml")?.contains("<id>\(id)</id>") == false)
  }

  @Test func oldEntriesGo() throws {
    for number in 1...105 {
      #expect(try deliver(message(number, at: number), key: "key-\(number)") == .delivered)
    }
    let feed = try #require(feed)
    #expect(feed.entries.count == 100)
    #expect(feed.entries.first?.id.hasSuffix("key-105") == true)
    #expect(feed.entries.last?.id.hasSuffix("key-6") == true)
  }

  @Test(arguments: [
    "", "<html></html>\n", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss/>\n",
    "<feed xmlns=\"http://www.w3.org/2005/Atom\"><id>x</id></feed>\n", "\u{0}\u{1}",
  ]) func aForeignFileStays(text: String) throws {
    try folder.write("news/feed.xml", text)
    guard case .failed(let reason, _) = try deliver(Messages.few, key: "a") else {
      Issue.record("written over")
      return
    }
    #expect(reason.contains("news/feed.xml is there, and is no feed that sdkdiff watch wrote"))
    #expect(folder.read("news/feed.xml") == text)
  }

  @Test func aDamagedFeedStays() throws {
    for key in ["a", "b", "c"] { #expect(try deliver(Messages.hostile, key: key) == .delivered) }
    let whole = try #require(folder.read("news/feed.xml"))
    let bytes = Array(whole.utf8)
    for number in 0..<200 {
      let cut = Array(bytes[..<(bytes.count * number / 200)])
      try Data(cut).write(to: URL(fileURLWithPath: "\(folder.path)/news/feed.xml"))
      guard case .failed = try deliver(Messages.few, key: "d") else {
        Issue.record("written over at \(cut.count)")
        return
      }
      #expect(FileManager.default.contents(atPath: "\(folder.path)/news/feed.xml").map(Array.init) == cut)
    }
    var binary = bytes
    binary[bytes.count / 2] = 0xFF
    try Data(binary).write(to: URL(fileURLWithPath: "\(folder.path)/news/feed.xml"))
    guard case .failed = try deliver(Messages.few, key: "d") else {
      Issue.record("bytes that are no UTF-8 were taken")
      return
    }
  }

  @Test func readingGivesWhatWasWritten() throws {
    for name in [Messages.few, Messages.hostile, Messages.huge, Messages.severalPlatforms] {
      #expect(try deliver(name, key: "\(name.changelogs[0].findings.count)") == .delivered)
    }
    let text = try #require(folder.read("news/feed.xml"))
    #expect(AtomFeed(reading: text)?.text == text)
  }

  @Test(
    "Readers of feeds read it",
    .enabled(
      if: (try? Python.run("import feedparser, atoma; print('yes')"))?.hasPrefix("yes") == true,
      "needs what scripts/test-tools brings from PyPI"))
  func readers() throws {
    for (key, message) in [("a", Messages.few), ("b", Messages.hostile), ("c", Messages.huge)] {
      #expect(try deliver(message, key: key) == .delivered)
    }
    let text = try #require(folder.read("news/feed.xml"))
    let script = """
      import sys, feedparser, atoma
      data = open(sys.argv[1], "rb").read()
      feed = feedparser.parse(data)
      print(bool(feed.bozo), len(feed.entries), len({e.id for e in feed.entries}), len(atoma.parse_atom_bytes(data).entries))
      """
    #expect(try Python.run(script, Array(text.utf8)) == "False 3 3 3\n")
  }
}

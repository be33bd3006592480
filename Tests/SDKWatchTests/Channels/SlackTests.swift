import ChangelogRender
import Foundation
import Testing

@testable import SDKWatch

@Suite struct SlackTests {
  private struct Block {
    let type: String
    let text: [String: Any]

    var words: String { text["text"] as? String ?? "" }
  }

  private func object(_ message: WatchMessage) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(SlackBlocks(message).json)) as? [String: Any])
  }

  private func blocks(_ message: WatchMessage) throws -> [Block] {
    try #require(try object(message)["blocks"] as? [[String: Any]]).map {
      Block(type: $0["type"] as? String ?? "", text: $0["text"] as? [String: Any] ?? [:])
    }
  }

  @Test func aSummary() throws {
    let blocks = try blocks(Messages.few)
    #expect(
      blocks.map(\.words) == [
        "sdk iphoneos 27.0 (24A437) → 27.2 (24B5084k)", "*1 breaking, 1 warning, 1 info*",
        """
        *Kit*  1 breaking, 1 warning, 1 info
        • `KTSink` (*breaking*, function) symbol removed
        • `KTRow` (*warning*, function) deprecated: iOS 27.2; message: “Use sails &amp; wind.”
        • `-[KTBoat sail]` (info, instance method) symbol added
        """,
      ])
    #expect(
      try object(Messages.few)["text"] as? String
        == "sdk iphoneos 27.0 (24A437) → 27.2 (24B5084k): 1 breaking, 1 warning, 1 info")
  }

  @Test func severalPlatformsInOneMessage() throws {
    let blocks = try blocks(Messages.severalPlatforms)
    #expect(blocks[0].words == "sdk 27.2: iphoneos, macosx")
    #expect(
      blocks[1].words == """
        *1 breaking, 1 warning, 2 info*
        • sdk iphoneos 27.0 (24A437) → 27.2 (24B5084k): 1 breaking, 1 warning, 1 info
        • sdk macosx 27.0 (24A437) → 27.2 (24B5084k): 1 breaking, 1 warning, 1 info
        """)
    #expect(
      blocks[2].words == """
        *Kit*  1 breaking, 1 warning, 2 info
        • `KTSink` (*breaking*, function) symbol removed
        • `KTRow` (*warning*, function) deprecated: iOS 27.2
        • `KTShake` (info, function) symbol added (on iphoneos)
        • `KTDock` (info, function) symbol added (on macosx)
        """)
  }

  @Test func linksNoticesAndSamples() throws {
    var message = Messages.few
    message.isSample = true
    message.notices = ["The channel mail fails."]
    message.reports = [
      WatchReport(
        platform: "iphoneos", format: "html", path: "/r/a", url: "https://example.org/a?x=1&y=2|3>"),
      WatchReport(platform: "iphoneos", format: "markdown", path: "/r/b", url: "javascript:alert(1)"),
    ]
    let words = try blocks(message).map(\.words)
    #expect(words[1].hasPrefix("This is a sample"))
    #expect(words[1].hasSuffix("\nThe channel mail fails."))
    #expect(words.last == "<https://example.org/a?x=1&amp;y=2%7C3%3E|Full report (html)>")
    let notice = try blocks(Messages.message([], notices: ["The channel mail fails."])).map(\.words)
    #expect(notice == ["The channel mail fails.", "The channel mail fails."])
  }

  @Test(arguments: ["few", "severalPlatforms", "huge", "hostile", "sample", "none"], ReportLanguage.allCases)
  func limits(name: String, language: ReportLanguage) throws {
    var message = try #require(Self.messages[name])
    message.language = language
    let object = try object(message)
    let blocks = try blocks(message)
    #expect(blocks.count <= 50 && !blocks.isEmpty)
    var total = 0
    for (number, block) in blocks.enumerated() {
      #expect(block.type == (number == 0 ? "header" : "section"))
      #expect(block.text["type"] as? String == (number == 0 ? "plain_text" : "mrkdwn"))
      #expect((1...(number == 0 ? 150 : 3000)).contains(block.words.utf16.count))
      // Without it Slack looks for names of people and channels in plain words.
      if number > 0 { #expect(block.text["verbatim"] as? Bool == true) }
      total += block.words.utf16.count
      var rest = block.words
      if block.words == blocks.last?.words {
        for link in message.links(Words(language)) {
          rest = rest.replacing("<\(SlackText.escape(link.url))|\(SlackText.escape(link.title))>", with: "")
        }
      }
      // Only the three entities, and no raw angle bracket: nothing that Slack obeys.
      #expect(!rest.contains("<") && !rest.contains(">"))
      for piece in rest.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
        #expect(["amp;", "lt;", "gt;"].contains { piece.hasPrefix($0) })
      }
      #expect(!block.words.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
    #expect(total < 13_000)
    let text = try #require(object["text"] as? String)
    #expect((1...1000).contains(text.utf16.count) && !text.contains("<"))
    #expect(object["parse"] as? String == "none")
    #expect(object["link_names"] as? Bool == false)
  }

  private static let messages = [
    "few": Messages.few, "severalPlatforms": Messages.severalPlatforms, "huge": Messages.huge,
    "hostile": Messages.hostile, "sample": WatchMessage.sample(toolVersion: "1", time: Messages.time),
    "none": Messages.message([Messages.changelog([])]),
  ]

  @Test func whatHasNoRoomIsCounted() throws {
    let words = try blocks(Messages.huge).map(\.words)
    let told = words.joined(separator: "\n").split(separator: "\n").count { $0.hasPrefix("• ") }
    #expect(told == 10 * 6)
    #expect(words.last == "\(20_000 - told) more findings in 300 modules")
    // The gravest first, in each module and among them.
    #expect(words[2].contains("\n• `-[KTClass") && words[2].contains("(*breaking*, instance method)"))
  }

  @Test func cuttingKeepsEntitiesAndCodeWhole() {
    #expect(SlackText.cut("abc", to: 3) == "abc")
    #expect(SlackText.cut("a&amp;bcdef", to: 9) == "a&amp;b…")
    #expect(SlackText.cut("a&amp;bcdef", to: 7) == "a…")
    #expect(SlackText.cut("`abcdefghij`", to: 8) == "`abcde…`")
    #expect(SlackText.cut("👩‍👩‍👧👩‍👩‍👧", to: 5).utf16.count <= 5)
  }

  @Test func refusalsCarrySlacksWord() throws {
    let receiver = try HTTPReceiver(.answer(404, [:], "no_service"))
    defer { receiver.stop() }
    let channel = ChannelSettings.slack(url: .literal(receiver.url("/services/T0/B0/SECRET"))).channel(
      toolVersion: "1")
    let delivery = Delivery(idempotencyKey: "k", body: SlackBlocks(Messages.few).json)
    #expect(channel.deliver(delivery) == .failed(reason: "the server refused (HTTP 404): no_service"))
    receiver.react(.answer(403, [:], "POST /services/T0/B0/SECRET is not allowed"))
    #expect(channel.deliver(delivery) == .failed(reason: "the server refused (HTTP 403)"))
    receiver.react(.answer(429, ["Retry-After": "30"], "rate_limited"))
    #expect(
      channel.deliver(delivery)
        == .failed(reason: "the server asks to wait (HTTP 429): rate_limited", retryAfter: 30))
    receiver.react(.answer(200))
    #expect(channel.deliver(delivery) == .delivered)
    #expect(Set(receiver.requests.map(\.body)) == [delivery.body])
  }

  @Test func oneMessageASecond() throws {
    let receiver = try HTTPReceiver(.answer(200))
    defer { receiver.stop() }
    let settings = ChannelSettings.slack(url: .literal(receiver.url("/services/T1")))
    for _ in 0..<3 {
      #expect(
        settings.channel(toolVersion: "1").deliver(Delivery(idempotencyKey: "k", body: [])) == .delivered)
    }
    let times = receiver.requests.map(\.time)
    // Never sooner; how much later is the machine's affair.
    #expect(times[2] - times[0] > .milliseconds(1900))
  }
}

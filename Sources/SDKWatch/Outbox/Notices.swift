import Foundation
import SnapshotStore

/// Words about one channel to the others.
struct Notices {
  let configuration: WatchConfiguration
  let channels: [String: any Channel]
  let database: WatchDatabase
  let now: Date

  /// Puts words into the outbox of every channel but one, and but those that fail themselves: words would only heap up
  /// before them.
  ///
  /// - Parameter occasion: what it is about: the same is not told twice.
  func add(_ text: String, about channel: String, occasion: String) throws {
    let failing = Set(try ChannelHealth(database: database).outages().map(\.channel))
    for name in configuration.channelNames where name != channel && !failing.contains(name) {
      guard let receiver = channels[name] else { continue }
      let key = ContentDigest.hex(
        Array(["sdkdiff watch notice 1", name, channel, occasion].joined(separator: "\0").utf8))
      var message = WatchMessage(
        source: "", changelogs: [], language: configuration.language, time: now, notices: [text])
      message.showsNoise = false
      // A channel that cannot say it is no reason to say nothing to the others.
      guard let body = try? receiver.body(of: message) else { continue }
      let names = [
        "product": "watch", "platform": Delivery.noticePlatform, "version": "none", "baseline": "none",
        "current": "notice-\(key.prefix(12))",
      ]
      try Outbox(database: database).add(
        OutboxItem(
          kind: .channel, target: name, delivery: Delivery(idempotencyKey: key, body: body, names: names),
          subject: text, created: now.timeIntervalSince1970))
    }
  }
}

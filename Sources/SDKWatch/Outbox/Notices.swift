import Foundation
import SnapshotStore

/// Words about one channel to the others.
struct Notices {
  let configuration: WatchConfiguration
  let channels: [String: any Channel]
  let outbox: Outbox
  let now: Date

  /// Puts words into the outbox of every channel but one.
  ///
  /// - Parameter occasion: what it is about: the same is not told twice.
  func add(_ text: String, about channel: String, occasion: String) throws {
    for name in configuration.channelNames where name != channel {
      guard let receiver = channels[name] else { continue }
      let key = ContentDigest.hex(
        Array(["sdkdiff watch notice 1", name, channel, occasion].joined(separator: "\0").utf8))
      var message = WatchMessage(
        source: "", changelogs: [], language: configuration.language, time: now, notices: [text])
      message.showsNoise = false
      // A channel that cannot say it is no reason to say nothing to the others.
      guard let body = try? receiver.body(of: message) else { continue }
      let names = [
        "product": "watch", "platform": "notice", "version": "none", "baseline": "none",
        "current": "notice-\(key.prefix(12))",
      ]
      try outbox.add(
        OutboxItem(
          kind: .channel, target: name, delivery: Delivery(idempotencyKey: key, body: body, names: names),
          subject: text, created: now.timeIntervalSince1970))
    }
  }
}

import Foundation
import SDKDiscovery

/// Sends a sample through one channel, past the outbox and the quiet hours.
package struct WatchChannelTest {
  private let configuration: WatchConfiguration
  private let context: WatchContext

  /// Prepares a test.
  package init(configuration: WatchConfiguration, context: WatchContext) {
    self.configuration = configuration
    self.context = context
  }

  /// Sends it; gives the exit code: 0 when it was acknowledged, else 1.
  ///
  /// - Throws: `WatchError.unknownChannel`, and what keeps the channel from saying it at all.
  package func run(channel name: String) throws -> Int32 {
    guard let settings = configuration.channels[name] else {
      throw WatchError.unknownChannel(
        name, nearest: NameSuggestions.nearest(name, in: configuration.channelNames, limit: 1).first,
        known: configuration.channelNames)
    }
    let channel = context.channel(settings)
    let message = WatchMessage.sample(
      toolVersion: context.toolVersion, language: configuration.language, time: context.now())
    var names: [String: String] = [:]
    if let changelog = message.changelogs.first {
      names = ReportPattern.values(changelog.current, baseline: changelog.baseline)
    }
    let delivery = Delivery(
      idempotencyKey: "test-\(UUID().uuidString.lowercased())", body: try channel.body(of: message),
      names: names)
    switch channel.deliver(delivery) {
    case .delivered:
      context.log(
        WatchEvent(.channelTested, .result, "channel \(name): the sample was accepted", ["channel": name]))
      return 0
    case .failed(let reason, _):
      context.log(
        WatchEvent(
          .deliveryFailed, .error, "channel \(name): the sample was not accepted: \(reason)",
          ["channel": name])
      )
      return 1
    }
  }
}

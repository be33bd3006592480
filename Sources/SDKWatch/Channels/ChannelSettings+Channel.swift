import Foundation

extension ChannelSettings {
  /// The channel.
  ///
  /// - Parameters:
  ///   - toolVersion: what a server is told of who sends.
  ///   - environment: where secrets and programs are looked up.
  package func channel(
    toolVersion: String, limits: ChannelLimits = ChannelLimits(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> any Channel {
    switch self {
    case .file(let path): FileChannel(path: PathPattern(path))
    case .webhook, .slack, .email, .command, .atom: UnfinishedChannel()
    }
  }
}

/// Stands in for channels that are being built.
private struct UnfinishedChannel: Channel {
  func body(of message: WatchMessage) throws -> [UInt8] { message.json(showsPaths: false) }
  func deliver(_ delivery: Delivery) -> DeliveryOutcome { .failed(reason: "this channel is not built yet") }
}

import Foundation

extension ChannelSettings {
  /// The channel.
  ///
  /// - Parameters:
  ///   - toolVersion: what a server is told of who sends.
  ///   - limits: how long one try may take.
  ///   - environment: where secrets and programs are looked up.
  package func channel(
    toolVersion: String, limits: ChannelLimits = ChannelLimits(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> any Channel {
    switch self {
    case .webhook(let url, let secret):
      WebhookChannel(
        url: url, secret: secret, toolVersion: toolVersion, limits: limits, environment: environment)
    case .slack(let url):
      SlackChannel(url: url, toolVersion: toolVersion, limits: limits, environment: environment)
    case .email(let from, let to, let sendmail):
      EmailChannel(from: from, to: to, sendmail: sendmail, limits: limits, environment: environment)
    case .command(let argv, let folder):
      CommandChannel(argv: argv, folder: folder, limits: limits, environment: environment)
    case .file(let path): FileChannel(path: PathPattern(path))
    case .atom(let path): AtomChannel(path: path, toolVersion: toolVersion)
    }
  }
}

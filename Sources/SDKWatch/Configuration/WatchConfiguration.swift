import APIDiff
import ChangelogRender

/// What a configuration file says, version 1 (`docs/watch.schema.json`). Paths are absolute.
package struct WatchConfiguration: Sendable {
  /// The file.
  package var file: String
  /// The folder of snapshots.
  package var store: String
  /// The database of what was seen and what is on its way.
  package var state: String
  /// Where SDKs are looked for.
  package var sources: [SourceSettings]
  /// Reports that are written of each new build.
  package var reports: [ReportSettings]
  /// The channels, by name.
  package var channels: [String: ChannelSettings]
  /// Which findings go to which channels.
  package var routes: [RouteSettings]
  /// What people read is written in it.
  package var language: ReportLanguage
  /// When deliveries that failed are tried again, and when no more.
  package var retry: RetrySettings
  /// When nothing is delivered.
  package var quietHours: QuietHours?
  /// Whether snapshots get the compiler's Swift names; nil leaves it to what the tool does by itself.
  package var swiftNames: Bool?
  /// A file of suppressions instead of the one beside the store.
  package var ignore: String?

  /// The channels' names, in order.
  package var channelNames: [String] { channels.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The routes that lead to a channel.
  package func routes(to channel: String) -> [RouteSettings] {
    routes.filter { $0.channels.contains(channel) }
  }
}

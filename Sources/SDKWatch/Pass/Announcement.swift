import APIDiff
import ChangelogRender
import Foundation
import SnapshotStore

/// What the new builds of one source that belong together put into the outbox.
struct Announcement {
  /// The reports and messages.
  private(set) var items: [OutboxItem] = []
  /// The channels that are told.
  private(set) var told: [String] = []
  /// Channels that could not say it, with the reason.
  private(set) var failures: [(channel: String, reason: String)] = []

  /// Writes all bodies.
  init(
    _ builds: [ComparedBuild], source: SourceSettings, configuration: WatchConfiguration,
    channels: [String: any Channel], time: Date
  ) {
    let compared = builds.compactMap { build in build.changelog.map { (build, $0) } }
    var reports: [WatchReport] = []
    for (_, changelog) in compared {
      for report in configuration.reports {
        let names = ReportPattern.values(changelog.current, baseline: changelog.baseline)
        let path = ReportPattern.fill(report.path, names, escape: StoreFileName.of)
        let bytes = ChangelogRender.renderer(for: report.format).bytes(
          of: changelog,
          options: RenderOptions(
            language: configuration.language, time: Int(time.timeIntervalSince1970)))
        items.append(
          OutboxItem(
            kind: .report, target: path,
            delivery: Delivery(idempotencyKey: ContentDigest.hex(bytes), body: bytes, names: names),
            subject: Self.subject([changelog]), created: time.timeIntervalSince1970))
        reports.append(
          WatchReport(
            platform: changelog.current.platform, format: report.format.rawValue, path: path,
            url: report.url.map { ReportPattern.fill($0, names, escape: Self.urlPart) }))
      }
    }
    for name in configuration.channelNames {
      let filter = RouteFilter(configuration.routes(to: name))
      let left = compared.compactMap { build, changelog in filter.choose(changelog).map { (build, $0) } }
      guard !left.isEmpty, let channel = channels[name] else { continue }
      let platforms = Set(left.map(\.1.current.platform))
      var message = WatchMessage(
        source: source.path, changelogs: left.map(\.1),
        reports: reports.filter { platforms.contains($0.platform) }, language: configuration.language,
        time: time)
      message.showsNoise = filter.showsNoise
      message.minimumLevel = filter.minimumLevel
      add(message, for: name, channel, key: Self.key(name, source, left.map(\.0)))
    }
  }

  private mutating func add(_ message: WatchMessage, for name: String, _ channel: any Channel, key: String) {
    var item = OutboxItem(
      kind: .channel, target: name,
      delivery: Delivery(idempotencyKey: key, body: [], names: Self.names(message.changelogs)),
      subject: Self.subject(message.changelogs), created: message.time.timeIntervalSince1970)
    do {
      item.delivery.body = try channel.body(of: message)
      told.append(name)
    } catch {
      // It stays on the list of what was given up: nothing else would remember it.
      item.state = .abandoned
      item.reason = "it could not be written: \(error)"
      failures.append((name, "\(error)"))
    }
    items.append(item)
  }

  /// The same pair of builds has the same key, whenever and however often it is told.
  private static func key(_ channel: String, _ source: SourceSettings, _ builds: [ComparedBuild]) -> String {
    var words = ["sdkdiff watch 1", channel, source.path]
    for build in builds {
      words += [build.changelog?.baseline.path ?? "", build.new.build.path]
      if build.new.isReturn { words.append("again \(build.position ?? 0)") }
    }
    return ContentDigest.hex(Array(words.joined(separator: "\0").utf8))
  }

  /// `sdk/iphoneos 24A437 to 24B5084k`, and how many beside it.
  private static func subject(_ changelogs: [Changelog]) -> String {
    guard let first = changelogs.first else { return "" }
    let others = changelogs.count - 1
    return
      "\(first.current.product)/\(first.current.platform) \(first.baseline.build) to \(first.current.build)"
      + (others > 0 ? " and \(others) more" : "")
  }

  /// What path patterns of channels may name; of several builds all, each once.
  private static func names(_ changelogs: [Changelog]) -> [String: String] {
    let all = changelogs.map { ReportPattern.values($0.current, baseline: $0.baseline) }
    return Dictionary(
      ReportPattern.names.map { name in
        var seen: Set<String> = []
        return (name, all.compactMap { $0[name] }.filter { seen.insert($0).inserted }.joined(separator: "+"))
      }
    ) { first, _ in first }
  }

  /// A name of a report's file as a part of an address.
  private static func urlPart(_ value: String) -> String {
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return StoreFileName.of(value).addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}

import Foundation
import SymbolModel

/// What a watch has seen and done, and what waits: rows of text, not escaped yet.
package struct WatchStatus {
  private let configuration: WatchConfiguration
  private let now: Date

  /// Prepares a look at the state.
  package init(configuration: WatchConfiguration, now: Date) {
    self.configuration = configuration
    self.now = now
  }

  /// A table of the state with a heading.
  package struct Section: Hashable, Sendable {
    /// The heading.
    package var title: String
    /// The rows, the first with the columns' names; empty when there is nothing to say.
    package var rows: [[String]]
    /// What is said when there is nothing.
    package var absence: String
  }

  /// The sections: sources, passes, pending deliveries, failed ones, channels.
  ///
  /// - Throws: `WatchError`, `SQLiteError` when the state cannot be read.
  package func sections() throws -> [Section] {
    try WatchDatabase.reading(configuration.state, sections(of:))
      ?? [Section(title: "Passes", rows: [], absence: "no pass yet (\(configuration.state) is not there)")]
  }

  private func sections(of database: WatchDatabase) throws -> [Section] {
    let outbox = Outbox(database: database)
    let pending = try outbox.pending(withBodies: false)
    return [
      try sources(SeenBuilds(database: database)), try channels(database, pending),
      Section(
        title: "Pending deliveries", rows: table(pending, ["NEXT TRY"]) { [due($0)] },
        absence: "none: everything was delivered"),
      Section(
        title: "Failed deliveries", rows: table(try outbox.abandoned(limit: 20), []) { _ in [] },
        absence: "none was given up in the last 30 days"),
      try passes(PassLog(database: database)),
    ]
  }

  private func sources(_ seen: SeenBuilds) throws -> Section {
    var rows = [["SOURCE", "BUILD", "VERSION", "SEEN", "OUTCOME"]]
    let builds = try seen.all()
    let configured = configuration.sources.map(\.path)
    let others = Set(builds.map(\.source)).subtracting(configured).sorted()
    for source in configured + others {
      let own = builds.filter { $0.source == source }
      // Of each product and platform the newest few: a watch may have seen hundreds.
      let lines = Dictionary(grouping: own) { "\($0.build.product)/\($0.build.platform)" }
      let name = configured.contains(source) ? source : "\(source) (no longer configured)"
      if own.isEmpty { rows.append([name, "-", "-", "-", "nothing seen yet"]) }
      for line in lines.keys.sorted() {
        for build in (lines[line] ?? []).sorted(by: { $1.precedes($0) }).prefix(3) {
          rows.append([
            name, build.build.path, build.build.version ?? "-", time(build.seen),
            words(build),
          ])
        }
      }
    }
    return Section(title: "Sources", rows: rows, absence: "none")
  }

  private func words(_ build: SeenBuild) -> String {
    guard let detail = build.detail else { return build.outcome.words }
    return build.outcome == .unchanged ? detail : "\(build.outcome.words); \(detail)"
  }

  private func channels(_ database: WatchDatabase, _ pending: [OutboxItem]) throws -> Section {
    let outages = Dictionary(try ChannelHealth(database: database).outages().map { ($0.channel, $0) }) { $1 }
    var rows = [["CHANNEL", "PENDING", "STATE"]]
    for name in configuration.channelNames {
      let count = pending.count { $0.kind == .channel && $0.target == name }
      let state = outages[name].map {
        "failing since \(time($0.since)), in \($0.failedPasses) \($0.failedPasses == 1 ? "pass" : "passes"): \($0.reason)"
      }
      rows.append([name, "\(count)", state ?? "works, as far as is known"])
    }
    return Section(title: "Channels", rows: rows, absence: "none")
  }

  private func table(
    _ items: [OutboxItem], _ columns: [String], _ cells: (OutboxItem) -> [String]
  ) -> [[String]] {
    guard !items.isEmpty else { return [] }
    return [["FOR", "WHAT", "SINCE", "TRIES"] + columns + ["LAST FAILURE"]]
      + items.map { item in
        [item.target, item.subject, time(item.created), "\(item.tries)"] + cells(item) + [item.reason ?? "-"]
      }
  }

  private func due(_ item: OutboxItem) -> String {
    guard let due = item.due,
      !BackOff(settings: configuration.retry).isDue(item, now: now.timeIntervalSince1970)
    else {
      return configuration.quietHours?.contains(now) == true ? "after the quiet hours" : "in the next pass"
    }
    return "\(time(due)) or later"
  }

  private func passes(_ log: PassLog) throws -> Section {
    let rows = try log.last(10).map { pass in
      let took = pass.ended.map { DurationText.words($0 - pass.started) } ?? "-"
      let status = pass.status.map { "\($0)" } ?? "killed, or on its way"
      let errors = pass.errors.map { $0.split(whereSeparator: \.isNewline).joined(separator: "; ") } ?? "-"
      return [
        time(pass.started), took, status, "\(pass.builds)", "\(pass.delivered)", "\(pass.failed)", errors,
      ]
    }
    return Section(
      title: "Last passes",
      rows: rows.isEmpty
        ? [] : [["BEGAN", "TOOK", "EXIT", "BUILDS", "DELIVERED", "FAILED", "ERRORS"]] + rows,
      absence: "none")
  }

  /// `2026-11-30 18:09Z`.
  private func time(_ seconds: Double) -> String {
    let text = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
    return text.prefix(16).replacingOccurrences(of: "T", with: " ") + "Z"
  }
}

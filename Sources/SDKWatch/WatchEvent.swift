import ChangelogRender
import Foundation

/// Something that a pass has to say.
package struct WatchEvent: Hashable, Sendable {
  /// For whom it is.
  package enum Sort: String, Sendable {
    /// What a pass is for: a new build, a notice.
    case result
    /// Something went wrong.
    case error
    /// For a log alone.
    case detail
  }

  /// What happened; the names stand in `docs/watching.md`.
  package enum Name: String, CaseIterable, Sendable {
    case buildFirst = "build-first"
    case buildTold = "build-told"
    case buildUnchanged = "build-unchanged"
    case buildOlder = "build-older"
    case buildElsewhere = "build-elsewhere"
    case buildNotCompared = "build-not-compared"
    case buildFailed = "build-failed"
    case moduleNotRead = "module-not-read"
    case swiftNamesMissing = "swift-names-missing"
    case sourceFailed = "source-failed"
    case inputUnsettled = "input-unsettled"
    case delivered
    case reportWritten = "report-written"
    case deliveryFailed = "delivery-failed"
    case deliveryAbandoned = "delivery-abandoned"
    case channelFailing = "channel-failing"
    case channelRecovered = "channel-recovered"
    case passBusy = "pass-busy"
    case passFailed = "pass-failed"
    case channelTested = "channel-tested"
  }

  /// What happened.
  package var name: Name
  /// For whom it is.
  package var sort: Sort
  /// In words: one line, not escaped yet.
  package var text: String
  /// The same for programs.
  package var fields: [String: String]

  /// Makes an event.
  package init(_ name: Name, _ sort: Sort, _ text: String, _ fields: [String: String] = [:]) {
    self.name = name
    self.sort = sort
    self.text = text
    self.fields = fields
  }

  /// One line of JSON: `time`, `event`, `sort`, `text`, and the fields; nothing in it has power over a terminal.
  package func json(at time: Date) -> String {
    var values = fields
    values["time"] = time.formatted(.iso8601)
    values["event"] = name.rawValue
    values["sort"] = sort.rawValue
    values["text"] = text
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = (try? encoder.encode(values.mapValues(VisibleText.escape))) ?? Data("{}".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}

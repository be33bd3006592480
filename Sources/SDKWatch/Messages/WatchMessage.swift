import APIDiff
import ChangelogRender
import Foundation

/// What one pass tells one channel of one source: the changelogs that a route leaves to it.
package struct WatchMessage: Sendable {
  /// The source's path, as the configuration has it.
  package var source: String
  /// The changelogs, one a platform, as the diff made them but for what the routes leave out.
  package var changelogs: [Changelog]
  /// The reports that the pass wrote.
  package var reports: [WatchReport]
  /// The language of what people read.
  package var language: ReportLanguage
  /// When the pass saw the newest of the builds.
  package var time: Date
  /// Whether it only tries a channel.
  package var isSample: Bool
  /// Words about the watch itself, one line each: a channel that fails, one that is well again.
  package var notices: [String]
  /// Whether a route asks for findings of the level `noise`: else they are counted, and not listed.
  package var showsNoise: Bool
  /// The least level that a route asks for: those below it are not counted for people.
  package var minimumLevel = ChangeLevel.info

  /// Makes a message.
  package init(
    source: String, changelogs: [Changelog], reports: [WatchReport] = [], language: ReportLanguage = .english,
    time: Date, isSample: Bool = false, notices: [String] = [],
    showsNoise: Bool = false
  ) {
    self.source = source
    self.changelogs = changelogs
    self.reports = reports
    self.language = language
    self.time = time
    self.isSample = isSample
    self.notices = notices
    self.showsNoise = showsNoise
  }
}

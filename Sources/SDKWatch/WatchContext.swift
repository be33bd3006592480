import APIDiff
import Foundation
import SnapshotPipeline

/// What a watch needs beside its configuration.
package struct WatchContext: Sendable {
  /// The tool's version.
  package var toolVersion: String
  /// Threads for a parse.
  package var jobs: Int
  /// The clock.
  package var now: @Sendable () -> Date
  /// Where a channel comes from.
  package var channel: @Sendable (ChannelSettings) -> any Channel
  /// The suppressions of a store, or of the file that the configuration names.
  package var suppressions: @Sendable (WatchConfiguration) throws -> SuppressionList
  /// The day that suppressions run out by: `2026-11-30`.
  package var today: String
  /// How long an input must have been left alone before it is looked into, in seconds.
  package var settling = 1.0
  /// Where a Swift toolchain is looked for.
  package var environment = ProcessInfo.processInfo.environment
  /// How the parser is started.
  package var worker: WorkerProcess
  /// Where words about the pass go.
  package var log: @Sendable (WatchEvent) -> Void
  /// Progress, for people who wait.
  package var progress: @Sendable (String) -> Void

  /// Makes a context.
  package init(
    toolVersion: String, jobs: Int, now: @escaping @Sendable () -> Date = { Date() },
    channel: @escaping @Sendable (ChannelSettings) -> any Channel,
    suppressions: @escaping @Sendable (WatchConfiguration) throws -> SuppressionList, today: String,
    worker: WorkerProcess = WorkerProcess(), log: @escaping @Sendable (WatchEvent) -> Void,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.toolVersion = toolVersion
    self.jobs = jobs
    self.now = now
    self.channel = channel
    self.suppressions = suppressions
    self.today = today
    self.worker = worker
    self.log = log
    self.progress = progress
  }
}

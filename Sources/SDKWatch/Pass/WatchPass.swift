import APIDiff
import Foundation
import SnapshotStore
import SymbolModel

/// One pass: looks for new builds, tells of them, delivers what waits.
///
/// It may be killed at any moment. A snapshot is stored before its build is marked as seen, which one transaction
/// does together with the outbox; the next pass goes on from there.
package struct WatchPass {
  private let configuration: WatchConfiguration
  private let context: WatchContext

  /// Prepares a pass.
  package init(configuration: WatchConfiguration, context: WatchContext) {
    self.configuration = configuration
    self.context = context
  }

  /// Makes the pass; gives the exit code: 0 all delivered, 1 failures pending, 3 something could not be read.
  ///
  /// - Throws: `WatchError`, `StoreError`, `SQLiteError` when the state or the lock cannot be used.
  package func run() throws -> Int32 {
    try StateFolder.make(for: configuration.state)
    guard let lock = try FileLock(configuration.state + ".lock", .exclusive, waits: false) else {
      context.log(
        WatchEvent(
          .passBusy, .error, "another pass of this watch is on its way (\(configuration.state).lock)"))
      return 0
    }
    return try withExtendedLifetime(lock) { try pass() }
  }

  private func pass() throws -> Int32 {
    let database = try WatchDatabase(path: configuration.state)
    let passes = PassLog(database: database)
    var tally = PassTally()
    var record = PassRecord(started: now)
    var number: Int?
    let seen = SeenBuilds(database: database)
    let found = try Intake(configuration: configuration, context: context, seen: seen).run(&tally)
    let channels = configuration.channels.mapValues(context.channel)
    if !found.builds.isEmpty {
      // One that is killed from here on shows as such.
      number = try passes.begin(record)
      try tell(found.builds, channels, seen, &tally)
    }
    try note(found, seen, failed: tally.unfinished)
    try Dispatch(configuration: configuration, context: context, database: database, channels: channels)
      .run(&tally)
    record.ended = now
    record.status = Int(tally.status)
    record.builds = tally.builds
    (record.delivered, record.failed) = (tally.delivered, tally.failed)
    record.errors = tally.errors.isEmpty ? nil : tally.errors.joined(separator: "\n")
    try database.transaction {
      try passes.end(record, number: number)
      try Outbox(database: database).prune(now: now)
    }
    return tally.status
  }

  private var now: Double { context.now().timeIntervalSince1970 }

  // MARK: - New builds

  /// Compares new builds, oldest first, and puts what is to be told into the outbox.
  private func tell(
    _ builds: [NewBuild], _ channels: [String: any Channel], _ seen: SeenBuilds, _ tally: inout PassTally
  ) throws {
    let comparison: Comparison
    do {
      comparison = Comparison(
        seen: seen, store: SnapshotStore(root: configuration.store),
        suppressions: try context.suppressions(configuration), today: context.today,
        toolVersion: context.toolVersion)
    } catch {
      // Without them too much would be told: all of it waits until they can be read.
      for build in builds { tally.unfinished.insert(build.place) }
      fail(.buildFailed, "\(error)", [:], &tally)
      return
    }
    for round in BuildRounds.of(builds) {
      var compared: [ComparedBuild] = []
      for (offset, build) in round.enumerated() {
        do {
          var result = try comparison.compare(build)
          result.position = try seen.nextPosition() + offset
          compared.append(result)
        } catch let error as StoreError {
          tally.unfinished.insert(build.place)
          fail(.buildFailed, "\(build.build.path): \(error)", ["build": build.build.path], &tally)
        }
      }
      guard let source = compared.first?.new.source else { continue }
      let announcement = Announcement(
        compared, source: source, configuration: configuration, channels: channels, time: context.now())
      try commit(compared, announcement, seen)
      tally.builds += compared.count
      for build in compared {
        say(build, told: announcement.told)
        if build.outcome == .lonely { tally.errors.append(BuildWords.line(build, told: [])) }
      }
      for (channel, reason) in announcement.failures {
        tally.failed += 1
        let text = "channel \(channel): the message could not be written: \(reason)"
        context.log(WatchEvent(.deliveryAbandoned, .error, text, ["channel": channel]))
      }
    }
  }

  /// Marks builds as seen and fills the outbox: all of it, or nothing.
  private func commit(_ builds: [ComparedBuild], _ announcement: Announcement, _ seen: SeenBuilds) throws {
    let outbox = Outbox(database: seen.database)
    try seen.database.transaction {
      for item in announcement.items { try outbox.add(item) }
      for build in builds {
        try seen.mark(
          build.new.build, source: build.new.source.path, outcome: build.outcome,
          detail: BuildWords.detail(build), at: now)
        try seen.note(build.new.build, at: build.new.place)
      }
    }
  }

  /// Notes what need not be looked into again.
  private func note(
    _ found: Intake.Outcome, _ seen: SeenBuilds, failed: Set<SeenBuilds.Place>
  ) throws {
    let stamps = found.stamps.filter { !failed.contains($0.key) }
    guard !stamps.isEmpty || !found.gone.isEmpty || !found.arrivals.isEmpty else { return }
    try seen.database.transaction {
      for (place, build) in found.arrivals { try seen.note(build, at: place) }
      for (place, stamp) in stamps { try seen.note(stamp, of: place, at: now) }
      try seen.forget(found.gone)
    }
  }

  private func say(_ build: ComparedBuild, told: [String]) {
    let name: WatchEvent.Name =
      switch build.outcome {
      case .baseline: .buildFirst
      case .told: .buildTold
      case .unchanged: .buildUnchanged
      case .older: .buildOlder
      case .elsewhere: .buildElsewhere
      case .lonely: .buildNotCompared
      }
    var fields = [
      "source": build.new.source.path, "path": build.new.place.path, "build": build.new.build.path,
    ]
    fields["baseline"] = build.changelog?.baseline.path
    if build.outcome == .told { fields["channels"] = told.joined(separator: ",") }
    let sort: WatchEvent.Sort = build.outcome == .lonely ? .error : .result
    context.log(WatchEvent(name, sort, BuildWords.line(build, told: told), fields))
  }

  private func fail(
    _ name: WatchEvent.Name, _ text: String, _ fields: [String: String], _ tally: inout PassTally
  ) {
    tally.errors.append(text)
    context.log(WatchEvent(name, .error, text, fields))
  }
}

import Foundation

/// Delivers what waits: each channel by itself, so that none waits for another.
struct Dispatch {
  let configuration: WatchConfiguration
  let context: WatchContext
  let database: WatchDatabase
  let channels: [String: any Channel]

  private var outbox: Outbox { Outbox(database: database) }
  private var backOff: BackOff { BackOff(settings: configuration.retry) }
  private var now: Double { context.now().timeIntervalSince1970 }

  /// How long a pass goes on starting deliveries, in seconds: the next one must not find this one still at it.
  private static let longest = 600.0
  /// A channel has a limit of its own; what does not keep it is given up by this one.
  private static let longestTry = 180.0
  /// After so many failures in a row a channel is left alone until the next pass.
  private static let patience = 2

  /// What became of a channel in this pass.
  private struct Result {
    var delivered = 0
    var failures: [String] = []
    /// Since the last acknowledgement.
    var failuresInARow = 0
    var isHeld = false
  }

  private struct Answer: Sendable {
    var item: OutboxItem
    var outcome: DeliveryOutcome
  }

  /// Delivers, and tells the other channels of one that fails.
  ///
  /// - Throws: what the database throws: what was acknowledged and could not be recorded is sent once more.
  func run(_ tally: inout PassTally) throws {
    var waiting = try outbox.pending(withBodies: false)
    if !waiting.isEmpty {
      try giveUp(&waiting, &tally)
      try writeReports(waiting.filter { $0.kind == .report }, &tally)
      let isQuiet = configuration.quietHours?.contains(context.now()) ?? false
      if !isQuiet {
        let results = try deliver(waiting.filter { $0.kind == .channel }, &tally)
        let notices = try watchOver(results)
        if notices {
          // Nobody waits another pass to be told; those that fail have waited long enough for now.
          let failing = Set(results.filter { !$0.value.failures.isEmpty }.keys)
          let fresh = try outbox.pending(withBodies: false).filter {
            $0.kind == .channel && $0.tries == 0 && !failing.contains($0.target)
          }
          _ = try deliver(fresh, &tally)
        }
      }
      // In quiet hours what waits has not failed.
      tally.hasPendingFailures = try outbox.pending(withBodies: false).contains { !isQuiet || $0.tries > 0 }
    }
  }

  // MARK: - Reports

  private func writeReports(_ items: [OutboxItem], _ tally: inout PassTally) throws {
    for item in items where backOff.isDue(item, now: now) {
      var delivery = item.delivery
      delivery.body = try outbox.body(of: item)
      try record(item, ReportFile(path: item.target).deliver(delivery), &tally)
    }
  }

  // MARK: - Channels

  /// Tries what is due, the channels side by side; gives what became of those that were tried.
  private func deliver(_ items: [OutboxItem], _ tally: inout PassTally) throws -> [String: Result] {
    let start = Date()
    let mailbox = Mailbox<Answer>()
    var results: [String: Result] = [:]
    var queues = Dictionary(grouping: items.filter { backOff.isDue($0, now: now) }, by: \.target)
    var running: [String: (item: OutboxItem, deadline: Date)] = [:]

    func next(_ name: String) throws {
      guard let channel = channels[name], var queue = queues[name], !queue.isEmpty else { return }
      let result = results[name]
      guard (result?.failuresInARow ?? 0) < Self.patience, result?.isHeld != true,
        Date().timeIntervalSince(start) < Self.longest
      else { return }
      let item = queue.removeFirst()
      queues[name] = queue
      var delivery = item.delivery
      // One at a time: they may be large.
      delivery.body = try outbox.body(of: item)
      running[name] = (item, Date().addingTimeInterval(Self.longestTry))
      let sent = delivery
      // A thread, and not a queue's: a channel that hangs shall hold nothing but itself.
      Thread.detachNewThread { mailbox.post(Answer(item: item, outcome: channel.deliver(sent))) }
    }

    for name in configuration.channelNames { try next(name) }
    while !running.isEmpty {
      let deadline = running.values.map(\.deadline).min() ?? Date()
      var answers: [Answer] = []
      if let answer = mailbox.wait(until: deadline) {
        // One that was given up may answer late.
        guard running[answer.item.target]?.item.id == answer.item.id else { continue }
        answers = [answer]
      } else {
        answers = running.values.filter { $0.deadline <= Date() }.map {
          Answer(item: $0.item, outcome: .failed(reason: "no answer in \(Int(Self.longestTry)) s"))
        }
      }
      for answer in answers {
        let name = answer.item.target
        running[name] = nil
        // Before the next one is sent: what is recorded is never sent again.
        let asked = try record(answer.item, answer.outcome, &tally)
        note(answer.outcome, isHeld: asked != nil, in: &results[name, default: Result()])
        if let asked { try hold(queues[name] ?? [], until: asked) }
        try next(name)
      }
    }
    return results
  }

  private func note(_ outcome: DeliveryOutcome, isHeld: Bool, in result: inout Result) {
    switch outcome {
    case .delivered:
      result.delivered += 1
      result.failuresInARow = 0
    case .failed(let reason, _):
      result.failures.append(reason)
      result.failuresInARow += 1
      result.isHeld = isHeld
    }
  }

  /// A receiver that asks for time is asking for all that waits for it.
  private func hold(_ items: [OutboxItem], until due: Double) throws {
    try database.transaction {
      for item in items { try outbox.postpone(item, at: now, until: due) }
    }
  }

  /// Records how a try ended; gives the moment until which the receiver wants to be left alone.
  @discardableResult
  private func record(
    _ item: OutboxItem, _ outcome: DeliveryOutcome, _ tally: inout PassTally
  ) throws -> Double? {
    let fields = ["target": item.target, "subject": item.subject, "key": item.delivery.idempotencyKey]
    switch outcome {
    case .delivered:
      try outbox.recordDelivery(of: item, at: now)
      tally.delivered += 1
      let name: WatchEvent.Name = item.kind == .report ? .reportWritten : .delivered
      context.log(WatchEvent(name, .detail, "\(item.target): \(item.subject): delivered", fields))
      return nil
    case .failed(let reason, let asked):
      let due = backOff.due(
        afterTries: item.tries + 1, asked: asked, now: now, jitter: Double.random(in: 0...1))
      try outbox.recordFailure(of: item, reason: reason, at: now, due: due)
      tally.failed += 1
      let what = item.kind == .report ? "report" : "channel"
      context.log(
        WatchEvent(
          .deliveryFailed, .error,
          "\(what) \(item.target): \(item.subject): not delivered (try \(item.tries + 1)): \(reason);"
            + " the next try is in \(DurationText.words(due - now)) or later", fields))
      return asked == nil ? nil : due
    }
  }

  // MARK: - Failing channels

  /// Gives up what is too old, or for a channel that is no more.
  private func giveUp(_ items: inout [OutboxItem], _ tally: inout PassTally) throws {
    var lost: [(item: OutboxItem, reason: String)] = []
    items = items.filter { item in
      if item.kind == .channel, channels[item.target] == nil {
        lost.append((item, "the channel is no longer in the configuration"))
      } else if backOff.isTooOld(item, now: now) {
        lost.append(
          (
            item,
            "given up after \(item.tries) tries in \(DurationText.words(now - item.created)): \(item.reason ?? "")"
          ))
      } else {
        return true
      }
      return false
    }
    guard !lost.isEmpty else { return }
    try database.transaction {
      for (item, reason) in lost { try outbox.recordEnd(of: item, reason: reason, at: now) }
      try tellOfLosses(lost)
    }
    for (item, reason) in lost {
      tally.failed += 1
      context.log(
        WatchEvent(
          .deliveryAbandoned, .error, Self.words(item, reason),
          ["target": item.target, "subject": item.subject]))
    }
    // Notices to others came to wait meanwhile.
    let known = Set(items.map(\.id)).union(lost.map(\.item.id))
    items += try outbox.pending(withBodies: false).filter { !known.contains($0.id) }
  }

  /// One notice for each channel, and one for the reports, however much was given up. A notice that never arrived is
  /// told to nobody: each would beget the next.
  private func tellOfLosses(_ lost: [(item: OutboxItem, reason: String)]) throws {
    let told = lost.filter { !$0.item.delivery.isNotice }
    let groups = Dictionary(grouping: told) { $0.item.kind == .report ? "" : $0.item.target }
    for (channel, losses) in groups.sorted(by: { $0.key < $1.key }) {
      let others = losses.count - 1
      let text =
        Self.words(losses[0].item, losses[0].reason)
        + (others > 0
          ? "; and \(others) \(others == 1 ? "other delivery" : "other deliveries") given up as well" : "")
      try notices.add(text, about: channel, occasion: "abandoned \(losses[0].item.id)")
    }
  }

  private static func words(_ item: OutboxItem, _ reason: String) -> String {
    "\(item.kind.rawValue) \(item.target): \(item.subject): never delivered: \(reason)"
  }

  private var notices: Notices {
    Notices(configuration: configuration, channels: channels, database: database, now: context.now())
  }

  /// Counts the passes in which a channel was tried and nothing reached it; gives whether others are to be told
  /// something. A pass in which everything waits for its time is no failure: what a receiver asks for by Retry-After
  /// alarms nobody.
  private func watchOver(_ results: [String: Result]) throws -> Bool {
    let health = ChannelHealth(database: database)
    var hasNotices = false
    try database.transaction {
      let before = Dictionary(try health.outages().map { ($0.channel, $0) }) { first, _ in first }
      // All of them before anybody is told: none that fails is told of another.
      for (name, result) in results {
        if result.delivered > 0 {
          try health.noteRecovery(of: name)
        } else if let reason = result.failures.last {
          try health.noteFailure(of: name, reason: reason, at: now)
        }
      }
      let waiting = Dictionary(
        grouping: try outbox.pending(withBodies: false).filter { $0.kind == .channel }, by: \.target)
      let after = Dictionary(try health.outages().map { ($0.channel, $0) }) { first, _ in first }
      for name in configuration.channelNames {
        if let outage = before[name], after[name] == nil, outage.isTold {
          let text = "The channel \(name) works again, after \(DurationText.words(now - outage.since))."
          try tell(.channelRecovered, .result, text, name, "recovery \(Int(outage.since))")
          hasNotices = true
        } else if let outage = after[name], !outage.isTold,
          outage.failedPasses >= configuration.retry.tellAfter
        {
          let (passes, count) = (outage.failedPasses, waiting[name]?.count ?? 0)
          let text =
            "The channel \(name) has failed in \(passes) \(passes == 1 ? "pass" : "passes"): \(outage.reason)."
            + " \(count) \(count == 1 ? "delivery waits" : "deliveries wait") for it."
          try tell(.channelFailing, .error, text, name, "failing \(Int(outage.since))")
          try health.noteTold(name)
          hasNotices = true
        }
      }
    }
    return hasNotices
  }

  /// Tells the other channels, and whoever reads what the pass says.
  private func tell(
    _ event: WatchEvent.Name, _ sort: WatchEvent.Sort, _ text: String, _ channel: String, _ occasion: String
  ) throws {
    try notices.add(text, about: channel, occasion: occasion)
    context.log(WatchEvent(event, sort, text, ["channel": channel]))
  }
}

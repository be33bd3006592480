/// When a delivery that failed is tried again.
///
/// Moments are those of the machine's clock, which may be wrong at any time: a moment that no try can have set is
/// none, so that a clock that was put back does not hold a delivery up for years.
struct BackOff {
  let settings: RetrySettings
  /// What a receiver may ask for at most.
  private static let longestAsked = 86_400.0

  /// The moment of the next try after some tries.
  ///
  /// - Parameters:
  ///   - asked: the seconds that the receiver asks to wait.
  ///   - jitter: from 0 to 1: where between half and one and a half of the delay the moment is, so that many
  ///     that failed together do not come back together.
  func due(afterTries tries: Int, asked: Double?, now: Double, jitter: Double) -> Double {
    let doublings = min(max(tries, 1), 60) - 1
    var delay = settings.firstDelay
    for _ in 0..<doublings where delay < settings.maximumDelay { delay *= 2 }
    delay = min(delay, settings.maximumDelay) * (0.5 + min(max(jitter, 0), 1))
    let wanted = asked.flatMap { $0.isFinite ? min(max($0, 0), Self.longestAsked) : nil } ?? 0
    return now + max(delay, wanted)
  }

  /// Whether an item may be tried now.
  func isDue(_ item: OutboxItem, now: Double) -> Bool {
    guard let due = item.due, let tried = item.tried, now < due else { return true }
    // Tried in the future, or to wait longer than any rule says: the clock was put back.
    return tried > now || due - now > max(settings.maximumDelay * 1.5, Self.longestAsked)
  }

  /// Whether an item is given up now. A clock that jumps ahead gives nothing up that was not tried.
  func isTooOld(_ item: OutboxItem, now: Double) -> Bool {
    now - item.created > settings.maximumAge && item.tries >= 3
  }
}

import Foundation
import Synchronization

/// Keeps messages to one Slack webhook a second apart, which is what Slack allows.
enum SlackPace {
  private static let next = Mutex<[SecretText: ContinuousClock.Instant]>([:])

  /// Waits until it is this message's turn.
  static func wait(for url: SecretText, gap: Duration = .seconds(1)) {
    let turn = next.withLock { next in
      let turn = max(next[url] ?? .now, .now)
      next[url] = turn + gap
      return turn
    }
    let pause = turn - .now
    if pause > .zero { usleep(useconds_t(pause / .microseconds(1)) + 1) }
  }
}

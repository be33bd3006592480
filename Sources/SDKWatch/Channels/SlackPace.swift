import Foundation
import Synchronization

/// Keeps messages to one Slack webhook a second apart, which is what Slack allows.
enum SlackPace {
  private static let next = Mutex<[SecretText: ContinuousClock.Instant]>([:])
  private static let gap = Duration.seconds(1)

  /// Posts when it is this message's turn; the next one's is a second after this one's end.
  static func inTurn<Result>(_ url: SecretText, _ post: () -> Result) -> Result {
    let turn = next.withLock { next in
      let turn = max(next[url] ?? .now, .now)
      next[url] = turn + gap
      return turn
    }
    let pause = turn - .now
    if pause > .zero { usleep(useconds_t(pause / .microseconds(1)) + 1) }
    defer { next.withLock { $0[url] = max($0[url] ?? .now, .now + gap) } }
    return post()
  }
}

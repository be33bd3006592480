import Foundation
import Synchronization

/// Hands values from other threads to one that waits for them.
final class Mailbox<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])
  private let signal = DispatchSemaphore(value: 0)

  /// Leaves a value.
  func post(_ value: Value) {
    values.withLock { $0.append(value) }
    signal.signal()
  }

  /// The next value; nil when none comes in time.
  func wait(until deadline: Date) -> Value? {
    let seconds = min(max(deadline.timeIntervalSinceNow, 0), 3600)
    guard signal.wait(timeout: .now() + seconds) == .success else { return nil }
    return values.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

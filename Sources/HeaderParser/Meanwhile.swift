import Dispatch
import Synchronization

/// A value that another thread works out while this one does something else.
package final class Meanwhile<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Starts the work.
  package init(_ work: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async { [self] in
      let value = work()
      result.withLock { $0 = value }
      isDone.signal()
    }
  }

  /// The value; waits for it.
  package func value() -> Value {
    while true {
      if let value = result.withLock({ $0 }) { return value }
      isDone.wait()
      // For others that wait.
      isDone.signal()
    }
  }
}

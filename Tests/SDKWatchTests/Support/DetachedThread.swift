import Foundation
import Synchronization

extension Thread {
  /// Something that a thread of its own works out.
  final class Detached<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () throws -> Value) {
      Thread.detachNewThread {
        let outcome = Result(catching: body)
        self.result.withLock { $0 = outcome }
        self.done.signal()
      }
    }

    struct NoValue: Error {}

    func value() throws -> Value {
      done.wait()
      guard let outcome = result.withLock({ $0 }) else { throw NoValue() }
      return try outcome.get()
    }
  }

  static func detached<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) -> Detached<Value> {
    Detached(body)
  }
}

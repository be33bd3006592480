import SnapshotStore
import Synchronization

/// A module's object, once it was read.
final class KeptObject: Sendable {
  private let known = Mutex<SymbolsObject??>(nil)

  /// The object; the first who asks reads it, others wait.
  func object(_ read: () throws -> SymbolsObject?) throws -> SymbolsObject? {
    try known.withLock { known in
      if let object = known { return object }
      let object = try read()
      known = .some(object)
      return object
    }
  }
}

import Synchronization

/// What whoever takes a snapshot should know of it, collected on the way.
final class SnapshotNotes: Sendable {
  private let lines = Mutex<[String]>([])

  /// Adds a line, once.
  func add(_ line: String) {
    lines.withLock { if !$0.contains(line) { $0.append(line) } }
  }

  /// The lines.
  var all: [String] { lines.withLock { $0 } }
}

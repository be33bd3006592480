/// A cause that findings refer to; the same object is the same cause.
final class Cause: Hashable, Sendable {
  let key: CauseKey

  init(_ key: CauseKey) { self.key = key }

  static func == (lhs: Cause, rhs: Cause) -> Bool { lhs === rhs || lhs.key == rhs.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

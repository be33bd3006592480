/// How a worker ended without an answer.
package struct WorkerFailure: Error, Sendable, CustomStringConvertible {
  /// In few words, the same for the same input.
  package let description: String
  /// Whether smaller units may help.
  package let isWorthRetrying: Bool
}

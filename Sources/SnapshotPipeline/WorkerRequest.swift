import HeaderParser

/// What the tool asks of its worker; crosses as a JSON file.
package struct WorkerRequest: Codable, Sendable {
  /// What to read.
  package var plan: ParsePlan
  /// The tool's process: without it, nobody waits for an answer.
  package var parent: Int32
  /// The temporary store that takes the objects; nil to read and keep nothing.
  package var store: String?
  /// The product whose objects they are.
  package var product: String
  /// Threads for encoding, compressing and hashing.
  package var jobs: Int
  /// Bounds on the process.
  package var limits: WorkerLimits
}

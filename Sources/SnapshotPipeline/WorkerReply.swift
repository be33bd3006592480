/// What the worker answers; crosses as a JSON file.
package struct WorkerReply: Codable, Sendable {
  /// A module that was read.
  package struct Module: Codable, Sendable {
    /// Its name.
    package var name: String
    /// Digest of its symbols object.
    package var digest: String
    /// How many symbols it has.
    package var symbols: Int
    /// How many places could not be read right, and the first of them.
    package var incomplete: Int
    /// The first such place in words.
    package var firstIncomplete: String?
  }

  /// The modules of the plan.
  package var modules: [Module]
  /// Declarations of kinds that nobody knows.
  package var unknownKinds: [String: Int]
  /// A module whose header swallows what follows it: the others of the unit are not to be trusted.
  package var swallower: String?
  /// Why there are no modules: libclang's own failure, or a disk's.
  package var failure: String?
  /// Whether the failure lies in the store, where smaller units would not help.
  package var isStoreFailure = false
}

/// Why the compiler gave no names; in few words, without a path of this machine.
package struct SwiftNamesFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  package let description: String

  /// Whether there may be names where errors are allowed: not where the module is not for Swift or brings the compiler
  /// down.
  var mayHaveNames: Bool { !Self.final.contains(description) }

  static let requiresNoSwift = "requires !swift"
  static let tookTooLong = "the compiler took too long"
  static let crashed = "the compiler crashed"
  private static let final: Set<String> = [requiresNoSwift, tookTooLong, crashed]

  /// Makes a failure.
  package init(_ description: String) { self.description = description }
}

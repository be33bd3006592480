/// A place where SDKs appear.
package struct SourceSettings: Hashable, Sendable {
  /// As the configuration has it.
  package var path: String
  /// The same as an absolute pattern.
  package var pattern: String
  /// The platforms wanted; all but simulators when empty.
  package var platforms: [String]
  /// What is versioned, where the input's own name shall not be.
  package var product: String?
  /// Whether nothing need be there.
  package var isOptional: Bool

  /// Makes a source.
  package init(
    path: String, pattern: String, platforms: [String] = [], product: String? = nil, isOptional: Bool = false
  ) {
    self.path = path
    self.pattern = pattern
    self.platforms = platforms
    self.product = product
    self.isOptional = isOptional
  }
}

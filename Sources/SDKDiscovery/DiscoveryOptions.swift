/// What the user said about an input; wins over what the input says about itself.
package struct DiscoveryOptions: Sendable, Hashable {
  /// What is versioned: `sdk`, or a framework's name.
  package var product: String?
  /// The platform in an SDK's words: `iphoneos`, `macosx` …
  package var platform: String?
  /// The build number.
  package var build: String?
  /// The product's version.
  package var version: String?
  /// The modules wanted; all when empty.
  package var modules: [String]
  /// Whether those of them that the input does not have are passed over: the other side of a comparison may.
  package var passesOverMissingModules = false
  /// The compiler's target where it is not the platform's own.
  package var target: String?
  /// Whether private frameworks and private headers count too.
  package var includePrivate: Bool

  /// Makes options; by default the input speaks for itself.
  package init(
    product: String? = nil, platform: String? = nil, build: String? = nil, version: String? = nil,
    modules: [String] = [], includePrivate: Bool = false
  ) {
    self.product = product
    self.platform = platform
    self.build = build
    self.version = version
    self.modules = modules
    self.includePrivate = includePrivate
  }
}

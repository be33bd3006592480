/// What a path given by the user turned out to be: all that a parse needs to know.
package struct DiscoveredInput: Sendable, Hashable {
  /// The sorts of input.
  package enum Kind: String, Sendable, Hashable {
    /// A platform SDK.
    case sdk
    /// One framework, with those nested in it.
    case framework
    /// A folder of headers, or of frameworks.
    case headers
  }

  /// What sort of input it is.
  package var kind: Kind
  /// The input's folder: absolute, links not resolved.
  package var root: String
  /// What is versioned: `sdk` for an SDK, else the framework's or folder's name.
  package var product: String
  /// The platform in an SDK's words: `iphoneos`, `macosx` …
  package var platform: String
  /// The product's version, where it is known.
  package var version: String?
  /// The build number, where it can be told.
  package var build: String?
  /// The compiler's target triple.
  package var target: String
  /// The SDK that answers imports; nil unless the input is one.
  package var sysroot: String?
  /// Folders of frameworks to search before the SDK's own (as system folders: `-iframework`).
  package var frameworkFolders: [String]
  /// Folders of headers to search before the SDK's own.
  package var headerFolders: [String]
  /// The Xcode it was found in.
  package var xcode: XcodeFacts?
  /// The modules, sorted by name.
  package var modules: [DiscoveredModule]

  /// Makes an input.
  package init(
    kind: Kind, root: String, product: String, platform: String, version: String? = nil,
    build: String? = nil, target: String, sysroot: String? = nil, frameworkFolders: [String] = [],
    headerFolders: [String] = [], xcode: XcodeFacts? = nil,
    modules: [DiscoveredModule] = []
  ) {
    self.kind = kind
    self.root = root
    self.product = product
    self.platform = platform
    self.version = version
    self.build = build
    self.target = target
    self.sysroot = sysroot
    self.frameworkFolders = frameworkFolders
    self.headerFolders = headerFolders
    self.xcode = xcode
    self.modules = modules
  }
}

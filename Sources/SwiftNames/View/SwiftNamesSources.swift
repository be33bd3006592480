/// What Swift shall look at: the same folders that the headers are parsed with.
package struct SwiftNamesSources: Sendable {
  /// The SDK that answers imports; nil where only the stub headers do.
  package var sdk: String?
  /// Folders of frameworks, searched before the SDK's own.
  package var frameworkFolders: [String]
  /// Folders of headers with a module map, searched before the SDK's own.
  package var headerFolders: [String]
  /// Headers for where the SDK has no Foundation, by include path.
  package var stubs: [String: String]
  /// The compiler's target.
  package var target: String
  /// Whether private frameworks and private module maps are looked at.
  package var includesPrivate: Bool
  /// More arguments for Clang.
  package var clangArguments: [String]

  /// Makes sources.
  package init(
    sdk: String?, frameworkFolders: [String] = [], headerFolders: [String] = [],
    stubs: [String: String] = [:],
    target: String, includesPrivate: Bool = false, clangArguments: [String] = []
  ) {
    self.sdk = sdk
    self.frameworkFolders = frameworkFolders
    self.headerFolders = headerFolders
    self.stubs = stubs
    self.target = target
    self.includesPrivate = includesPrivate
    self.clangArguments = clangArguments
  }
}

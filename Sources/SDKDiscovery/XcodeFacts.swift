/// Which Xcode an SDK came with.
package struct XcodeFacts: Sendable, Hashable {
  /// Its version: `27.2`.
  package var version: String?
  /// Its build number: `17C5038g`.
  package var build: String?

  /// Makes facts.
  package init(version: String?, build: String?) {
    self.version = version
    self.build = build
  }

  /// Reads an Xcode's version.plist; nil when it says nothing.
  ///
  /// - Throws: `DiscoveryError.unreadable` when it is damaged.
  init?(app: String) throws {
    guard let list = try PropertyList.read(app + "/Contents/version.plist") else { return nil }
    func text(_ key: String) -> String? {
      list.string(key).flatMap { VersionText.isFit($0) ? $0 : nil }
    }
    version = text("CFBundleShortVersionString")
    build = text("ProductBuildVersion")
    if version == nil, build == nil { return nil }
  }
}

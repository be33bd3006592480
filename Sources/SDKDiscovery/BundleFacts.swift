/// What a framework's Info.plist says about it.
struct BundleFacts {
  /// The framework's version; one with unusual characters is none.
  var version: String?
  /// The platform's name, unchecked.
  var platform: String?
  /// The version of the platform it was built against.
  var platformVersion: String?

  /// Reads the framework's Info.plist; without one nothing is known.
  ///
  /// - Throws: `DiscoveryError.unreadable` when it is damaged.
  init(framework: String) throws {
    let places = ["", "/Resources", "/Versions/A/Resources"]
    guard let path = places.map({ "\(framework)\($0)/Info.plist" }).first(where: FileSystem.isFile),
      let list = try PropertyList.read(path)
    else { return }
    version = list.string("CFBundleShortVersionString").flatMap { VersionText.isFit($0) ? $0 : nil }
    platform = list.string("DTPlatformName") ?? list.firstString("CFBundleSupportedPlatforms")?.lowercased()
    platformVersion = list.string("DTPlatformVersion")
  }

  /// Nothing known.
  init() {}
}

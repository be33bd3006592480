extension SDKDiscovery {
  /// Looks at all builds that a path holds: every SDK of an Xcode.app, every slice of an .xcframework, both
  /// platforms of a MacOSX SDK with Catalyst; else the one that `discover` finds.
  ///
  /// Simulators are left out unless the options name one. Modules asked for need to be in one of the builds
  /// only; a build with none of them is left out.
  ///
  /// - Returns: the builds, in the platforms' order; at least one.
  /// - Throws: `DiscoveryError`.
  package static func discoverAll(
    path: String, options: DiscoveryOptions = DiscoveryOptions()
  ) throws -> [DiscoveredInput] {
    let root = try root(path)
    if let platform = options.platform { _ = try KnownPlatform.require(platform) }
    let parts = try parts(of: root, options: options)
    guard parts.count > 1 else { return try parts.map { try $0.discover(options) } }
    guard !options.modules.isEmpty, !options.passesOverMissingModules else {
      return try parts.map { try $0.discover(options) }
    }
    var lenient = options
    lenient.passesOverMissingModules = true
    let inputs = try parts.map { try $0.discover(lenient) }
    let found = Set(inputs.flatMap { $0.modules.map(\.name) })
    var strict = options
    strict.modules = options.modules.filter { !found.contains($0) }
    // Says which names are near.
    if !strict.modules.isEmpty { _ = try parts[0].discover(strict) }
    return inputs.filter { !$0.modules.isEmpty }
  }

  /// The platforms of an SDK: a Mac's holds Catalyst's headers, too.
  ///
  /// - Throws: `DiscoveryError`.
  static func platforms(ofSDK root: InputRoot) throws -> [KnownPlatform] {
    let own = try SDKFacts.ownPlatform(root: root.path)
    guard own.name == "macosx", FileSystem.isFolder(root.path + "/System/iOSSupport") else { return [own] }
    return [own] + KnownPlatform.all.filter { $0.name == "maccatalyst" }
  }

  static func parts(of root: InputRoot, options: DiscoveryOptions) throws -> [InputPart] {
    switch InputShape(root) {
    case .xcode: return try XcodeApp(root).parts(options: options)
    case .xcframework: return try XCFramework(root).parts(options: options)
    case .framework: return [InputPart { try framework(root, options: $0) }]
    case .headers: return [InputPart { try headers(root, options: $0) }]
    case .sdk:
      // A platform that was asked for wins over what the SDK says; what is wrong with it is told below.
      let platforms = options.platform == nil ? (try? platforms(ofSDK: root)) ?? [] : []
      guard platforms.count > 1 else { return [InputPart { try sdk(root, options: $0) }] }
      return platforms.map { platform in
        InputPart(platform: platform) { options in
          var options = options
          options.platform = platform.name
          return try sdk(root, options: options)
        }
      }
    }
  }
}

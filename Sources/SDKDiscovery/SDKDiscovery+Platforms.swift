extension SDKDiscovery {
  /// Looks at the builds of a path for certain platforms, each for itself: what is wrong with one keeps no other
  /// from being found.
  ///
  /// Where an input says which platforms it is for (an SDK, an Xcode, an .xcframework), the others are left out. A
  /// lone framework or folder is taken for each of the platforms named; without any, for its own or for iOS.
  ///
  /// - Parameter platforms: the ones wanted; all but simulators when empty.
  /// - Returns: the builds in the platforms' order, or why one could not be looked at; empty when it holds none of
  ///   those wanted.
  /// - Throws: `DiscoveryError` when nothing can be said of the path at all.
  package static func builds(
    path: String, platforms: [String], options: DiscoveryOptions = DiscoveryOptions()
  ) throws -> [Result<DiscoveredInput, any Error>] {
    let root = try root(path)
    for platform in platforms { _ = try KnownPlatform.require(platform) }
    switch InputShape(root) {
    case .xcode, .xcframework: return try parts(of: root, for: platforms, options: options)
    case .sdk:
      let own = try self.platforms(ofSDK: root)
      return own.filter { isWanted($0, in: platforms) }.map { platform in
        var options = options
        options.platform = platform.name
        return Result { try sdk(root, options: options) }
      }
    case .framework, .headers:
      if platforms.isEmpty { return [Result { try discover(path: path, options: options) }] }
      return KnownPlatform.names.filter(platforms.contains).map { platform in
        var options = options
        options.platform = platform
        return Result { try discover(path: path, options: options) }
      }
    }
  }

  /// The names of all platforms.
  package static var platformNames: [String] { KnownPlatform.names }

  private static func isWanted(_ platform: KnownPlatform, in platforms: [String]) -> Bool {
    platforms.isEmpty ? !platform.isSimulator : platforms.contains(platform.name)
  }

  private static func parts(
    of root: InputRoot, for platforms: [String], options: DiscoveryOptions
  ) throws -> [Result<DiscoveredInput, any Error>] {
    func discover(_ options: DiscoveryOptions) throws -> [Result<DiscoveredInput, any Error>] {
      do {
        return try parts(of: root, options: options).map { part in Result { try part.discover(options) } }
      } catch DiscoveryError.noPlatform {
        return []
      }
    }
    if platforms.isEmpty { return try discover(options) }
    return try KnownPlatform.names.filter(platforms.contains).flatMap { platform in
      var options = options
      options.platform = platform
      return try discover(options)
    }
  }
}

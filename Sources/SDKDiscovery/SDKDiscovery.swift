/// Finds out what a path given by the user is, and which modules and headers are in it.
package enum SDKDiscovery {
  /// Looks at an SDK, a framework or a folder of headers, or at what holds just one of them.
  ///
  /// An SDK is taken for its own platform unless the options name another.
  ///
  /// The result depends on the content alone: not on the order of a file system, nor on which modules were
  /// asked for beside one.
  ///
  /// - Parameters:
  ///   - path: The input, absolute or relative; it may be a link.
  ///   - options: What the user said about it.
  /// - Throws: `DiscoveryError`.
  package static func discover(path: String, options: DiscoveryOptions = DiscoveryOptions()) throws
    -> DiscoveredInput
  {
    let root = try root(path)
    if let platform = options.platform { _ = try KnownPlatform.require(platform) }
    switch InputShape(root) {
    case .xcode, .xcframework: return try onlyOne(discoverAll(path: path, options: options), path: root.path)
    case .sdk: return try sdk(root, options: options)
    case .framework: return try framework(root, options: options)
    case .headers: return try headers(root, options: options)
    }
  }

  /// The one input of a path where there is room for one.
  ///
  /// - Throws: `DiscoveryError.severalInputs`.
  package static func onlyOne(_ inputs: [DiscoveredInput], path: String) throws -> DiscoveredInput {
    guard inputs.count == 1 else {
      throw DiscoveryError.severalInputs(path: path, platforms: inputs.map(\.platform))
    }
    return inputs[0]
  }

  /// Whether a path leads to a plain folder of headers: no SDK, framework or Xcode, whose names say what they are.
  ///
  /// - Throws: `DiscoveryError`.
  package static func isFolderOfHeaders(_ path: String) throws -> Bool {
    try InputShape(root(path)) == .headers
  }

  // MARK: - Kinds of input

  static func sdk(_ root: InputRoot, options: DiscoveryOptions) throws -> DiscoveredInput {
    guard FileSystem.isFolder(root.path + "/System") || FileSystem.isFolder(root.path + "/usr/include") else {
      throw DiscoveryError.notAnSDK(
        path: root.path, reason: "it has neither System nor usr/include; name the folder that has them")
    }
    let facts = try SDKFacts(root: root.path, options: options)
    let layout = InputLayout.sdk(root, platform: facts.platform, includePrivate: options.includePrivate)
    return DiscoveredInput(
      kind: .sdk, root: root.path, product: options.product ?? "sdk", platform: facts.platform.name,
      version: facts.version, build: facts.build, target: facts.target, sysroot: root.path,
      frameworkFolders: layout.frameworkFolders, headerFolders: layout.headerFolders,
      modules: try modules(layout, root: root, options: options))
  }

  static func framework(_ root: InputRoot, options: DiscoveryOptions) throws -> DiscoveredInput {
    var facts = BundleFacts()
    do {
      facts = try BundleFacts(framework: root.path)
    } catch {
      // With the platform given, nothing is missed that the user would be misled by.
      if options.platform == nil { throw error }
    }
    let platform = try KnownPlatform.require(options.platform ?? facts.platform ?? "iphoneos")
    let isOwn = facts.platform.flatMap(KnownPlatform.named)?.system == platform.system
    let layout = InputLayout.framework(root, includePrivate: options.includePrivate)
    let folder = PathText.lastPart(root.path)
    return DiscoveredInput(
      kind: .framework, root: root.path,
      product: options.product ?? PathText.name(folder, without: ".framework") ?? folder,
      platform: platform.name, version: options.version ?? facts.version, build: options.build,
      target: platform.target(
        version: isOwn && platform.name != "maccatalyst" ? facts.platformVersion : nil),
      frameworkFolders: layout.frameworkFolders, headerFolders: layout.headerFolders,
      modules: try modules(layout, root: root, options: options))
  }

  static func headers(
    _ root: InputRoot, name: String? = nil, options: DiscoveryOptions
  ) throws -> DiscoveredInput {
    let platform = try KnownPlatform.require(options.platform ?? "iphoneos")
    let name =
      name ?? PathText.withoutExtension(root.path == "/" ? "headers" : PathText.lastPart(root.path))
    let layout = InputLayout.headers(root, name: name, includePrivate: options.includePrivate)
    return DiscoveredInput(
      kind: .headers, root: root.path, product: options.product ?? name, platform: platform.name,
      version: options.version, build: options.build, target: platform.target(version: nil),
      frameworkFolders: layout.frameworkFolders, headerFolders: layout.headerFolders,
      modules: try modules(layout, root: root, options: options))
  }

  // MARK: - Parts

  /// The input's folder.
  static func root(_ path: String) throws -> InputRoot {
    guard !path.isEmpty, !path.utf8.contains(0), FileSystem.kind(path) != nil else {
      throw DiscoveryError.notFound(path: path.isEmpty ? "''" : path)
    }
    var absolute = PathText.absolute(path)
    guard let real = FileSystem.realPath(absolute) else { throw DiscoveryError.notFound(path: path) }
    guard FileSystem.isFolder(real) else {
      throw DiscoveryError.notAnSDK(
        path: path, reason: "it is a file; give the path of an SDK, a .framework or a folder of headers")
    }
    guard FileSystem.canList(real) else {
      throw DiscoveryError.unreadable(path: path, reason: "no permission to list the folder")
    }
    // The compiler finds `<X/Y.h>` only in a folder called X.framework: a link of another name is resolved.
    if real.hasSuffix(".framework"), !absolute.hasSuffix(".framework") { absolute = real }
    guard PathText.canBeImported(absolute) else {
      throw DiscoveryError.unreadable(
        path: path,
        reason: "its path holds a quote, bracket, backslash or line break, which no import can spell")
    }
    return InputRoot(path: absolute, real: real)
  }

  private static func modules(
    _ layout: InputLayout, root: InputRoot, options: DiscoveryOptions
  ) throws -> [DiscoveredModule] {
    let assembler = ModuleAssembler(
      layout.candidates, root: root, processor: ProcessorFamily(target: options.target))
    if assembler.isEmpty { throw DiscoveryError.noHeaders(path: root.path) }
    return try assembler.modules(named: options.modules, orFewer: options.passesOverMissingModules)
  }
}

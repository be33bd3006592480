import SymbolModel

/// What an SDK says about itself: platform, version, build.
struct SDKFacts {
  /// The platform, options first.
  let platform: KnownPlatform
  /// The product's version.
  let version: String?
  /// The build number; old SDKs do not name theirs.
  let build: String?
  /// The compiler's target triple.
  let target: String

  /// Reads SystemVersion.plist and SDKSettings.
  ///
  /// A damaged file is an error only where something is still wanted that it could have said.
  ///
  /// - Throws: `DiscoveryError.unreadable`, `DiscoveryError.unknownPlatform`.
  init(root: String, options: DiscoveryOptions) throws {
    let system = Source([root + "/System/Library/CoreServices/SystemVersion.plist"])
    let settings = Self.settings(root: root)

    build = try options.build ?? system.text { $0.string("ProductBuildVersion") }
    if build == nil { try system.complain() }

    let settingsVersion = try settings.text { $0.string("Version") }
    let systemVersion = try system.text { $0.string("ProductVersion") }
    version = options.version ?? systemVersion ?? settingsVersion
    if version == nil {
      try system.complain()
      try settings.complain()
    }

    let own = settings.first(Self.platform)
    platform =
      try options.platform.map(KnownPlatform.require) ?? Self.ownPlatform(root: root, settings: settings)
    let ownSystem = (own.flatMap(KnownPlatform.named) ?? platform).system
    if platform.name == "maccatalyst" {
      target = platform.target(version: settings.first { Self.catalystVersion($0, settingsVersion) })
    } else {
      let isOwn = ownSystem == platform.system
      target = platform.target(version: isOwn ? settingsVersion ?? systemVersion ?? options.version : nil)
    }
  }

  /// The platform an SDK is for by its own words, else by its folder's name.
  ///
  /// - Throws: `DiscoveryError.unreadable`, `DiscoveryError.unknownPlatform`.
  static func ownPlatform(root: String) throws -> KnownPlatform {
    try ownPlatform(root: root, settings: settings(root: root))
  }

  private static func ownPlatform(root: String, settings: Source) throws -> KnownPlatform {
    if let name = settings.first(platform) { return try KnownPlatform.require(name) }
    try settings.complain()
    return platform(folder: PathText.lastPart(root)) ?? KnownPlatform.all[0]
  }

  private static func settings(root: String) -> Source {
    Source([root + "/SDKSettings.plist", root + "/SDKSettings.json"])
  }

  /// The platform's name: `CanonicalName` without its version, else the default properties', else the first
  /// supported target (which for a Mac may be Catalyst's, so that comes last).
  private static func platform(_ list: PropertyList) -> String? {
    if let name = list.string("CanonicalName") {
      let letters = name.prefix { !$0.isNumber && $0 != "." }
      if !letters.isEmpty { return String(letters) }
    }
    if let name = list.string("DefaultProperties", "PLATFORM_NAME"), !name.isEmpty { return name }
    let targets = list.keys("SupportedTargets")
    return targets.first { KnownPlatform.named($0) != nil } ?? targets.first
  }

  /// The platform by an SDK folder's name: `MacOSX13.3.sdk`.
  private static func platform(folder: String) -> KnownPlatform? {
    KnownPlatform.named(String(folder.prefix { $0.isLetter }))
  }

  /// Catalyst counts in iOS versions.
  private static func catalystVersion(_ list: PropertyList, _ mac: String?) -> String? {
    list.string("SupportedTargets", "iosmac", "DefaultDeploymentTarget")
      ?? mac.flatMap { list.string("VersionMap", "macOS_iOSMac", $0) }
  }
}

extension SDKFacts {
  /// One or several files that say the same; what is wrong with them is kept until it matters.
  private struct Source {
    private var lists: [(path: String, list: PropertyList)] = []
    private var damage: DiscoveryError?

    init(_ paths: [String]) {
      for path in paths {
        do {
          if let list = try PropertyList.read(path) { lists.append((path, list)) }
        } catch {
          damage = damage ?? error
        }
      }
    }

    /// The first answer.
    func first(_ answer: (PropertyList) -> String?) -> String? {
      for (_, list) in lists {
        if let found = answer(list) { return found }
      }
      return nil
    }

    /// The first answer, which must be a version or build number: it becomes part of file names.
    func text(_ answer: (PropertyList) -> String?) throws -> String? {
      for (path, list) in lists {
        guard let text = answer(list) else { continue }
        guard VersionText.isFit(text) else {
          throw DiscoveryError.unreadable(path: path, reason: "'\(text.prefix(40))' is no version or build")
        }
        return text
      }
      return nil
    }

    /// Throws what is wrong with the files, now that an answer is missed.
    func complain() throws {
      if let damage { throw damage }
    }
  }
}

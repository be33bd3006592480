/// What a documentation page says about one platform.
public struct PagePlatform: Hashable, Sendable {
  /// The platform, in availability's words: `iPadOS` is `ipados`, `Mac Catalyst` is `maccatalyst`.
  public var platform: PlatformName
  /// First version that has the symbol; text that is no version stays as it is.
  public var introduced: String?
  /// First version that discourages it.
  public var deprecated: String?
  /// First version that no longer has it.
  public var obsoleted: String?
  /// Deprecated, whatever the version.
  public var isDeprecated: Bool
  /// Still in beta.
  public var isBeta: Bool
  /// Not there on this platform.
  public var isUnavailable: Bool
  /// What it tells its reader about a deprecation.
  public var message: String?
  /// What to use instead.
  public var renamed: String?

  /// Makes a statement; everything but the platform is optional.
  public init(
    platform: PlatformName, introduced: String? = nil, deprecated: String? = nil, obsoleted: String? = nil,
    isDeprecated: Bool = false, isBeta: Bool = false, isUnavailable: Bool = false, message: String? = nil,
    renamed: String? = nil
  ) {
    self.platform = platform
    self.introduced = introduced.map(Self.plain)
    self.deprecated = deprecated.map(Self.plain)
    self.obsoleted = obsoleted.map(Self.plain)
    self.isDeprecated = isDeprecated
    self.isBeta = isBeta
    self.isUnavailable = isUnavailable
    self.message = message
    self.renamed = renamed
  }

  /// The name that a page gives a platform, as availability writes it: small letters, nothing between the words
  /// but an underscore, none in `maccatalyst`.
  public static func name(_ written: String) -> PlatformName {
    var text = ""
    for scalar in written.lowercased().unicodeScalars {
      if ("a"..."z").contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else if !text.isEmpty, text.last != "_" {
        text += "_"
      }
    }
    while text.last == "_" { text.removeLast() }
    if text == "mac_catalyst" { text = "maccatalyst" }
    return PlatformName(rawValue: text.isEmpty ? "unknown" : text)
  }

  /// `27.0` for `27` and `27.0.0`.
  private static func plain(_ version: String) -> String { Version(version)?.description ?? version }

  /// Whether it says when: without any of it a page names a platform, and no more.
  public var saysSomething: Bool {
    introduced != nil || deprecated != nil || obsoleted != nil || isDeprecated || isUnavailable
  }

  /// The same in the words of headers.
  public var item: AvailabilityItem {
    AvailabilityItem(
      introduced: introduced.flatMap { Version($0) }, deprecated: deprecated.flatMap { Self.version($0) },
      obsoleted: obsoleted.flatMap { Version($0) }, isDeprecated: isDeprecated && deprecated == nil,
      isUnavailable: isUnavailable, message: message, replacement: renamed)
  }

  private static func version(_ text: String) -> Version? {
    text == Version(100_000).description ? Version(100_000) : Version(text)
  }
}

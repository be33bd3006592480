/// A platform as availability names it inside findings: `ios`, `macos`, `ios_app_extension`, `swift` …
///
/// An open set: a platform nobody has heard of is data, never an error.
public struct PlatformName: RawRepresentable, Hashable, Sendable, Codable, Comparable {
  /// The canonical spelling.
  public let rawValue: String

  /// Canonicalises the spellings that mean one platform: `macosx` is `macos`, `xros` is `visionos`.
  public init(rawValue: String) {
    let lower = rawValue.lowercased()
    switch lower {
    case "macosx": self.rawValue = "macos"
    case "macosx_app_extension": self.rawValue = "macos_app_extension"
    case "xros": self.rawValue = "visionos"
    case "xros_app_extension": self.rawValue = "visionos_app_extension"
    default: self.rawValue = lower
    }
  }

  /// Stands for every platform: a plain `deprecated` or `unavailable` attribute.
  public static let all = PlatformName(rawValue: "*")
  /// macOS.
  public static let macOS = PlatformName(rawValue: "macos")

  /// Whether this is one of those that were in use when this was written; others are kept just the same.
  public var isKnown: Bool { Self.known.contains(rawValue) }

  private static let known: Set<String> = {
    let systems = ["ios", "macos", "tvos", "watchos", "visionos", "maccatalyst"]
    return Set(
      systems + systems.map { $0 + "_app_extension" } + ["*", "swift", "driverkit", "bridgeos", "anyappleos"])
  }()

  /// By spelling.
  public static func < (lhs: PlatformName, rhs: PlatformName) -> Bool { lhs.rawValue < rhs.rawValue }
}

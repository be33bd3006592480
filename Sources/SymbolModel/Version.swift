/// A version of a platform, as availability attributes write it.
///
/// `16`, `16.0` and `16_0` are equal: absent parts are zero.
public struct Version: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// First part.
  public let major: Int
  /// Second part.
  public let minor: Int
  /// Third part.
  public let patch: Int

  /// Makes a version from its parts.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `16`, `16.0`, `16_0`, `10.15.1`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    var parts: [Int] = []
    for piece in text.split(whereSeparator: { $0 == "." || $0 == "_" }) {
      guard let number = Int(piece), number >= 0 else { return nil }
      parts.append(number)
    }
    guard let major = parts.first, parts.count <= 4 else { return nil }
    self.init(major, parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
  }

  /// The version on `platform` that this one is the same as: macOS 10.16 is macOS 11.0 (Apple's own
  /// numbering of Big Sur's betas; libclang maps it from 22 on).
  public func normalized(on platform: PlatformName) -> Version {
    platform.rawValue.hasPrefix("macos") && major == 10 && minor >= 16 ? Version(11, 0) : self
  }

  /// `API_TO_BE_DEPRECATED`: deprecated some day, no version is known.
  public var isToBeDeprecated: Bool { major >= 100_000 }

  /// `27.2`, `16.0`, `10.15.1`; the future is `to be deprecated`.
  public var description: String {
    if isToBeDeprecated { return "to be deprecated" }
    return patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  /// By parts, first to last.
  public static func < (lhs: Version, rhs: Version) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }
}

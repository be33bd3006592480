import SymbolModel

/// How code that runs on more than one system, or on older ones, has to call a symbol.
public struct CallGuard: Hashable, Sendable {
  /// For Swift: `#if os(…)` where the symbol does not exist everywhere, `if #available(…)` inside.
  public let swift: String?
  /// For Objective-C: `if (@available(…))`.
  public let objc: String?

  /// The guard that an availability asks for; nil when none is needed or none would help.
  public init?(_ availability: Availability) {
    guard !availability.isUnavailableEverywhere else { return nil }
    let condition = Self.condition(availability)
    let check = Self.check(availability)
    guard condition != nil || check != nil else { return nil }
    var lines: [String] = []
    if let condition { lines.append("#if \(condition)") }
    lines.append(check.map { "if #available(\($0), *) { … }" } ?? "…")
    if condition != nil { lines.append("#endif") }
    swift = lines.joined(separator: "\n")
    objc = check.map { "if (@available(\($0), *)) { … }" }
  }

  /// The systems that Swift's `os()` tells apart, in the order in which people list them.
  private static let systems: [(platform: String, name: String)] = [
    ("ios", "iOS"), ("macos", "macOS"), ("tvos", "tvOS"), ("watchos", "watchOS"), ("visionos", "visionOS"),
  ]

  /// What stands behind `#if`; nil when the symbol is unavailable nowhere.
  ///
  /// Mac Catalyst counts as iOS in `os(iOS)`, unless the symbol is unavailable there.
  private static func condition(_ availability: Availability) -> String? {
    func item(_ platform: String) -> AvailabilityItem? { availability[PlatformName(rawValue: platform)] }
    let missing = systems.filter { item($0.platform)?.isUnavailable == true }
    let there = systems.filter { item($0.platform).map { !$0.isUnavailable } ?? false }
    let excludesCatalyst =
      item("maccatalyst")?.isUnavailable == true && item("ios")?.isUnavailable != true
    let noCatalyst = "!targetEnvironment(macCatalyst)"
    guard !missing.isEmpty else { return excludesCatalyst ? noCatalyst : nil }
    if missing.count + there.count == systems.count, !there.isEmpty {
      let list = there.map { "os(\($0.name))" }.joined(separator: " || ")
      guard excludesCatalyst else { return list }
      return there.count == 1 ? "\(list) && \(noCatalyst)" : "(\(list)) && \(noCatalyst)"
    }
    // Nothing is said about the other systems: rule out those that are known.
    let list = missing.map { "!os(\($0.name))" } + (excludesCatalyst ? [noCatalyst] : [])
    return list.joined(separator: " && ")
  }

  /// The list inside `#available`; nil when no version is known.
  private static func check(_ availability: Availability) -> String? {
    let names = systems + [("maccatalyst", "macCatalyst")]
    let parts = names.compactMap { platform, name -> String? in
      guard let item = availability[PlatformName(rawValue: platform)], !item.isUnavailable,
        let version = item.introduced
      else { return nil }
      return "\(name) \(version)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

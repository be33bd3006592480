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
    // What Swift does not see cannot be called there.
    swift = availability[Self.swiftLanguage]?.isUnavailable == true ? nil : lines.joined(separator: "\n")
    objc = check.map { "if (@available(\($0), *)) { … }" }
    if swift == nil, objc == nil { return nil }
  }

  /// The systems that Swift's `os()` tells apart, in the order in which people list them.
  private static let systems: [(platform: PlatformName, name: String)] = [
    (iOS, "iOS"), (.macOS, "macOS"), (PlatformName(rawValue: "tvos"), "tvOS"),
    (PlatformName(rawValue: "watchos"), "watchOS"), (PlatformName(rawValue: "visionos"), "visionOS"),
  ]
  private static let checked = systems + [(catalyst, "macCatalyst")]
  private static let iOS = PlatformName(rawValue: "ios")
  private static let catalyst = PlatformName(rawValue: "maccatalyst")
  private static let swiftLanguage = PlatformName(rawValue: "swift")

  /// What stands behind `#if`; nil when the symbol is unavailable nowhere.
  ///
  /// Mac Catalyst counts as iOS, in the availability as in `os(iOS)`, unless something else is said of it.
  private static func condition(_ availability: Availability) -> String? {
    let onIOS = availability[iOS].map { !$0.isUnavailable }
    let onCatalyst = availability[catalyst].map { !$0.isUnavailable } ?? onIOS
    let missing = systems.filter { availability[$0.platform]?.isUnavailable == true }
    let there = systems.filter { availability[$0.platform].map { !$0.isUnavailable } ?? false }
    var terms = there.map { "os(\($0.name))" }
    let excludesCatalyst = onCatalyst == false && onIOS != false
    if onCatalyst == true, onIOS == false { terms.append("targetEnvironment(macCatalyst)") }
    let noCatalyst = "!targetEnvironment(macCatalyst)"
    guard !missing.isEmpty else { return excludesCatalyst ? noCatalyst : nil }
    if missing.count + there.count == systems.count, !terms.isEmpty {
      let list = terms.joined(separator: " || ")
      guard excludesCatalyst else { return list }
      return terms.count == 1 ? "\(list) && \(noCatalyst)" : "(\(list)) && \(noCatalyst)"
    }
    // Nothing is said about the other systems: rule out those that are known.
    let list = missing.map { system in
      system.platform == iOS && onCatalyst == true
        ? "(!os(iOS) || targetEnvironment(macCatalyst))" : "!os(\(system.name))"
    }
    return (list + (excludesCatalyst ? [noCatalyst] : [])).joined(separator: " && ")
  }

  /// The list inside `#available`; nil when no version is known.
  private static func check(_ availability: Availability) -> String? {
    let parts = checked.compactMap { platform, name -> String? in
      guard let item = availability[platform], !item.isUnavailable, let version = item.introduced
      else { return nil }
      return "\(name) \(version)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

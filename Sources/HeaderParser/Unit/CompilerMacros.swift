import LibClang

/// What newer compilers define by themselves, for those that do not.
///
/// Headers since macOS 15 and iOS 18 leave `TARGET_OS_…` to the compiler, and ask it for the system's version by a
/// name of its own. An older one would find nothing defined: whole libraries would show it another face.
enum CompilerMacros {
  /// The first libclang that defines all of them.
  private static let firstKnowing = 18

  /// Arguments that define what this libclang does not.
  static func missing(target: String) -> [String] {
    guard let major = LibraryLocation.version().first, major < firstKnowing else { return [] }
    return definitions(target: target).map { "-D\($0.name)=\($0.value)" }
  }

  /// The macros of a target as `arm64-apple-ios27.0-simulator`; none for a system that is not Apple's.
  static func definitions(target: String) -> [(name: String, value: Int)] {
    let parts = target.split(separator: "-")
    guard parts.count >= 3, parts[1] == "apple" else { return [] }
    let system = parts[2].prefix { !("0"..."9").contains($0) }
    guard let own = names[String(system)] else { return [] }
    var on = Set(own + ["TARGET_OS_MAC"])
    switch parts.dropFirst(3).first {
    case "simulator": on.formUnion(["TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR"])
    case "macabi": on.formUnion(["TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC"])
    default: if on.contains("TARGET_OS_IPHONE") { on.insert("TARGET_OS_EMBEDDED") }
    }
    let numbers = parts[2].dropFirst(system.count).split(separator: ".").map { Int($0) ?? 0 }
    let version = zip(numbers, [10_000, 100, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    let conditions = all.map { (name: $0, value: on.contains($0) ? 1 : 0) }
    return conditions + (version > 0 ? [("__ENVIRONMENT_OS_VERSION_MIN_REQUIRED__", version)] : [])
  }

  private static let names: [String: [String]] = [
    "macosx": ["TARGET_OS_OSX"], "macos": ["TARGET_OS_OSX"],
    "ios": ["TARGET_OS_IPHONE", "TARGET_OS_IOS"],
    "tvos": ["TARGET_OS_IPHONE", "TARGET_OS_TV"],
    "watchos": ["TARGET_OS_IPHONE", "TARGET_OS_WATCH", "TARGET_OS_NANO"],
    "xros": ["TARGET_OS_IPHONE", "TARGET_OS_VISION"], "visionos": ["TARGET_OS_IPHONE", "TARGET_OS_VISION"],
    "driverkit": ["TARGET_OS_DRIVERKIT"],
  ]

  private static let all = [
    "TARGET_IPHONE_SIMULATOR", "TARGET_OS_DRIVERKIT", "TARGET_OS_EMBEDDED", "TARGET_OS_IOS",
    "TARGET_OS_IPHONE", "TARGET_OS_LINUX", "TARGET_OS_MAC", "TARGET_OS_MACCATALYST", "TARGET_OS_NANO",
    "TARGET_OS_OSX", "TARGET_OS_SIMULATOR", "TARGET_OS_TV", "TARGET_OS_UIKITFORMAC", "TARGET_OS_UNIX",
    "TARGET_OS_VISION", "TARGET_OS_WATCH", "TARGET_OS_WIN32", "TARGET_OS_WINDOWS",
  ]
}

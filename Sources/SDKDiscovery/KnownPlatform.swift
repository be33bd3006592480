import SymbolModel

/// A platform an SDK can be for, and how the compiler calls it.
struct KnownPlatform: Sendable {
  /// The name in an SDK's words: `iphoneos`.
  let name: String
  /// The operating system in a target triple: `ios`.
  let system: String
  /// The environment in a target triple: `simulator`, `macabi`; empty on a device.
  let environment: String

  /// All platforms, in the order they are listed to the user.
  static let all: [KnownPlatform] = [
    KnownPlatform("iphoneos", "ios"),
    KnownPlatform("iphonesimulator", "ios", "simulator"),
    KnownPlatform("macosx", "macosx"),
    KnownPlatform("maccatalyst", "ios", "macabi"),
    KnownPlatform("appletvos", "tvos"),
    KnownPlatform("appletvsimulator", "tvos", "simulator"),
    KnownPlatform("watchos", "watchos"),
    KnownPlatform("watchsimulator", "watchos", "simulator"),
    KnownPlatform("xros", "xros"),
    KnownPlatform("xrsimulator", "xros", "simulator"),
    KnownPlatform("driverkit", "driverkit"),
  ]

  /// The version to parse for where the input names none: recent, so that nothing is too new.
  private static let defaultVersion = "27.0"

  private init(_ name: String, _ system: String, _ environment: String = "") {
    self.name = name
    self.system = system
    self.environment = environment
  }

  /// Whether it is a simulator, which is left out unless asked for.
  var isSimulator: Bool { environment == "simulator" }

  /// The names of all platforms.
  static var names: [String] { all.map(\.name) }

  /// The platform of a name, letter case aside.
  static func named(_ name: String) -> KnownPlatform? {
    let lower = name.lowercased()
    return all.first { $0.name == lower }
  }

  /// The platform of a name.
  ///
  /// - Throws: `DiscoveryError.unknownPlatform`.
  static func require(_ name: String) throws -> KnownPlatform {
    guard let platform = named(name) else { throw DiscoveryError.unknownPlatform(name, known: names) }
    return platform
  }

  /// What somebody may have meant by a platform's name: the names people use, then slips.
  static func suggestions(for name: String) -> [String] {
    switch name.lowercased() {
    case "ios", "ipados", "iphone": return ["iphoneos"]
    case "macos", "osx", "mac": return ["macosx"]
    case "catalyst", "macabi", "iosmac": return ["maccatalyst"]
    case "tvos", "appletv": return ["appletvos"]
    case "watch": return ["watchos"]
    case "visionos", "vision": return ["xros"]
    case "visionsimulator", "xrossimulator": return ["xrsimulator"]
    default: return NameSuggestions.nearest(name, in: names, limit: 3)
    }
  }

  /// The clang triple for a version: `arm64-apple-ios16.4-simulator`.
  ///
  /// A version that is none, or that the compiler would refuse, is replaced by the default.
  func target(version: String?) -> String {
    let number = version.flatMap { Version($0) }.flatMap { (1..<100).contains($0.major) ? $0 : nil }
    let triple = "arm64-apple-\(system)\(number?.description ?? Self.defaultVersion)"
    return environment.isEmpty ? triple : "\(triple)-\(environment)"
  }
}

/// One build among those that a path holds: an SDK of an Xcode for a platform, a slice of an .xcframework.
struct InputPart {
  /// The platform; nil where the part itself says it.
  var platform: KnownPlatform?
  /// How to look at it.
  var discover: (DiscoveryOptions) throws -> DiscoveredInput
}

extension InputPart {
  /// Those for the platform asked for, or all but simulators when none is, in the platforms' order.
  ///
  /// - Throws: `DiscoveryError.noPlatform` when there is none.
  static func wanted(
    _ parts: [InputPart], platform: String?, path: String
  ) throws -> [InputPart] {
    let wanted = platform.flatMap(KnownPlatform.named)
    let chosen = parts.filter { part in
      guard let own = part.platform else { return false }
      return wanted.map { $0.name == own.name } ?? !own.isSimulator
    }
    guard chosen.isEmpty else {
      return KnownPlatform.names.flatMap { name in chosen.filter { $0.platform?.name == name } }
    }
    let known = Set(parts.compactMap(\.platform?.name))
    throw DiscoveryError.noPlatform(
      path: path, wanted: wanted?.name, known: KnownPlatform.names.filter(known.contains))
  }
}

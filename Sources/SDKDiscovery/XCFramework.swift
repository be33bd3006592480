/// The slices of an .xcframework.
struct XCFramework {
  /// A slice that holds headers.
  private struct Slice {
    var identifier: String
    var platform: KnownPlatform
    /// The framework, or the folder of headers beside a library.
    var folder: InputRoot
    var isFramework: Bool
  }

  private let root: InputRoot

  /// Opens an .xcframework.
  init(_ root: InputRoot) { self.root = root }

  /// Its slices, each platform once.
  ///
  /// With a platform asked for, slices of platforms that nobody knows are passed over.
  ///
  /// - Throws: `DiscoveryError`.
  func parts(options: DiscoveryOptions) throws -> [InputPart] {
    guard let list = try PropertyList.read(root.path + "/Info.plist") else {
      throw DiscoveryError.notAnSDK(
        path: root.path, reason: "an .xcframework has an Info.plist that lists its slices")
    }
    var slices: [Slice] = []
    for entry in list.lists("AvailableLibraries") {
      do {
        if let slice = try slice(entry) { slices.append(slice) }
      } catch DiscoveryError.unknownPlatform where options.platform != nil {
        continue
      }
    }
    if slices.isEmpty { throw DiscoveryError.noHeaders(path: root.path) }
    slices.sort { TextOrder.precedes($0.identifier, $1.identifier) }
    // Two slices of one platform are one interface for several processors.
    var seen: Set<String> = []
    let parts = slices.filter { seen.insert($0.platform.name).inserted }.map { slice in
      InputPart(platform: slice.platform) { try discover(slice, options: $0) }
    }
    return try InputPart.wanted(parts, platform: options.platform, path: root.path)
  }

  private func discover(_ slice: Slice, options: DiscoveryOptions) throws -> DiscoveredInput {
    var options = options
    options.platform = slice.platform.name
    if slice.isFramework { return try SDKDiscovery.framework(slice.folder, options: options) }
    let folder = PathText.lastPart(root.path)
    return try SDKDiscovery.headers(
      slice.folder, name: PathText.name(folder, without: ".xcframework") ?? folder, options: options)
  }

  /// A slice; nil when it has no headers to offer.
  private func slice(_ entry: PropertyList) throws -> Slice? {
    guard let identifier = entry.string("LibraryIdentifier"), let library = entry.string("LibraryPath") else {
      throw damaged("a slice has no LibraryIdentifier or LibraryPath")
    }
    let isFramework = library.hasSuffix(".framework")
    guard let inner = isFramework ? library : entry.string("HeadersPath") else { return nil }
    let platform = try Self.platform(
      entry.string("SupportedPlatform") ?? "", variant: entry.string("SupportedPlatformVariant"))
    guard Self.isBelow(identifier), Self.isBelow(inner) else {
      throw damaged("the slice '\(identifier.prefix(80))' names a path outside")
    }
    let path = "\(root.path)/\(identifier)/\(inner)"
    guard let real = FileSystem.realPath(path), FileSystem.isFolder(real) else {
      throw DiscoveryError.unreadable(path: path, reason: "Info.plist lists the slice, and it is not there")
    }
    guard root.holds(real: real) else {
      throw DiscoveryError.unreadable(path: path, reason: "it is a link that leads outside")
    }
    guard PathText.canBeImported(path) else {
      throw DiscoveryError.unreadable(path: path, reason: "its path holds what no import can spell")
    }
    return Slice(
      identifier: identifier, platform: platform, folder: InputRoot(path: path, real: real),
      isFramework: isFramework)
  }

  private func damaged(_ reason: String) -> DiscoveryError {
    DiscoveryError.unreadable(path: root.path + "/Info.plist", reason: reason)
  }

  /// Whether a path leads down only.
  private static func isBelow(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.utf8.contains(0) && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }

  private static func platform(_ name: String, variant: String?) throws -> KnownPlatform {
    let systems = ["macos": "macosx", "visionos": "xros"]
    let system = systems[name] ?? name
    let environments = ["maccatalyst": "macabi"]
    let environment = variant.map { environments[$0] ?? $0 } ?? ""
    let found = KnownPlatform.all.first { $0.system == system && $0.environment == environment }
    guard let found else {
      throw DiscoveryError.unknownPlatform(
        variant.map { "\(name)-\($0)" } ?? name, known: KnownPlatform.names)
    }
    return found
  }
}

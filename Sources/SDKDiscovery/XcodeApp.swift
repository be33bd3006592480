/// The SDKs in an Xcode.app.
struct XcodeApp {
  /// An SDK, and the platform folder it stands in.
  private struct Place {
    var sdk: InputRoot
    var platformFolder: String
  }

  private let root: InputRoot
  private let facts: XcodeFacts?

  /// Opens an Xcode.
  ///
  /// - Throws: `DiscoveryError.unreadable` when its version.plist is damaged.
  init(_ root: InputRoot) throws {
    self.root = root
    facts = try XcodeFacts(app: root.path)
  }

  /// Every SDK for each of its platforms, in order of their folders.
  ///
  /// With a platform asked for, SDKs that do not say theirs are passed over as long as others do.
  ///
  /// - Throws: `DiscoveryError`.
  func parts(options: DiscoveryOptions) throws -> [InputPart] {
    let places = places()
    guard !places.isEmpty else {
      throw DiscoveryError.notAnSDK(
        path: root.path, reason: "this is no Xcode: no SDK is below Contents/Developer/Platforms")
    }
    var parts: [InputPart] = []
    var failure: (any Error)?
    for place in places {
      do {
        for platform in try SDKDiscovery.platforms(ofSDK: place.sdk) {
          parts.append(InputPart(platform: platform) { try discover(place, platform, options: $0) })
        }
      } catch {
        if options.platform == nil { throw error }
        failure = failure ?? error
      }
    }
    do {
      return try InputPart.wanted(parts, platform: options.platform, path: root.path)
    } catch {
      throw failure ?? error
    }
  }

  private func discover(
    _ place: Place, _ platform: KnownPlatform, options: DiscoveryOptions
  ) throws -> DiscoveredInput {
    var options = options
    options.platform = platform.name
    var input = try SDKDiscovery.sdk(place.sdk, options: options)
    input.xcode = facts
    // Some SDKs (DriverKit's) do not name their build: the platform's, else Xcode's own, tells them apart.
    input.build = input.build ?? Self.sdkBuild(platformFolder: place.platformFolder) ?? facts?.build
    return input
  }

  /// The SDKs by their true places: `iPhoneOS27.2.sdk` is a link to `iPhoneOS.sdk`. What a link to outside
  /// leads to is not Xcode's own.
  private func places() -> [Place] { Self.places(root) }

  private static func places(_ root: InputRoot) -> [Place] {
    let folder = root.path + "/Contents/Developer/Platforms"
    var plain: [Place] = []
    var linked: [Place] = []
    for platform in FileSystem.names(in: folder) where platform.hasSuffix(".platform") {
      let platformFolder = PathText.join(folder, platform)
      let sdks = platformFolder + "/Developer/SDKs"
      for name in FileSystem.names(in: sdks) where name.hasSuffix(".sdk") {
        let path = PathText.join(sdks, name)
        guard FileSystem.isFolder(path), let real = FileSystem.realPath(path), root.holds(real: real) else {
          continue
        }
        let place = Place(sdk: InputRoot(path: path, real: real), platformFolder: platformFolder)
        if FileSystem.kindItself(path) == .link { linked.append(place) } else { plain.append(place) }
      }
    }
    var seen: Set<String> = []
    return (plain + linked).filter { seen.insert($0.sdk.real).inserted }
      .sorted { TextOrder.precedes($0.sdk.path, $1.sdk.path) }
  }

  /// What is looked at in an Xcode: files that say which builds it has, and its SDKs.
  struct Places {
    let files: [String]
    let sdks: [String]

    init(_ root: InputRoot) {
      let places = XcodeApp.places(root)
      sdks = places.map(\.sdk.real)
      files = [root.real + "/Contents/version.plist"] + places.map { $0.platformFolder + "/Info.plist" }
    }
  }

  private static func sdkBuild(platformFolder: String) -> String? {
    let list = try? PropertyList.read(platformFolder + "/Info.plist")
    let build = list?.string("AdditionalInfo", "DTSDKBuild") ?? list?.string("DTSDKBuild")
    return build.flatMap { VersionText.isFit($0) ? $0 : nil }
  }
}

/// One state of a product on a platform.
public struct SDKBuild: Hashable, Sendable, Codable {
  /// What is versioned: `sdk` for a platform SDK, else a framework's or folder's name.
  public var product: String
  /// The platform in an SDK's words: `iphoneos`, `macosx`, `xros` …
  public var platform: String
  /// The product's version, where it is known.
  public var version: String?
  /// The build number, or another name for the state.
  public var build: String

  /// Makes a build.
  public init(product: String, platform: String, version: String?, build: String) {
    self.product = product
    self.platform = platform
    self.version = version
    self.build = build
  }

  /// `product/platform/build`: its name in the store.
  public var path: String { "\(product)/\(platform)/\(build)" }

  /// Orders builds of one product and platform: version, then build number; a name that is no build
  /// number stands before those that are. Two such names are equal here: the order in which a store was
  /// given them decides.
  public static func isOlder(_ lhs: SDKBuild, than rhs: SDKBuild) -> Bool {
    let left = lhs.version.flatMap { Version($0) } ?? Version(0)
    let right = rhs.version.flatMap { Version($0) } ?? Version(0)
    if left != right { return left < right }
    switch (BuildNumber(lhs.build), BuildNumber(rhs.build)) {
    case (let left?, let right?): return left < right
    case (nil, .some): return true
    case (.some, nil): return false
    case (nil, nil): return false
    }
  }
}

import SymbolModel

/// What a store holds of one build: a small JSON file that names the objects.
public struct SnapshotManifest: Hashable, Sendable, Codable {
  /// A module of the build.
  public struct Module: Hashable, Sendable, Codable {
    /// Its name.
    public var name: String
    /// How it fared.
    public var status: ModuleStatus
    /// Why it is not complete.
    public var reason: String?
    /// How many symbols it has.
    public var symbols: Int
    /// How many places could not be read right.
    public var incomplete: Int
    /// How many headers were read.
    public var headers: Int
    /// Headers left out, with the reason.
    public var skipped: [String: String]?
    /// The digest of each facet, by its name (`Facet`).
    public var digests: [String: String]
    /// How it stands with its Swift names; nil when nobody asked for them.
    public var swiftNames: SwiftNamesState?

    /// Makes a module.
    public init(
      name: String, status: ModuleStatus, reason: String? = nil, symbols: Int = 0, incomplete: Int = 0,
      headers: Int = 0, skipped: [String: String]? = nil, digests: [String: String] = [:]
    ) {
      self.name = name
      self.status = status
      self.reason = reason
      self.symbols = symbols
      self.incomplete = incomplete
      self.headers = headers
      self.skipped = skipped
      self.digests = digests
    }
  }

  /// The programs that made a snapshot.
  public struct Tool: Hashable, Sendable, Codable {
    /// Version of sdkdiff.
    public var version: String
    /// Version of what is extracted.
    public var extractor: Int
    /// Version of libclang.
    public var libclang: String
    /// Version of the stub headers.
    public var stubs: Int

    /// Makes a tool.
    public init(version: String, extractor: Int, libclang: String, stubs: Int) {
      self.version = version
      self.extractor = extractor
      self.libclang = libclang
      self.stubs = stubs
    }
  }

  /// The Xcode an SDK came with.
  public struct Xcode: Hashable, Sendable, Codable {
    /// Its version: `27.2`.
    public var version: String?
    /// Its build number: `17C5038g`.
    public var build: String?

    /// Makes an Xcode.
    public init(version: String?, build: String?) {
      self.version = version
      self.build = build
    }
  }

  /// The version of the store's format that is written here.
  public static let currentFormat = 1

  /// Version of the format.
  public var format: Int
  /// The build.
  public var build: SDKBuild
  /// The modules asked for; nil when the build was taken whole.
  public var scope: [String]?
  /// The how-manieth build of its product and platform this store was given, from 1.
  public var sequence: Int
  /// The compiler's target.
  public var target: String
  /// The programs.
  public var tool: Tool
  /// The modules, by name.
  public var modules: [Module]
  /// Modules of documentation pages, by name; nil when the build was given none. They stand apart, so that a version
  /// that knows no pages sees none.
  public var pages: [Module]?
  /// Declarations of kinds that the extractor does not know, by libclang's word, and platforms, as `platform NAME`.
  public var unknownKinds: [String: Int]?
  /// The Xcode the SDK was taken from; it says where, not what.
  public var xcode: Xcode?
  /// Digest of all that was read, and of what read it: the same again need not be parsed.
  public var inputDigest: String?

  /// Makes a manifest of the current format.
  public init(
    build: SDKBuild, scope: [String]?, sequence: Int, target: String, tool: Tool, modules: [Module],
    unknownKinds: [String: Int]? = nil, xcode: Xcode? = nil, inputDigest: String? = nil
  ) {
    format = Self.currentFormat
    self.build = build
    self.scope = scope
    self.sequence = sequence
    self.target = target
    self.tool = tool
    self.modules = modules
    self.unknownKinds = unknownKinds
    self.xcode = xcode
    self.inputDigest = inputDigest
  }
}

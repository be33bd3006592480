import APIDiff
import SymbolModel

/// What happened to one symbol in the stored builds of one product on one platform, under whatever names and in
/// whatever modules.
public struct SymbolHistory: Sendable {
  /// What happened from one build to another.
  public struct Event: Sendable {
    /// What it is.
    public enum Kind: String, Sendable, CaseIterable {
      /// The first build in which its module was read has it; it may be older.
      case present
      /// It was not there before.
      case added
      /// Both builds have it, under one name or two, in one module or two.
      case changed
      /// It is there no more.
      case removed
      /// Its module was not read in that build, or not this part of it: nobody knows.
      case unknown
    }

    /// What it is.
    public let kind: Kind
    /// The build before, in which the module was read; nil for the first.
    public let baseline: SDKBuild?
    /// The build that shows it.
    public let build: SDKBuild
    /// The module.
    public let module: String
    /// Why nobody knows, or what no finding says.
    public let reason: String?
    /// What a diff of the two builds says of the symbol, as far as it is no noise; no group.
    public let findings: [Finding]
  }

  /// How it stands in the newest build.
  public enum End: Sendable, Equatable {
    /// It is there.
    case present(SDKBuild)
    /// It is not there; the build is the first without it.
    case removed(SDKBuild)
    /// Its module was not read in the newest builds; the build is the last in which it was.
    case unknown(SDKBuild)
  }

  /// The product of the builds.
  public let product: String
  /// Their platform.
  public let platform: String
  /// How many builds of that product and platform are stored.
  public let builds: Int
  /// The module that it is, or was, in last.
  public let module: String
  /// As it is, or was, called last.
  public let symbol: SymbolReference
  /// What it was called before, oldest first.
  public let formerNames: [String]
  /// What happened, oldest first.
  public let events: [Event]
  /// How it stands now.
  public let end: End
}

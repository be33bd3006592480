import SymbolModel

/// One fact that differs between two builds, with its level.
public struct Finding: Hashable, Sendable {
  /// Both sides of a printed declaration.
  public struct Declarations: Hashable, Sendable, Codable {
    /// In the baseline; nil when the symbol is new.
    public let old: String?
    /// In the current build; nil when the symbol is gone.
    public let new: String?

    /// Makes a pair.
    public init(old: String?, new: String?) {
      self.old = old
      self.new = new
    }
  }

  /// What changed.
  public var id: ChangeID
  /// How much it matters.
  public var level: ChangeLevel
  /// Identifies the finding from run to run, 32 hexadecimal digits; depends on no wording.
  public var fingerprint = ""
  /// The group it belongs to.
  public var group: String?
  /// The module.
  public var module: String
  /// The printed name of the container.
  public var container: String?
  /// The symbol; nil for a whole module.
  public var symbol: SymbolReference?
  /// The parameter, protocol, attribute or part of the documentation.
  public var part: String?
  /// The platform, in availability's words.
  public var platform: String?
  /// The value in the baseline.
  public var old: String?
  /// The value in the current build.
  public var new: String?
  /// What the availability attribute says.
  public var message: String?
  /// What to use instead.
  public var replacement: String?
  /// Both declarations, the side that is missing nil.
  public var declaration: Declarations?
  /// Effective availability of the side shown.
  public var availability: Availability?
  /// What changed in the documentation.
  public var documentation: DocumentationChange?
  /// Place in the current build.
  public var location: HeaderLocation?
  /// Place in the baseline.
  public var baselineLocation: HeaderLocation?
  /// The key of the symbol, for fingerprints and groups.
  package var key = ""
  /// The key of its container, for groups.
  package var containerKey: String?

  /// Makes a finding with nothing but what it always has.
  public init(id: ChangeID, level: ChangeLevel, module: String) {
    self.id = id
    self.level = level
    self.module = module
  }
}

import SymbolModel

/// One fact that differs between two builds, with its level.
///
/// A value of many parts: copies share them until one changes.
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

  private var shared: Shared

  /// Makes a finding with nothing but what it always has.
  public init(id: ChangeID, level: ChangeLevel, module: String) {
    shared = Shared(FindingFacts(id: id, level: level, module: module))
  }

  /// What changed.
  public var id: ChangeID {
    get { shared.facts.id }
    set { own.facts.id = newValue }
  }
  /// How much it matters.
  public var level: ChangeLevel {
    get { shared.facts.level }
    set { own.facts.level = newValue }
  }
  /// Identifies the finding from run to run, 32 hexadecimal digits; depends on no wording.
  public var fingerprint: String {
    get { shared.facts.fingerprint }
    set { own.facts.fingerprint = newValue }
  }
  /// The group it belongs to.
  public var group: String? {
    get { shared.facts.group }
    set { own.facts.group = newValue }
  }
  /// The module.
  public var module: String {
    get { shared.facts.module }
    set { own.facts.module = newValue }
  }
  /// The printed name of the container.
  public var container: String? {
    get { shared.facts.container }
    set { own.facts.container = newValue }
  }
  /// The symbol; nil for a whole module.
  public var symbol: SymbolReference? {
    get { shared.facts.symbol }
    set { own.facts.symbol = newValue }
  }
  /// The parameter, protocol, attribute or part of the documentation.
  public var part: String? {
    get { shared.facts.part }
    set { own.facts.part = newValue }
  }
  /// The platform, in availability's words.
  public var platform: String? {
    get { shared.facts.platform }
    set { own.facts.platform = newValue }
  }
  /// The value in the baseline.
  public var old: String? {
    get { shared.facts.old }
    set { own.facts.old = newValue }
  }
  /// The value in the current build.
  public var new: String? {
    get { shared.facts.new }
    set { own.facts.new = newValue }
  }
  /// What the availability attribute says.
  public var message: String? {
    get { shared.facts.message }
    set { own.facts.message = newValue }
  }
  /// What to use instead.
  public var replacement: String? {
    get { shared.facts.replacement }
    set { own.facts.replacement = newValue }
  }
  /// Both declarations, the side that is missing nil.
  public var declaration: Declarations? {
    get { shared.facts.declaration }
    set { own.facts.declaration = newValue }
  }
  /// Effective availability of the side shown.
  public var availability: Availability? {
    get { shared.facts.availability }
    set { own.facts.availability = newValue }
  }
  /// How to call the symbol, where its availability asks for a guard.
  public var callGuard: CallGuard? {
    get { shared.facts.callGuard }
    set { own.facts.callGuard = newValue }
  }
  /// What changed in the documentation.
  public var documentation: DocumentationChange? {
    get { shared.facts.documentation }
    set { own.facts.documentation = newValue }
  }
  /// Place in the current build.
  public var location: HeaderLocation? {
    get { shared.facts.location }
    set { own.facts.location = newValue }
  }
  /// Place in the baseline.
  public var baselineLocation: HeaderLocation? {
    get { shared.facts.baselineLocation }
    set { own.facts.baselineLocation = newValue }
  }
  /// The header lines around it, where they were asked for and kept.
  public var context: HeaderContext? {
    get { shared.facts.context }
    set { own.facts.context = newValue }
  }
  /// The key of the symbol, for fingerprints and groups.
  package var key: String {
    get { shared.facts.key }
    set { own.facts.key = newValue }
  }
  /// The key of the symbol in the baseline; nil when it is new. Another one where it was renamed.
  package var baselineKey: String? {
    get { shared.facts.baselineKey }
    set { own.facts.baselineKey = newValue }
  }
  /// The key of the symbol in the current build; nil when it is gone.
  package var currentKey: String? {
    get { shared.facts.currentKey }
    set { own.facts.currentKey = newValue }
  }
  /// The module that it was in before, where it moved.
  package var baselineModule: String? {
    get { shared.facts.baselineModule }
    set { own.facts.baselineModule = newValue }
  }
  /// The key of its container.
  package var containerKey: String? {
    get { shared.facts.containerKey }
    set { own.facts.containerKey = newValue }
  }
  /// What the headers wrote about its availability.
  var origin: AvailabilityOrigin {
    get { shared.facts.origin }
    set { own.facts.origin = newValue }
  }
  /// The one cause that it shares with others.
  var cause: Cause? {
    get { shared.facts.cause }
    set { own.facts.cause = newValue }
  }

  /// The parts, for writing.
  private var own: Shared {
    mutating get {
      if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.facts) }
      return shared
    }
  }

  /// Whether all parts are equal.
  public static func == (lhs: Finding, rhs: Finding) -> Bool {
    lhs.shared === rhs.shared || lhs.shared.facts == rhs.shared.facts
  }

  /// By all parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(shared.facts) }

  /// Where copies meet. It changes only where a single finding refers to it.
  private final class Shared: @unchecked Sendable {
    var facts: FindingFacts

    init(_ facts: FindingFacts) { self.facts = facts }
  }
}

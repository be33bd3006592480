/// How it stands with the Swift names of a module; the manifest keeps it beside the digest of the names.
public struct SwiftNamesState: Hashable, Sendable, Codable {
  /// What came of asking the compiler.
  public enum Status: String, Hashable, Sendable, Codable {
    /// All names are known.
    case complete
    /// Part of the headers has none; the reason says why.
    case partial
    /// Names were had in spite of errors: words may stand in them that are else left out.
    case relaxed
    /// There are none; the reason says why.
    case none
  }

  /// The toolchain that was asked: `swift-6.3.1-RELEASE`.
  public var toolchain: String
  /// The version of how it was asked.
  public var recipe: Int
  /// What came of it.
  public var status: Status
  /// Why the names are not complete.
  public var reason: String?
  /// How many symbols have a name.
  public var names: Int
  /// Digest of all that the names depend on; with an equal one they need not be asked for again. Nil when it cannot be
  /// told.
  public var input: String?

  /// Whether its names and those of another state may be held against each other: other compilers name things otherwise,
  /// and so does one that had errors.
  public func compares(with other: SwiftNamesState) -> Bool {
    let isSound = [self, other].allSatisfy { $0.status == .complete || $0.status == .partial }
    return isSound && toolchain == other.toolchain && recipe == other.recipe
  }

  /// Makes a state.
  public init(
    toolchain: String, recipe: Int, status: Status, reason: String? = nil, names: Int = 0,
    input: String? = nil
  ) {
    self.toolchain = toolchain
    self.recipe = recipe
    self.status = status
    self.reason = reason
    self.names = names
    self.input = input
  }
}

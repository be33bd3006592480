/// The symbols of one module in one build.
public struct ModuleSnapshot: Hashable, Sendable {
  /// The module's name.
  public var name: String
  /// Its symbols, by key.
  public var symbols: [Symbol]
  /// Places that could not be read right, in order.
  public var incomplete: [IncompleteDeclaration]
  /// What the module's own availability macros stand for, for those that its declarations use.
  public var availabilityMacros: [String: String]
  /// Class and type names of frameworks that were not there, declared by the tool to read on.
  public var standIns: [String]

  /// Makes a module.
  public init(
    name: String, symbols: [Symbol], incomplete: [IncompleteDeclaration] = [],
    availabilityMacros: [String: String] = [:], standIns: [String] = []
  ) {
    self.name = name
    self.symbols = symbols
    self.incomplete = incomplete
    self.availabilityMacros = availabilityMacros
    self.standIns = standIns
  }
}

import LibClang
import SymbolModel

/// One declaration as it was met; several may make one symbol.
struct Draft: Sendable {
  var symbol: Symbol
  let file: SourceFile
  /// From the declaration's first byte to its end.
  let range: Range<Int>
  /// Whether this is more than a mention ahead of the definition.
  var isDefinition = true
  /// What the module's own availability macros on it stand for.
  var availabilityMacros: [String: String] = [:]
  /// Availability of the category it stands in, when that category is folded into its class.
  var categoryAvailability: Availability?
}

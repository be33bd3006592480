import LibClang
import SymbolModel

/// One declaration as it was met; several may make one symbol.
///
/// A class, because a symbol is large and goes through many hands. Never in two threads at once: the one
/// that reads the unit hands each draft over to the one that puts its module together.
final class Draft: @unchecked Sendable {
  var symbol: Symbol
  let file: SourceFile
  /// From the declaration's first byte to its end.
  let range: Range<Int>
  /// Whether this is more than a mention ahead of the definition.
  var isDefinition = true
  /// A tag without a name of its own.
  var isUnnamed = false
  /// Its availability before regions and attributes are put together.
  var stated = StatedAvailability()
  /// What the module's own availability macros on it stand for.
  var availabilityMacros: [String: String] = [:]
  /// The name of the category whose mention of its class this is, empty for a class extension.
  var categoryName: String?
  /// Types that the header writes with names inside, those of a block's parameters: of the declaration itself, and its
  /// parameters; nil where there are none.
  var writtenType: String?
  var writtenParameters: [Parameter]?
  /// Availability of the category it stands in, when that category is folded into its class.
  var categoryAvailability: Availability?

  init(symbol: Symbol, file: SourceFile, range: Range<Int>) {
    self.symbol = symbol
    self.file = file
    self.range = range
  }

  /// The symbol with its types as the header writes them, for its declaration.
  var asWritten: Symbol {
    guard writtenType != nil || writtenParameters != nil else { return symbol }
    var symbol = symbol
    symbol.type = writtenType ?? symbol.type
    symbol.parameters = writtenParameters ?? symbol.parameters
    return symbol
  }

  /// Takes over what an unnamed enum around a constant says about platforms.
  func inherit(from unnamed: Draft) {
    symbol.availability = symbol.availability.effective(in: unnamed.symbol.availability)
    for written in unnamed.symbol.availabilityAsWritten where !symbol.availabilityAsWritten.contains(written)
    {
      symbol.availabilityAsWritten.append(written)
    }
    for region in unnamed.symbol.availabilityRegions where !symbol.availabilityRegions.contains(region) {
      symbol.availabilityRegions.append(region)
    }
    availabilityMacros.merge(unnamed.availabilityMacros) { max($0, $1) }
  }
}

/// A thing that reports count.
package enum Noun: CaseIterable {
  case finding, symbol, member, module
  /// How many findings of a level there are.
  case breaking, warning, info, noise
  /// `4 noise hidden (--show-noise)`.
  case hiddenNoise
  case suppressed
  /// Modules that were not, or not wholly, compared.
  case partialModule
  /// Modules that are equal in both builds: all of them, and those that have headers.
  case equalModule, equalModuleWithHeaders
  /// More findings than are listed.
  case more
}

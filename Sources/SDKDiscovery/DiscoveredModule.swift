/// A framework, a header library's folder, or a lone folder of headers.
package struct DiscoveredModule: Sendable, Hashable {
  /// Its name, unique in the input.
  package var name: String
  /// Its headers: the umbrella first, then the rest sorted by name.
  package var headers: [DiscoveredHeader]
  /// How many of them, from the first, are the umbrella's: 0 or 1.
  package var umbrellaCount: Int
  /// The headers left out, sorted by name.
  package var skipped: [SkippedHeader]
  /// Why there is nothing to parse (`Swift only`, `no headers`, `C++ only` …); nil when there are headers.
  package var reasonWithoutHeaders: String?

  /// Makes a module.
  package init(
    name: String, headers: [DiscoveredHeader], umbrellaCount: Int, skipped: [SkippedHeader] = [],
    reasonWithoutHeaders: String? = nil
  ) {
    self.name = name
    self.headers = headers
    self.umbrellaCount = umbrellaCount
    self.skipped = skipped
    self.reasonWithoutHeaders = reasonWithoutHeaders
  }
}

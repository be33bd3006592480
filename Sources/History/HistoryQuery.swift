/// What somebody asks the history of, and where to look for it.
public struct HistoryQuery: Hashable, Sendable {
  /// A name as reports print it, a name without its container, a selector, a Swift name or a USR; `*` stands for any
  /// text and `?` for one character.
  public var symbol: String
  /// Only builds of this product; nil for all.
  public var product: String?
  /// Only builds for this platform; nil for all.
  public var platform: String?
  /// Only symbols of these modules; all when empty.
  public var modules: [String]

  /// Makes a query.
  public init(symbol: String, product: String? = nil, platform: String? = nil, modules: [String] = []) {
    self.symbol = symbol
    self.product = product
    self.platform = platform
    self.modules = modules
  }
}

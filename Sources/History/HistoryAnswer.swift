/// The histories of the symbols that a query fits.
public struct HistoryAnswer: Sendable {
  /// A symbol whose history is not told, because there are too many.
  public struct Match: Hashable, Sendable {
    /// The product of the builds.
    public let product: String
    /// Their platform.
    public let platform: String
    /// Its module.
    public let module: String
    /// Its printed name.
    public let name: String
  }

  /// What was asked.
  public let query: HistoryQuery
  /// The histories, by name, module, product and platform; not more than `HistoryReader.most`.
  public let histories: [SymbolHistory]
  /// The next that fit, by name; not more than `HistoryReader.mostListed`.
  public let others: [Match]
  /// How many fit beside those.
  public let omitted: Int
}

import SymbolModel

/// A suppression, ready to be held against many findings.
struct SuppressionMatcher {
  private let entry: Suppression
  private let id: ChangeID?
  private let module: NamePattern?
  private let symbol: NamePattern?

  init(_ entry: Suppression) {
    self.entry = entry
    id = entry.id.flatMap(ChangeID.init)
    module = entry.module.map(NamePattern.init)
    symbol = entry.symbol.map(NamePattern.init)
  }

  /// Whether the entry is about `finding`.
  func matches(_ finding: Finding) -> Bool {
    if entry.id != nil, id != finding.id { return false }
    if let fingerprint = entry.fingerprint, fingerprint != finding.fingerprint { return false }
    if let module, !module.matches(finding.module) { return false }
    if let symbol {
      guard let name = finding.symbol?.name, symbol.matches(name) else { return false }
    }
    return true
  }
}

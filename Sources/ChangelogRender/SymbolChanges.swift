import APIDiff

/// What happened to one symbol in one way, on several platforms.
struct SymbolChanges {
  private(set) var findings: [Finding]

  /// Findings of a group, those of one symbol, id and level together, in the order of their first.
  static func gather(_ findings: [Finding]) -> [SymbolChanges] {
    struct Place: Hashable {
      let symbol: SymbolReference?
      let id: ChangeID
      let level: ChangeLevel
    }
    var places: [Place: Int] = [:]
    var result: [SymbolChanges] = []
    for finding in findings {
      let place = Place(symbol: finding.symbol, id: finding.id, level: finding.level)
      if let position = places[place] {
        result[position].findings.append(finding)
      } else {
        places[place] = result.count
        result.append(SymbolChanges(findings: [finding]))
      }
    }
    return result
  }
}

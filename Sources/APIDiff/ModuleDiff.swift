import SymbolModel

/// Compares one module's two sides.
struct ModuleDiff {
  let old: ModuleSide
  let new: ModuleSide
  /// Finds classes and categories of other modules.
  let ancestry: Ancestry
  /// Whether the Swift names of both sides may be held against each other.
  var comparesSwiftNames = false
  /// The symbols that are looked at; all when nil.
  let keys: Set<String>?

  /// The findings, with everything but fingerprints and groups.
  func findings() throws -> [Finding] {
    let comparison = SymbolComparison { superclass, name, onNewSide in
      inherits(superclass, name, onNewSide)
    }
    var findings: [Finding] = []
    let pairs = try ModuleMatcher(old: old, new: new, comparesSwiftNames: comparesSwiftNames).pairs()
    var renamed: [String: Symbol] = [:]
    for pair in pairs where pair.relation == .renamed {
      if let old = pair.old, let new = pair.new, old.kind.isContainer { renamed[new.key] = old }
    }
    for pair in chosen(pairs) {
      if pair.old == nil, let key = pair.new?.containerKey {
        pair.existingContainer = try renamed[key] ?? old.symbol(key: key)
      }
      findings += SymbolFindings.of(pair, comparison)
    }
    findings = MovedComments.quieted(findings)
    CauseGroups(oldMacros: old.availabilityMacros, newMacros: new.availabilityMacros).mark(&findings)
    return findings
  }

  /// The pairs of the symbols that are looked at, and those without which these would be judged otherwise: a
  /// member moves with its container, and a comment to a neighbour.
  private func chosen(_ pairs: [SymbolPair]) -> [SymbolPair] {
    guard let keys else { return pairs }
    func symbols(_ pair: SymbolPair) -> [Symbol] { [pair.old, pair.new].compactMap(\.self) }
    let wanted = pairs.filter { pair in symbols(pair).contains { keys.contains($0.key) } }.flatMap(symbols)
    let containers = Set(wanted.compactMap(\.containerKey))
    let places = Set(wanted.map { [$0.header, $0.container] })
    return pairs.filter { pair in
      symbols(pair).contains {
        keys.contains($0.key) || containers.contains($0.key) || places.contains([$0.header, $0.container])
      }
    }
  }

  private func inherits(_ superclass: String, _ name: String, _ onNewSide: Bool) -> Bool {
    let side = onNewSide ? new : old
    var current: String? = superclass
    var seen: Set<String> = []
    while let className = current, seen.insert(className).inserted {
      let here = (try? side.symbol(key: "c:objc(cs)\(className)")).map(ClassParents.init)
      guard let parents = here ?? ancestry.parents(of: className, onNewSide: onNewSide) else { break }
      if parents.protocols.contains(name) { return true }
      current = parents.superclass
    }
    return seen.contains { ancestry.hasCategory(on: $0, adopting: name, onNewSide: onNewSide) }
  }
}

import SymbolModel

/// Compares one module's two sides.
struct ModuleDiff {
  let old: ModuleSide
  let new: ModuleSide
  /// Finds classes and categories of other modules.
  let ancestry: Ancestry

  /// The findings, with everything but fingerprints and groups.
  func findings() throws -> [Finding] {
    let comparison = SymbolComparison { superclass, name, onNewSide in
      inherits(superclass, name, onNewSide)
    }
    var findings: [Finding] = []
    for pair in try ModuleMatcher(old: old, new: new).pairs() {
      var pair = pair
      if pair.old == nil, let key = pair.new?.containerKey {
        pair.existingContainer = try old.symbol(key: key)
      }
      for aspect in comparison.aspects(of: pair) {
        for rule in RuleRegistry.symbolRules { findings += rule.findings(for: aspect, in: pair) }
      }
    }
    findings = MovedComments.quieted(findings)
    CauseGroups(oldMacros: old.availabilityMacros, newMacros: new.availabilityMacros).mark(&findings)
    return findings
  }

  private func inherits(_ superclass: String, _ name: String, _ onNewSide: Bool) -> Bool {
    var current: String? = superclass
    var seen: Set<String> = []
    while let className = current, seen.insert(className).inserted {
      let here = try? (onNewSide ? new : old).symbol(key: "c:objc(cs)\(className)")
      guard let symbol = here ?? ancestry.lookUp(className, onNewSide: onNewSide) else { break }
      if symbol.protocols.contains(name) { return true }
      current = symbol.superclass
    }
    return seen.contains { ancestry.hasCategory(on: $0, adopting: name, onNewSide: onNewSide) }
  }
}

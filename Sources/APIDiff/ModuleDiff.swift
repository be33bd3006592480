import SymbolModel

/// Compares one module's two sides.
struct ModuleDiff {
  let old: ModuleSide
  let new: ModuleSide
  /// Protocols that a class and its ancestors in other modules adopt.
  let ancestry: (_ name: String, _ onNewSide: Bool) -> Symbol?

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
      guard let symbol = here ?? ancestry(className, onNewSide) else { return false }
      if symbol.protocols.contains(name) { return true }
      current = symbol.superclass
    }
    return false
  }
}

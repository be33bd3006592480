/// What all rules have to say about a pair.
enum SymbolFindings {
  static func of(_ pair: SymbolPair, _ comparison: SymbolComparison) -> [Finding] {
    var findings: [Finding] = []
    for aspect in comparison.aspects(of: pair) {
      for rule in RuleRegistry.symbolRules { findings += rule.findings(for: aspect, in: pair) }
    }
    return findings
  }
}

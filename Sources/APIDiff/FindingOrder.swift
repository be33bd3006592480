/// The contract's total order of findings.
enum FindingOrder {
  static func sorted(_ findings: [Finding]) -> [Finding] {
    findings.map { (key: key($0), finding: $0) }.sorted { left, right in
      for (first, second) in zip(left.key, right.key) where first != second {
        return first.utf8.lexicographicallyPrecedes(second.utf8)
      }
      let lines = (line(left.finding), line(right.finding))
      return lines.0 < lines.1
    }.map(\.finding)
  }

  private static func key(_ finding: Finding) -> [String] {
    [
      finding.module, finding.symbol?.name ?? "", finding.symbol?.kind ?? "", finding.symbol?.usr ?? "",
      finding.id.rawValue, finding.platform ?? "", finding.part ?? "", finding.old ?? "", finding.new ?? "",
      (finding.location ?? finding.baselineLocation)?.header ?? "",
    ]
  }

  private static func line(_ finding: Finding) -> Int {
    (finding.location ?? finding.baselineLocation)?.line ?? 0
  }
}

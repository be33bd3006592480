extension Changelog {
  /// The changelog with only those findings, and modules, that somebody wants to hear of.
  ///
  /// Counts and groups are those of what is left; what was suppressed stays counted.
  package func choosing(
    modules isWantedModule: (String) -> Bool, findings isWanted: (Finding) -> Bool
  ) -> Changelog {
    var changelog = self
    changelog.modules = modules.filter { isWantedModule($0.name) }
    changelog.keep(findings.filter(isWanted))
    return changelog
  }

  /// Leaves nothing but some of its findings.
  mutating func keep(_ kept: [Finding]) {
    for finding in findings { summary.count(finding.level, by: -1) }
    for finding in kept { summary.count(finding.level, by: 1) }
    findings = kept
    keepGroups()
  }

  /// Counts the groups anew; what is alone now has none.
  private mutating func keepGroups() {
    let members = Dictionary(grouping: findings.indices.filter { findings[$0].group != nil }) {
      findings[$0].group ?? ""
    }
    for numbers in members.values where numbers.count < 2 {
      for number in numbers { findings[number].group = nil }
    }
    groups = groups.compactMap { group in
      guard let numbers = members[group.id], numbers.count > 1 else { return nil }
      return group.with(
        count: numbers.count, level: numbers.map { findings[$0].level }.max() ?? group.level)
    }
  }
}

import APIDiff

/// One module's findings, those of a group gathered.
struct ModuleReport {
  /// What stands on its own in a list.
  enum Entry {
    case finding(Finding)
    /// Findings with one cause; for a container that came or went its own finding, if it is shown, too.
    case group(ChangeGroup, own: Finding?, members: [Finding])

    /// All its findings.
    var findings: [Finding] {
      switch self {
      case .finding(let finding): [finding]
      case .group(_, let own, let members): (own.map { [$0] } ?? []) + members
      }
    }

    /// The finding it starts with.
    var lead: Finding? {
      switch self {
      case .finding(let finding): finding
      case .group(_, let own, let members): own ?? members.first
      }
    }
  }

  let name: String
  let findings: [Finding]
  /// In the changelog's order; a group stands where its container's own finding does.
  let entries: [Entry]

  init(name: String, findings: [Finding], groups: [ChangeGroup]) {
    self.name = name
    self.findings = findings
    let members = Dictionary(grouping: findings.indices.filter { findings[$0].group != nil }) {
      findings[$0].group ?? ""
    }
    var groupAt: [Int: ChangeGroup] = [:]
    var owners: Set<Int> = []
    for group in groups {
      guard let indices = members[group.id], let first = indices.first else { continue }
      let own =
        group.cause == .container ? indices.first { findings[$0].symbol?.name == group.name } : nil
      groupAt[own ?? first] = group
      if let own { owners.insert(own) }
    }
    let known = Set(groups.map(\.id))
    entries = findings.indices.compactMap { index -> Entry? in
      if let group = groupAt[index] {
        let others = (members[group.id] ?? []).filter { !owners.contains($0) }
        return .group(
          group, own: owners.contains(index) ? findings[index] : nil, members: others.map { findings[$0] })
      }
      if let id = findings[index].group, known.contains(id) { return nil }
      return .finding(findings[index])
    }
  }

  /// How many findings of a level there are.
  func count(_ level: ChangeLevel) -> Int { findings.count { $0.level == level } }
}

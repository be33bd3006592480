import SymbolModel

/// Groups a container that came or went with its members.
enum ContainerGroups {
  /// Gives the findings their group and makes the groups, in the findings' order.
  static func group(_ findings: inout [Finding]) -> [ChangeGroup] {
    let kinds = Set(SymbolKind.allCases.filter(\.isContainer).map(\.rawValue))
    struct Place: Hashable {
      let module: String
      let key: String
      let id: ChangeID
    }
    var members: [Place: [Int]] = [:]
    var heads: [(place: Place, index: Int)] = []
    for (number, finding) in findings.enumerated() {
      guard finding.id == .symbolAdded || finding.id == .symbolRemoved, let symbol = finding.symbol else {
        continue
      }
      if kinds.contains(symbol.kind), finding.container == nil {
        heads.append((Place(module: finding.module, key: finding.key, id: finding.id), number))
      } else if let container = finding.containerKey {
        members[Place(module: finding.module, key: container, id: finding.id), default: []].append(number)
      }
    }
    var groups: [ChangeGroup] = []
    var used: Set<Place> = []
    for head in heads {
      guard let list = members[head.place], used.insert(head.place).inserted else { continue }
      let all = [head.index] + list
      let id = "g\(groups.count + 1)"
      for number in all { findings[number].group = id }
      let level = all.map { findings[$0].level }.max() ?? .info
      let isAdded = head.place.id == .symbolAdded
      let declaration = findings[head.index].declaration
      groups.append(
        ChangeGroup(
          id: id, cause: .container, name: findings[head.index].symbol?.name ?? "",
          old: isAdded ? nil : declaration?.old,
          new: isAdded ? declaration?.new : nil, level: level, count: all.count, module: head.place.module))
    }
    return groups
  }
}

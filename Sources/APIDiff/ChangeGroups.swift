import SymbolModel

/// Numbers the groups of a changelog in the order of their first findings.
enum ChangeGroups {
  /// Gives findings the ids of their groups.
  static func assign(to findings: inout [Finding]) -> [ChangeGroup] {
    let containers = ContainerCauses(findings)
    var members: [(cause: Cause, numbers: [Int])] = []
    var positions: [ObjectIdentifier: Int] = [:]
    for number in findings.indices {
      guard let cause = findings[number].cause ?? containers.cause(of: findings[number]) else { continue }
      if let position = positions[ObjectIdentifier(cause)] {
        members[position].numbers.append(number)
      } else {
        positions[ObjectIdentifier(cause)] = members.count
        members.append((cause, [number]))
      }
    }
    // A filter may have left one of several.
    members.removeAll { $0.numbers.count < 2 }
    return members.enumerated().map { position, group in
      let id = "g\(position + 1)"
      for number in group.numbers { findings[number].group = id }
      let key = group.cause.key
      return ChangeGroup(
        id: id, cause: key.cause, name: key.name, old: key.old, new: key.new,
        level: group.numbers.map { findings[$0].level }.max() ?? .info, count: group.numbers.count,
        module: key.module)
    }
  }
}

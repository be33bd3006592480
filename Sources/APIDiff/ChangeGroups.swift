import SymbolModel

/// Numbers the groups of a changelog in the order of their first findings.
enum ChangeGroups {
  /// Gives findings the ids of their groups.
  static func assign(to findings: inout [Finding]) -> [ChangeGroup] {
    let containers = Containers(findings)
    var keys: [CauseKey?] = findings.map(\.cause)
    for number in findings.indices {
      keys[number] = keys[number] ?? containers.key(of: findings[number], number)
    }
    var ids: [CauseKey: String] = [:]
    var members: [(key: CauseKey, numbers: [Int])] = []
    var positions: [CauseKey: Int] = [:]
    for (number, key) in keys.enumerated() {
      guard let key else { continue }
      if let position = positions[key] {
        members[position].numbers.append(number)
      } else {
        positions[key] = members.count
        members.append((key, [number]))
      }
    }
    // A filter may have left one of several.
    members.removeAll { $0.numbers.count < 2 }
    for (position, group) in members.enumerated() { ids[group.key] = "g\(position + 1)" }
    return members.map { key, numbers in
      let id = ids[key] ?? ""
      for number in numbers { findings[number].group = id }
      return ChangeGroup(
        id: id, cause: key.cause, name: key.name, old: key.old, new: key.new,
        level: numbers.map { findings[$0].level }.max() ?? .info, count: numbers.count, module: key.module)
    }
  }

  /// Containers that came or went, with their members.
  private struct Containers {
    private struct Place: Hashable {
      let module: String
      let key: String
      let id: ChangeID
    }

    private var heads: [Place: Finding] = [:]
    private static let kinds = Set(SymbolKind.allCases.filter(\.isContainer).map(\.rawValue))

    init(_ findings: [Finding]) {
      for finding in findings where Self.isHead(finding) {
        heads[Place(module: finding.module, key: finding.key, id: finding.id)] = finding
      }
    }

    private static func isHead(_ finding: Finding) -> Bool {
      guard finding.id == .symbolAdded || finding.id == .symbolRemoved, let symbol = finding.symbol else {
        return false
      }
      return kinds.contains(symbol.kind)
    }

    func key(of finding: Finding, _ number: Int) -> CauseKey? {
      guard finding.id == .symbolAdded || finding.id == .symbolRemoved else { return nil }
      let own = Place(module: finding.module, key: finding.key, id: finding.id)
      let around = finding.containerKey.map { Place(module: finding.module, key: $0, id: finding.id) }
      guard let head = around.flatMap({ heads[$0] }) ?? heads[own] else { return nil }
      let isAdded = head.id == .symbolAdded
      return CauseKey(
        cause: .container, module: head.module, name: head.symbol?.name ?? "",
        old: isAdded ? nil : head.declaration?.old, new: isAdded ? head.declaration?.new : nil,
        detail: head.key + head.id.rawValue)
    }
  }
}

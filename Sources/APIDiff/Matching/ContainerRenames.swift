import SymbolModel

/// Finds classes, protocols, structs and enums that were renamed with their members.
struct ContainerRenames {
  /// At least so much of the larger side's members went along.
  static let threshold = 0.6

  private let removed: [Symbol]
  private let added: [Symbol]
  /// The names of members, by the keys of their containers.
  private let membersBefore: [String: Set<String>]
  private let membersAfter: [String: Set<String>]
  /// How many members, known by their own name on both sides, went from one container to another.
  private let stayed: [Change: Int]

  private struct Change: Hashable {
    let old: String?
    let new: String?
  }

  /// - Parameter pairs: what was brought together already, such as enum constants of another enum.
  init(removed: [Symbol], added: [Symbol], pairs: [SymbolPair]) {
    self.removed = removed
    self.added = added
    membersBefore = Self.members(of: removed)
    membersAfter = Self.members(of: added)
    var stayed: [Change: Int] = [:]
    for pair in pairs {
      let change = Change(old: pair.old?.containerKey, new: pair.new?.containerKey)
      if change.old != change.new { stayed[change, default: 0] += 1 }
    }
    self.stayed = stayed
  }

  /// The pairs, as positions in the two lists.
  func pairs() -> [(removed: Int, added: Int)] {
    let candidates = Dictionary(grouping: added.indices.filter { added[$0].kind.isContainer }) {
      added[$0].kind
    }
    var result: [(removed: Int, added: Int)] = []
    var used: Set<Int> = []
    for (number, old) in removed.enumerated() where old.kind.isContainer {
      let best = (candidates[old.kind] ?? []).lazy
        .filter { !used.contains($0) && RenamePairing.mayBeOne(old, added[$0]) }
        .map { (position: $0, score: score(old, added[$0])) }
        .filter { $0.score >= Self.threshold }
        .max { ($0.score, $1.position) < ($1.score, $0.position) }
      guard let best else { continue }
      used.insert(best.position)
      result.append((number, best.position))
    }
    return result
  }

  private func score(_ old: Symbol, _ new: Symbol) -> Double {
    let before = membersBefore[old.key] ?? []
    let after = membersAfter[new.key] ?? []
    let stayed = stayed[Change(old: old.key, new: new.key)] ?? 0
    let common = before.intersection(after).count + stayed
    let total = max(before.count, after.count) + stayed
    if total >= 2, Double(common) / Double(total) * 0.8 + 0.2 < Self.threshold { return 0 }
    let names = NameSimilarity.of(old.name, new.name)
    // A container without members, or with one that many have, is known by its name alone.
    guard total >= 2 else { return names >= 0.75 && common == total ? names : 0 }
    return Double(common) / Double(total) * 0.8 + names * 0.2
  }

  private static func members(of symbols: [Symbol]) -> [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    for symbol in symbols {
      guard let container = symbol.containerKey else { continue }
      members[container, default: []].insert("\(symbol.kind.rawValue) \(symbol.ownName)")
    }
    return members
  }
}

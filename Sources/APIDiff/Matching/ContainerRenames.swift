import SymbolModel

/// Finds classes, protocols, structs and enums that were renamed with their members.
struct ContainerRenames {
  /// At least so much of the larger side's members went along.
  static let threshold = 0.6

  let removed: [Symbol]
  let added: [Symbol]
  /// Members known by their own name on both sides, such as enum constants: old and new container.
  let kept: [(old: String?, new: String?)]

  /// The pairs, as positions in the two lists.
  func pairs() -> [(removed: Int, added: Int)] {
    var result: [(removed: Int, added: Int)] = []
    var used: Set<Int> = []
    for (number, old) in removed.enumerated() where old.kind.isContainer {
      let best = added.indices.lazy
        .filter { added[$0].kind == old.kind && !used.contains($0) && RenamePairing.mayBeOne(old, added[$0]) }
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
    let names = NameSimilarity.of(old.name, new.name)
    let before = Set(removed.lazy.filter { $0.containerKey == old.key }.map { memberName($0) })
    let after = Set(added.lazy.filter { $0.containerKey == new.key }.map { memberName($0) })
    let stayed = kept.count { $0.old == old.key && $0.new == new.key }
    let common = before.intersection(after).count + stayed
    let total = max(before.count, after.count) + stayed
    // A container without members, or with one that many have, is known by its name alone.
    guard total >= 2 else { return names >= 0.75 && common == total ? names : 0 }
    return Double(common) / Double(total) * 0.8 + names * 0.2
  }

  private func memberName(_ symbol: Symbol) -> String { "\(symbol.kind.rawValue) \(symbol.ownName)" }
}

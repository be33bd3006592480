import SymbolModel

extension ModuleMatcher {
  /// Pairs what was renamed: containers with their members first, then what stands in one container.
  func pairRenames(
    _ removed: inout [Symbol], _ added: inout [Symbol], _ pairs: inout [SymbolPair]
  ) throws {
    guard !removed.isEmpty, !added.isEmpty else { return }
    let kept = pairs.map { (old: $0.old?.containerKey, new: $0.new?.containerKey) }.filter {
      $0.old != $0.new
    }
    let containers = ContainerRenames(removed: removed, added: added, kept: kept).pairs()
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for (left, right) in containers {
      pairs.append(try pair(removed[left], added[right], .renamed))
      gone.insert(left)
      come.insert(right)
      // Members that moved with it are the same symbols.
      for (number, member) in removed.enumerated() where member.containerKey == removed[left].key {
        guard
          let partner = added.indices.first(where: {
            !come.contains($0) && added[$0].containerKey == added[right].key && added[$0].kind == member.kind
              && added[$0].ownName == member.ownName
          })
        else { continue }
        pairs.append(try pair(member, added[partner]))
        gone.insert(number)
        come.insert(partner)
      }
    }
    removed = removed.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    added = added.enumerated().filter { !come.contains($0.offset) }.map(\.element)
    let single = RenamePairing.pairs(removed: removed, added: added)
    for (left, right) in single { pairs.append(try pair(removed[left], added[right], .renamed)) }
    let left = Set(single.map(\.removed))
    let right = Set(single.map(\.added))
    removed = removed.enumerated().filter { !left.contains($0.offset) }.map(\.element)
    added = added.enumerated().filter { !right.contains($0.offset) }.map(\.element)
  }
}

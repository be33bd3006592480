import SymbolModel

extension ModuleMatcher {
  /// Pairs what was renamed: containers with their members first, then what stands in one container.
  func pairRenames(
    _ removed: inout [Symbol], _ added: inout [Symbol], _ pairs: inout [SymbolPair]
  ) throws {
    guard !removed.isEmpty, !added.isEmpty else { return }
    let containers = ContainerRenames(removed: removed, added: added, pairs: pairs).pairs()
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
    let (before, after) = (removed, added)
    removed.remove(at: gone)
    added.remove(at: come)
    var known = KnownRenames()
    for (left, right) in containers { known.add(before[left], after[right]) }
    // What was renamed may be what kept others from being known again.
    while true {
      let single = RenamePairing.pairs(removed: removed, added: added, knowing: known)
      guard !single.isEmpty else { return }
      for (left, right) in single {
        known.add(removed[left], added[right])
        pairs.append(try pair(removed[left], added[right], .renamed))
      }
      removed.remove(at: Set(single.map(\.removed)))
      added.remove(at: Set(single.map(\.added)))
    }
  }
}

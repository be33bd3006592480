import SnapshotStore
import SymbolModel

/// Brings the symbols of two sides of a module together; only those that differ are decoded.
struct ModuleMatcher {
  let old: ModuleSide
  let new: ModuleSide

  /// The pairs that differ in content or header, and the symbols of one side alone.
  ///
  /// - Throws: `StoreError.damaged`.
  func pairs() throws -> [SymbolPair] {
    var pairs: [SymbolPair] = []
    var removed: [Symbol] = []
    var added: [Symbol] = []
    var left = 0
    var right = 0
    // Both are in the order of their keys.
    while left < old.index.count || right < new.index.count {
      switch order(left, right) {
      case .same:
        let (before, after) = (old.index[left], new.index[right])
        if before.digest != after.digest || before.header != after.header {
          pairs.append(try pair(old.symbol(before), new.symbol(after)))
        }
        left += 1
        right += 1
      case .onlyOld:
        if let symbol = try old.symbol(old.index[left]), !new.mayHide(symbol) { removed.append(symbol) }
        left += 1
      case .onlyNew:
        if let symbol = try new.symbol(new.index[right]), !old.mayHide(symbol) { added.append(symbol) }
        right += 1
      }
    }
    try pairAccessors(&removed, &added, &pairs)
    dropImplied(&removed, &added, pairs)
    try pairKinds(&removed, &added, &pairs)
    try pairRenames(&removed, &added, &pairs)
    for symbol in removed { pairs.append(try pair(symbol, nil)) }
    for symbol in added { pairs.append(try pair(nil, symbol)) }
    return placed(pairs)
  }

  /// The pairs, each told whether its two containers are one.
  private func placed(_ pairs: [SymbolPair]) -> [SymbolPair] {
    var renamed: [String: String] = [:]
    for pair in pairs where pair.old?.kind.isContainer == true && pair.old?.key != pair.new?.key {
      if let old = pair.old, let new = pair.new { renamed[old.key] = new.key }
    }
    return pairs.map { pair in
      var pair = pair
      if let old = pair.oldContainer, let new = pair.newContainer {
        pair.staysInContainer = old.key == new.key || renamed[old.key] == new.key
      }
      return pair
    }
  }

  private enum Order {
    case same, onlyOld, onlyNew
  }

  /// Which side's line of the index comes first.
  private func order(_ left: Int, _ right: Int) -> Order {
    guard left < old.index.count else { return .onlyNew }
    guard right < new.index.count else { return .onlyOld }
    let (before, after) = (old.index[left].key, new.index[right].key)
    if before == after { return .same }
    return before.utf8.lexicographicallyPrecedes(after.utf8) ? .onlyOld : .onlyNew
  }

  func pair(
    _ old: Symbol?, _ new: Symbol?, _ relation: SymbolPair.Relation = .sameKey
  ) throws -> SymbolPair {
    SymbolPair(
      module: self.new.name, old: old, new: new,
      oldContainer: try old?.containerKey.flatMap { try self.old.symbol(key: $0) },
      newContainer: try new?.containerKey.flatMap { try self.new.symbol(key: $0) }, relation: relation)
  }

  /// A macro that became a constant, a function that became a macro: one change, not two.
  private func pairKinds(
    _ removed: inout [Symbol], _ added: inout [Symbol], _ pairs: inout [SymbolPair]
  ) throws {
    // Members are known by container and name; what stands alone, by its own name.
    func identity(_ symbol: Symbol) -> String? {
      switch symbol.kind {
      case .instanceMethod, .typeMethod, .field, .category: nil
      case .property, .classProperty: symbol.name
      default: symbol.ownName
      }
    }
    var byName: [String: [Int]] = [:]
    for (number, symbol) in added.enumerated() {
      if let name = identity(symbol) { byName[name, default: []].append(number) }
    }
    var usedAdded: Set<Int> = []
    var usedRemoved: Set<Int> = []
    for (number, symbol) in removed.enumerated() {
      guard let name = identity(symbol),
        let match = byName[name]?.first(where: { !usedAdded.contains($0) && added[$0].kind != symbol.kind })
      else { continue }
      usedAdded.insert(match)
      usedRemoved.insert(number)
      pairs.append(try pair(symbol, added[match], .otherKind))
    }
    removed = removed.enumerated().filter { !usedRemoved.contains($0.offset) }.map(\.element)
    added = added.enumerated().filter { !usedAdded.contains($0.offset) }.map(\.element)
  }
}

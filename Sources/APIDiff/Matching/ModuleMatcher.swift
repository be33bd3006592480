import SnapshotStore
import SymbolModel

/// Brings the symbols of two sides of a module together; only those that differ are decoded.
struct ModuleMatcher {
  let old: ModuleSide
  let new: ModuleSide
  /// Whether the Swift names of both sides may be held against each other.
  var comparesSwiftNames = false

  /// The pairs that differ in content or header, and the symbols of one side alone.
  ///
  /// - Throws: `StoreError.damaged`.
  func pairs() throws -> [SymbolPair] {
    var pairs: [SymbolPair] = []
    var removed: [Symbol] = []
    var added: [Symbol] = []
    for difference in SymbolsObject.differences(from: old.object, to: new.object) {
      switch difference {
      case .changed(let before, let after):
        pairs.append(try pair(old.symbol(at: before), new.symbol(at: after)))
      case .onlyOld(let row):
        if let symbol = try old.symbol(at: row), isCertain(symbol, lackedBy: new) { removed.append(symbol) }
      case .onlyNew(let row):
        if let symbol = try new.symbol(at: row), isCertain(symbol, lackedBy: old) { added.append(symbol) }
      }
    }
    try pairAccessors(&removed, &added, &pairs)
    dropImplied(&removed, &added, pairs)
    try pairKinds(&removed, &added, &pairs)
    try pairRenames(&removed, &added, &pairs)
    for symbol in removed { pairs.append(try pair(symbol, nil)) }
    for symbol in added { pairs.append(try pair(nil, symbol)) }
    return placed(pairs + (try renamedInSwift(besides: pairs)))
  }

  /// Symbols that are the same in Objective-C, and have another name in Swift.
  private func renamedInSwift(besides pairs: [SymbolPair]) throws -> [SymbolPair] {
    guard comparesSwiftNames, let before = old.swiftNames, let after = new.swiftNames else { return [] }
    let known = Set(pairs.compactMap(\.new?.key))
    return try before.differingKeys(from: after).filter { !known.contains($0) }.compactMap { key in
      guard let old = try old.symbol(key: key), let new = try new.symbol(key: key) else { return nil }
      return try pair(old, new)
    }
  }

  /// The pairs, each told whether its two containers are one.
  private func placed(_ pairs: [SymbolPair]) -> [SymbolPair] {
    var renamed: [String: String] = [:]
    for pair in pairs where pair.old?.kind.isContainer == true && pair.old?.key != pair.new?.key {
      if let old = pair.old, let new = pair.new { renamed[old.key] = new.key }
    }
    return pairs.map { pair in
      if let old = pair.oldContainer, let new = pair.newContainer {
        pair.staysInContainer = old.key == new.key || renamed[old.key] == new.key
      }
      return pair
    }
  }

  /// Whether a symbol is there, and not on the other side: what touches an error may be neither.
  private func isCertain(_ symbol: Symbol, lackedBy side: ModuleSide) -> Bool {
    !symbol.isIncomplete && !side.mayHide(symbol)
  }

  func pair(
    _ old: Symbol?, _ new: Symbol?, _ relation: SymbolPair.Relation = .sameKey
  ) throws -> SymbolPair {
    let pair = SymbolPair(
      module: self.new.name, old: old, new: new,
      oldContainer: try old?.containerKey.flatMap { try self.old.symbol(key: $0) },
      newContainer: try new?.containerKey.flatMap { try self.new.symbol(key: $0) }, relation: relation)
    pair.swiftNames = SwiftNamePair(pair, self.old, self.new, areComparable: comparesSwiftNames)
    return pair
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
    removed.remove(at: usedRemoved)
    added.remove(at: usedAdded)
  }
}

extension [Symbol] {
  /// Takes out those at the given places.
  mutating func remove(at places: Set<Int>) {
    if places.isEmpty { return }
    self = indices.filter { !places.contains($0) }.map { self[$0] }
  }
}

import SnapshotStore
import SymbolModel

/// Finds symbols that went in one module and came in another, as one move.
struct MovePairing {
  /// A symbol's way.
  private struct Move {
    let key: String
    let from: String
    let to: String
  }

  /// For the fingerprints of moves.
  let product: String
  let baseline: SideModules
  let current: SideModules
  /// Whole modules that came or went: their symbols are counted, not listed, but some are old friends.
  let addedModules: [String]
  let removedModules: [String]

  /// Replaces a removal and an addition of the same declaration by a move, with what else changed; nil when
  /// nothing moved.
  ///
  /// - Throws: `StoreError`.
  func pair(_ findings: [Finding]) throws -> [Finding]? {
    let removed = Self.numbers(of: .symbolRemoved, in: findings)
    guard !removed.isEmpty || !removedModules.isEmpty else { return nil }
    let added = Self.numbers(of: .symbolAdded, in: findings)
    var moves: [Move] = []
    var gone: Set<Int> = []
    for (key, number) in removed {
      let old = findings[number]
      if let partner = added[key], findings[partner].module != old.module,
        Self.isSame(old, findings[partner])
      {
        moves.append(Move(key: key, from: old.module, to: findings[partner].module))
        gone.formUnion([number, partner])
      } else if let module = try find(key, old.declaration?.old, in: addedModules, of: current) {
        moves.append(Move(key: key, from: old.module, to: module))
        gone.insert(number)
      }
    }
    for (key, number) in added where !gone.contains(number) {
      let new = findings[number]
      if let module = try find(key, new.declaration?.new, in: removedModules, of: baseline) {
        moves.append(Move(key: key, from: module, to: new.module))
        gone.insert(number)
      }
    }
    guard !moves.isEmpty else { return nil }
    var told = try self.findings(about: moves)
    Fingerprints.assign(to: &told, product: product)
    return findings.indices.filter { !gone.contains($0) }.map { findings[$0] } + told
  }

  /// Where the findings of an id are, by key; those whose key several have are left out.
  private static func numbers(of id: ChangeID, in findings: [Finding]) -> [String: Int] {
    var numbers: [String: Int?] = [:]
    for (number, finding) in findings.enumerated() where finding.id == id {
      numbers[finding.key] = .some(numbers[finding.key] == nil ? number : nil)
    }
    return numbers.compactMapValues(\.self)
  }

  private static func isSame(_ old: Finding, _ new: Finding) -> Bool {
    old.symbol?.kind == new.symbol?.kind && old.declaration?.old == new.declaration?.new
  }

  private func find(
    _ key: String, _ declaration: String?, in modules: [String], of side: SideModules
  ) throws -> String? {
    for name in modules {
      guard let object = try side.module(name).object, let row = object.row(key: key) else { continue }
      return try object.symbol(at: row).declaration == declaration ? name : nil
    }
    return nil
  }

  private func findings(about moves: [Move]) throws -> [Finding] {
    // The declarations are equal, and with them the protocols that they name.
    let comparison = SymbolComparison { _, _, _ in false }
    let keys = Set(moves.map(\.key))
    return try moves.flatMap { move -> [Finding] in
      let old = try baseline.module(move.from)
      let new = try current.module(move.to)
      let before = try old.symbol(key: move.key)
      let after = try new.symbol(key: move.key)
      let pair = SymbolPair(
        module: move.to, old: before, new: after,
        oldContainer: try before?.containerKey.flatMap(old.symbol),
        newContainer: try after?.containerKey.flatMap(new.symbol),
        relation: .moved(fromModule: move.from))
      pair.swiftNames = SwiftNamePair(
        pair, old, new,
        areComparable: baseline.namesState(move.from).flatMap { old in
          current.namesState(move.to).map { old.compares(with: $0) }
        } ?? false)
      let findings = SymbolFindings.of(pair, comparison)
      // Members move with their container: that is told once.
      guard let container = after?.containerKey, keys.contains(container) else { return findings }
      return findings.filter { $0.id != .symbolMoved }
    }
  }
}

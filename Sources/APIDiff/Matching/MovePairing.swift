import SnapshotStore
import SymbolModel

/// Finds symbols that went in one module and came in another, as one move.
struct MovePairing {
  /// Whole modules that came or went: their symbols are counted, not listed, but some are old friends.
  struct Whole {
    let name: String
    let object: SymbolsObject?
  }

  let addedModules: [Whole]
  let removedModules: [Whole]

  /// Replaces a removal and an addition of the same declaration by a move; nil when nothing moved.
  func pair(_ findings: [Finding]) throws -> [Finding]? {
    var removed: [String: [Int]] = [:]
    var added: [String: [Int]] = [:]
    for (number, finding) in findings.enumerated() {
      if finding.id == .symbolRemoved { removed[finding.key, default: []].append(number) }
      if finding.id == .symbolAdded { added[finding.key, default: []].append(number) }
    }
    var moves: [Finding] = []
    var gone: Set<Int> = []
    for (key, numbers) in removed {
      guard numbers.count == 1, let number = numbers.first else { continue }
      let old = findings[number]
      if let partners = added[key], partners.count == 1, let partner = partners.first,
        findings[partner].module != old.module, isSame(old, findings[partner])
      {
        moves.append(move(from: old, to: findings[partner]))
        gone.formUnion([number, partner])
      } else if let (module, symbol) = try find(key, in: addedModules),
        symbol.declaration == old.declaration?.old
      {
        moves.append(move(from: old, toModule: module, symbol))
        gone.insert(number)
      }
    }
    for (key, numbers) in added where removed[key] == nil {
      guard numbers.count == 1, let number = numbers.first, !gone.contains(number),
        let (module, symbol) = try find(key, in: removedModules),
        symbol.declaration == findings[number].declaration?.new
      else { continue }
      var finding = findings[number]
      finding.declaration = Finding.Declarations(old: symbol.declaration, new: symbol.declaration)
      finding.baselineLocation = HeaderLocation(header: symbol.header, line: symbol.line)
      moves.append(asMove(finding, from: module, to: finding.module))
      gone.insert(number)
    }
    guard !moves.isEmpty else { return nil }
    // Members move with their container: that is told once.
    let containers = Set(moves.filter { $0.container == nil }.compactMap { $0.symbol?.name })
    moves.removeAll { $0.container.map(containers.contains) ?? false }
    return findings.indices.filter { !gone.contains($0) }.map { findings[$0] } + moves
  }

  private func isSame(_ old: Finding, _ new: Finding) -> Bool {
    old.symbol?.kind == new.symbol?.kind && old.declaration?.old == new.declaration?.new
  }

  private func find(_ key: String, in modules: [Whole]) throws -> (String, Symbol)? {
    for module in modules {
      guard let object = module.object, let entry = object.entry(key: key) else { continue }
      return (module.name, try object.symbol(entry))
    }
    return nil
  }

  private func move(from old: Finding, to new: Finding) -> Finding {
    var finding = new
    finding.declaration = Finding.Declarations(old: old.declaration?.old, new: new.declaration?.new)
    finding.baselineLocation = old.baselineLocation
    return asMove(finding, from: old.module, to: new.module)
  }

  private func move(from old: Finding, toModule module: String, _ symbol: Symbol) -> Finding {
    var finding = old
    finding.module = module
    finding.symbol = SymbolReference(name: symbol.name, kind: symbol.kind.rawValue, usr: symbol.usr)
    finding.declaration = Finding.Declarations(old: old.declaration?.old, new: symbol.declaration)
    finding.availability = symbol.effectiveAvailability
    finding.location = HeaderLocation(header: symbol.header, line: symbol.line)
    return asMove(finding, from: old.module, to: module)
  }

  private func asMove(_ finding: Finding, from old: String, to new: String) -> Finding {
    var finding = finding
    finding.id = .symbolMoved
    finding.level = finding.level == .noise ? .noise : .warning
    finding.old = old
    finding.new = new
    finding.documentation = nil
    finding.group = nil
    return finding
  }
}

import APIDiff
import SnapshotStore
import SymbolModel

/// Follows symbols through the builds of one line.
struct LineHistories {
  let line: BuildLine
  let lists: [NameListID: NameList]
  let findings: PairFindings
  let contents: ContentReader

  /// What happened to a symbol at a step of its module.
  struct Sighting {
    let from: Int?
    let to: Int
    let sign: SymbolsObject.NameSign
    let row: NameRow
  }

  /// Two symbols that are one, before and after.
  private struct Link {
    let node: SymbolNode
    let other: SymbolNode
  }

  /// The histories of some symbols, and of all that they were before or became later; each once.
  ///
  /// - Throws: `StoreError`.
  func histories(of seeds: [SymbolNode]) throws -> [(nodes: Set<SymbolNode>, history: SymbolHistory)] {
    var sightings: [SymbolNode: [Sighting]] = [:]
    var links: [Link] = []
    var remarks: [SymbolNode: [BuildPair: String]] = [:]
    var waiting = Set(seeds)
    while !waiting.isEmpty {
      let nodes = waiting.sorted()
      for node in nodes { sightings[node] = self.sightings(of: node) }
      try findings.find(requests(nodes, sightings))
      waiting = []
      for node in nodes {
        for sighting in sightings[node] ?? [] {
          guard let from = sighting.from else { continue }
          let (others, remark) = try self.links(of: node, sighting, from)
          if let remark { remarks[node, default: [:]][BuildPair(from: from, to: sighting.to)] = remark }
          for other in others {
            links.append(Link(node: node, other: other))
            if sightings[other] == nil { waiting.insert(other) }
          }
        }
      }
    }
    return components(of: seeds, links).compactMap { nodes in
      HistoryTelling(line: line, findings: findings, sightings: sightings, remarks: remarks)
        .history(of: nodes).map { (nodes, $0) }
    }
  }

  private func sightings(of node: SymbolNode) -> [Sighting] {
    (line.modules[node.module]?.steps ?? []).compactMap { step in
      guard let row = lists[step.list]?.row(key: node.key) else { return nil }
      return Sighting(from: step.from, to: step.to, sign: step.sign ?? row.sign, row: row)
    }
  }

  /// What has to be compared: a symbol's own module, and where it comes or goes those that it may go to.
  private func requests(
    _ nodes: [SymbolNode], _ sightings: [SymbolNode: [Sighting]]
  ) -> [PairFindings.Request] {
    var requests: [BuildPair: PairFindings.Request] = [:]
    for node in nodes {
      for sighting in sightings[node] ?? [] {
        guard let from = sighting.from else { continue }
        let pair = BuildPair(from: from, to: sighting.to)
        var request =
          requests[pair]
          ?? PairFindings.Request(from: line.builds[pair.from], to: line.builds[pair.to])
        request.nodes.insert(node)
        request.modules.insert(node.module)
        if sighting.sign != .changed { request.modules.formUnion(partners(of: node, in: pair).map(\.module)) }
        requests[pair] = request
      }
    }
    return requests.values.sorted { ($0.from.digest, $0.to.digest) < ($1.from.digest, $1.to.digest) }
  }

  /// The same key in other modules, where it comes or goes between the same builds.
  private func partners(of node: SymbolNode, in pair: BuildPair) -> [SymbolNode] {
    line.modules.keys.sorted().filter { name in
      guard name != node.module, let module = line.modules[name] else { return false }
      return module.steps.contains { step in
        guard let from = step.from, from >= pair.from, step.to <= pair.to, step.sign != .present,
          let row = lists[step.list]?.row(key: node.key)
        else { return false }
        return (step.sign ?? row.sign) != .changed
      }
    }.map { SymbolNode(module: $0, key: node.key) }
  }

  /// What a symbol was before, or became, at a step; and words where no finding has any.
  private func links(
    of node: SymbolNode, _ sighting: Sighting, _ from: Int
  ) throws -> (others: [SymbolNode], remark: String?) {
    let (before, after) = (line.builds[from], line.builds[sighting.to])
    let told = findings.findings(before, after, node)
    let others = told.flatMap { finding -> [SymbolNode] in
      // What went and what came are no pair.
      guard let old = finding.baselineNode, let new = finding.currentNode, old != new else { return [] }
      return [old == node ? new : old]
    }
    if !told.isEmpty || sighting.sign == .changed || sighting.sign == .present { return (others, nil) }
    let wanted: SymbolsObject.NameSign = sighting.sign == .removed ? .added : .removed
    let pair = BuildPair(from: from, to: sighting.to)
    for partner in partners(of: node, in: pair)
    where sightings(of: partner).contains(where: { $0.to == sighting.to && $0.sign == wanted }) {
      let (old, new) = wanted == .added ? (node, partner) : (partner, node)
      return ([partner], "moved from \(old.module) to \(new.module), with its container")
    }
    for build in [before, after] {
      if let reason = build.modules[node.module]?.incomplete { return ([], Self.hidden + reason) }
    }
    // A method that a property of the other build implies is still, or was already, there.
    let content = (sighting.sign == .removed ? after : before).state(of: node.module)
    if case .content(let id) = content,
      let property = try property(implying: sighting.row, node, in: id)
    {
      return (
        [SymbolNode(module: node.module, key: property.key)], "the property \(property.name) stands for it"
      )
    }
    return ([], "another declaration of the module stands for it")
  }

  /// How a reason begins where a declaration may be there without having been read.
  static let hidden = "it may be hidden by a place that was not read right: "

  private func property(
    implying row: NameRow, _ node: SymbolNode, in content: String
  ) throws -> Symbol? {
    guard let mark = node.key.range(of: "(im)") ?? node.key.range(of: "(cm)") else { return nil }
    let object = try contents.symbols(content, product: line.product)
    let selector = String(node.key[mark.upperBound...])
    for row in object.rows(keysBeginningWith: String(node.key[..<mark.lowerBound]) + "(") {
      let key = object.key(at: row)
      guard key.contains("(py)") || key.contains("(cpy)") else { continue }
      let symbol = try object.symbol(at: row)
      if symbol.getter == selector || symbol.setter == selector { return symbol }
    }
    return nil
  }

  /// Symbols that links hold together, for those that were asked for; in the order of the seeds.
  private func components(of seeds: [SymbolNode], _ links: [Link]) -> [Set<SymbolNode>] {
    var lineages = SymbolLineages()
    for link in links { lineages.join(link.node, link.other) }
    let nodes = Set(seeds).union(links.flatMap { [$0.node, $0.other] })
    let groups = Dictionary(grouping: nodes) { lineages.root(of: $0) }
    var seen: Set<SymbolNode> = []
    return seeds.compactMap { seed in
      let root = lineages.root(of: seed)
      return seen.insert(root).inserted ? groups[root].map { Set($0) } : nil
    }
  }
}

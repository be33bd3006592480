import APIDiff
import SnapshotStore
import SymbolModel

/// Puts what is known of one symbol into the order of time.
struct HistoryTelling {
  let line: BuildLine
  let findings: PairFindings
  let sightings: [SymbolNode: [LineHistories.Sighting]]
  /// What no finding says.
  let remarks: [SymbolNode: [BuildPair: String]]

  /// What is gathered of a pair of builds.
  private struct Moment {
    var signs: Set<SymbolsObject.NameSign> = []
    var modules: [String] = []
    var remark: String?
    var findings: [Finding] = []
  }

  /// The history of a symbol that all of `nodes` are; nil when none of them was seen.
  func history(of nodes: Set<SymbolNode>) -> SymbolHistory? {
    let nodes = nodes.filter { sightings[$0]?.isEmpty == false }.sorted()
    guard let last = nodes.max(by: { isEarlier($0, $1) }) else { return nil }
    var names: [String] = []
    let all = nodes.flatMap { sightings[$0] ?? [] }.sorted { ($0.to, $0.row.name) < ($1.to, $1.row.name) }
    for sighting in all where names.last != sighting.row.name { names.append(sighting.row.name) }
    let row = sightings[last]?.last?.row
    let name = row?.name ?? last.key
    var seen: Set<String> = [name]
    let symbol = SymbolReference(
      name: name, kind: row?.kind ?? "", usr: row.map { $0.usr.isEmpty ? $0.key : $0.usr },
      swiftName: row.flatMap { row in SymbolKind(rawValue: row.kind).flatMap { row.swiftName?.shown(for: $0) }
      })
    return SymbolHistory(
      product: line.product, platform: line.platform, builds: line.builds.count, module: last.module,
      symbol: symbol, formerNames: names.filter { seen.insert($0).inserted }, events: events(of: nodes),
      end: end(of: nodes))
  }

  /// Which of two symbols was there earlier: the one that is gone, or went first.
  private func isEarlier(_ left: SymbolNode, _ right: SymbolNode) -> Bool {
    func rank(_ node: SymbolNode) -> (Int, Int) {
      let last = sightings[node]?.last
      return (last?.sign == .removed ? 0 : 1, last?.to ?? -1)
    }
    return rank(left) < rank(right)
  }

  private func end(of nodes: [SymbolNode]) -> SymbolHistory.End {
    let living = nodes.filter { sightings[$0]?.last?.sign != .removed }
    let newest = line.builds.count - 1
    guard !living.isEmpty else {
      let lost = nodes.compactMap { sightings[$0]?.last?.to }.max() ?? newest
      return .removed(line.builds[lost].build)
    }
    let read = living.compactMap { line.modules[$0.module]?.lastRead }.max() ?? newest
    return read == newest ? .present(line.builds[newest].build) : .unknown(line.builds[read].build)
  }

  private func events(of nodes: [SymbolNode]) -> [SymbolHistory.Event] {
    var events: [(place: Int, event: SymbolHistory.Event)] = []
    var moments: [BuildPair: Moment] = [:]
    for node in nodes {
      for sighting in sightings[node] ?? [] {
        guard let from = sighting.from else {
          events.append((sighting.to, event(.present, nil, sighting.to, node.module)))
          continue
        }
        let pair = BuildPair(from: from, to: sighting.to)
        var moment = moments[pair] ?? Moment()
        moment.signs.insert(sighting.sign)
        if !moment.modules.contains(node.module) { moment.modules.append(node.module) }
        moment.remark = moment.remark ?? remarks[node]?[pair]
        let told = findings.findings(line.builds[from], line.builds[sighting.to], node)
        for finding in told where finding.isTold && !moment.findings.contains(finding) {
          moment.findings.append(finding)
        }
        moments[pair] = moment
      }
    }
    for (pair, moment) in moments {
      guard let event = event(pair, moment) else { continue }
      events.append((pair.to, event))
    }
    for node in nodes { events += gaps(node) }
    // A build that nobody could read stands before what is known by the next.
    events.sort { left, right in
      (left.place, left.event.module, left.event.kind.rawValue)
        < (right.place, right.event.module, right.event.kind.rawValue)
    }
    var result: [SymbolHistory.Event] = []
    for (_, event) in events
    where !result.contains(where: {
      $0.kind == .unknown && event.kind == .unknown && $0.build == event.build && $0.module == event.module
        && $0.baseline == event.baseline
    }) { result.append(event) }
    return result
  }

  private func event(_ pair: BuildPair, _ moment: Moment) -> SymbolHistory.Event? {
    let isHidden = moment.findings.isEmpty && moment.remark?.hasPrefix(LineHistories.hidden) == true
    let kind: SymbolHistory.Event.Kind
    if isHidden {
      kind = .unknown
    } else if moment.signs == [.added], moment.remark == nil {
      kind = .added
    } else if moment.signs == [.removed], moment.remark == nil {
      kind = .removed
    } else {
      kind = .changed
    }
    // Only noise: there is nothing to tell.
    if kind == .changed, moment.findings.isEmpty, moment.remark == nil { return nil }
    let module = moment.findings.last?.module ?? moment.modules.sorted().last ?? ""
    return SymbolHistory.Event(
      kind: kind, baseline: line.builds[pair.from].build, build: line.builds[pair.to].build, module: module,
      reason: moment.findings.isEmpty ? moment.remark : nil, findings: moment.findings)
  }

  private func event(
    _ kind: SymbolHistory.Event.Kind, _ from: Int?, _ to: Int, _ module: String, reason: String? = nil
  ) -> SymbolHistory.Event {
    SymbolHistory.Event(
      kind: kind, baseline: from.map { line.builds[$0].build }, build: line.builds[to].build, module: module,
      reason: reason, findings: [])
  }

  /// Builds in which its module was not read, while it may have been there.
  private func gaps(_ node: SymbolNode) -> [(place: Int, event: SymbolHistory.Event)] {
    guard let module = line.modules[node.module], let first = sightings[node]?.first,
      let last = sightings[node]?.last
    else { return [] }
    let start = first.from ?? -1
    let end = last.sign == .removed ? last.to : line.builds.count
    return module.gaps.filter { $0.build > start && $0.build < end }.map { gap in
      (gap.build, event(.unknown, nil, gap.build, node.module, reason: gap.reason))
    }
  }
}

import Dispatch
import SnapshotStore
import SymbolModel
import Synchronization

/// Compares two builds.
public struct SnapshotDiff: Sendable {
  private let baseline: DiffSide
  private let current: DiffSide
  private let options: DiffOptions

  /// The changelog between two builds: the same for the same input.
  ///
  /// - Throws: `StoreError` when an object cannot be read.
  public static func between(
    _ baseline: DiffSide, _ current: DiffSide, options: DiffOptions = DiffOptions(), toolVersion: String
  ) throws -> Changelog {
    try SnapshotDiff(baseline: baseline.readingOnce(), current: current.readingOnce(), options: options)
      .run(toolVersion)
  }

  private typealias Entry = SnapshotManifest.Module

  /// What came of one module.
  private struct Outcome {
    var comparison: ModuleComparison
    var findings: [Finding] = []
  }

  private func run(_ toolVersion: String) throws -> Changelog {
    let old = Dictionary(baseline.manifest.modules.map { ($0.name, $0) }) { first, _ in first }
    let new = Dictionary(current.manifest.modules.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(old.keys).union(new.keys).filter {
      options.modules.isEmpty || options.modules.contains($0)
    }
    .sorted { $0.precedesInBytes($1) }
    let outcomes = try compareAll(names.map { (old[$0], new[$0]) }, names)
    var findings = outcomes.flatMap(\.findings)
    // In order: names are, and so are each module's findings; a move joins two modules.
    if let moved = try movePairing(outcomes, old, new).pair(findings) {
      findings = FindingOrder.sorted(moved)
    }
    if options.choosesFindings { findings = findings.filter(options.keeps) }
    let groups = ChangeGroups.assign(to: &findings)
    var changelog = Changelog(
      tool: Changelog.Tool(version: toolVersion, extractor: current.manifest.tool.extractor),
      baseline: baseline.manifest.build, current: current.manifest.build,
      notes: ComparisonNotes.about(baseline.manifest, current.manifest)
        + SwiftNameNotes.about(baseline.manifest, current.manifest, modules: names)
        + names.compactMap { ComparisonNotes.headers($0, old[$0], new[$0]) },
      modules: outcomes.map(\.comparison), groups: groups, findings: findings)
    for finding in findings { changelog.summary.count(finding.level, by: 1) }
    return changelog
  }

  /// Modules are compared side by side on all cores.
  private func compareAll(_ pairs: [(Entry?, Entry?)], _ names: [String]) throws -> [Outcome] {
    let product = current.manifest.build.product
    let results = Mutex<[Int: Result<Outcome, any Error>]>([:])
    let differing = pairs.indices.filter { pairs[$0].0?.digests != pairs[$0].1?.digests }
    let ancestry = Ancestry(
      baseline: baseline, current: current, differing: Set(differing.map { names[$0] }))
    // The large ones first, so that no core is left alone with one at the end.
    let order = pairs.indices.sorted { weight(pairs[$0]) > weight(pairs[$1]) }
    DispatchQueue.concurrentPerform(iterations: pairs.count) { place in
      let number = order[place]
      let outcome = Result {
        var outcome = try compare(names[number], pairs[number].0, pairs[number].1, ancestry)
        // Before any are left out, so that a choice changes no fingerprint.
        Fingerprints.assign(to: &outcome.findings, product: product)
        return outcome
      }
      results.withLock { $0[number] = outcome }
    }
    let done = results.withLock { $0 }
    return try pairs.indices.compactMap { try done[$0]?.get() }
  }

  private func weight(_ pair: (Entry?, Entry?)) -> Int {
    pair.0?.digests == pair.1?.digests ? 0 : (pair.0?.symbols ?? 0) + (pair.1?.symbols ?? 0)
  }

  private func compare(_ name: String, _ old: Entry?, _ new: Entry?, _ ancestry: Ancestry) throws -> Outcome {
    guard let old else { return came(name, new) }
    guard let new else { return went(name, old) }
    var comparison = ModuleComparison(name: name, status: .unchanged)
    if old.status == .unparsed || new.status == .unparsed {
      comparison.status = .unparsed
      (comparison.reason, comparison.side) = reason(old, new) { $0.status == .unparsed }
      return Outcome(comparison: comparison)
    }
    if old.status == .noHeaders, new.status == .noHeaders {
      comparison.status = .noHeaders
      (comparison.reason, comparison.side) = reason(old, new) { _ in true }
      return Outcome(comparison: comparison)
    }
    let isIncomplete = old.status == .incomplete || new.status == .incomplete
    var findings: [Finding] = []
    let comparesNames =
      old.swiftNames.flatMap { old in new.swiftNames.map { old.compares(with: $0) } } ?? false
    if old[.symbols] != new[.symbols] || comparesNames && old[.swiftNames] != new[.swiftNames] {
      let oldSide = ModuleSide(
        name: name, object: try baseline.symbols(old), swiftNames: try baseline.swiftNames(old))
      let newSide = ModuleSide(
        name: name, object: try current.symbols(new), swiftNames: try current.swiftNames(new))
      let diff = ModuleDiff(
        old: oldSide, new: newSide, ancestry: ancestry, comparesSwiftNames: comparesNames,
        keys: options.keys)
      findings = FindingOrder.sorted(try diff.findings())
    }
    if isIncomplete {
      comparison.status = .incomplete
      (comparison.reason, comparison.side) = reason(old, new) { $0.status == .incomplete }
    } else if findings.contains(where: { $0.level != .noise }) {
      comparison.status = .changed
    }
    return Outcome(comparison: comparison, findings: findings)
  }

  /// Modules that came or went whole may hold what moved.
  private func movePairing(
    _ outcomes: [Outcome], _ old: [String: Entry], _ new: [String: Entry]
  ) -> MovePairing {
    func names(_ status: ModuleComparison.Status, besides id: ChangeID) -> [String] {
      guard outcomes.contains(where: { $0.findings.contains { $0.id == id } }) else { return [] }
      return outcomes.lazy.map(\.comparison).filter { $0.status == status }.map(\.name)
    }
    let added = names(.added, besides: .symbolRemoved)
    let removed = names(.removed, besides: .symbolAdded)
    // Read on all cores; what cannot be read is told when it is looked into.
    let whole =
      added.compactMap { new[$0] }.map { (current, $0) }
      + removed.compactMap { old[$0] }.map { (baseline, $0) }
    DispatchQueue.concurrentPerform(iterations: whole.count) { _ = try? whole[$0].0.symbols(whole[$0].1) }
    return MovePairing(
      product: current.manifest.build.product, baseline: SideModules(baseline, old),
      current: SideModules(current, new), addedModules: added, removedModules: removed)
  }

  private func reason(
    _ old: Entry, _ new: Entry, _ applies: (Entry) -> Bool
  ) -> (String, ModuleComparison.Side) {
    let before = applies(old) ? old.reason ?? "no reason is known" : nil
    let after = applies(new) ? new.reason ?? "no reason is known" : nil
    switch (before, after) {
    case (let before?, let after?):
      return (before == after ? before : "baseline: \(before); current: \(after)", .both)
    case (let before?, nil): return (before, .baseline)
    case (nil, let after?): return (after, .current)
    case (nil, nil): return ("no reason is known", .both)
    }
  }

  private func came(_ name: String, _ new: Entry?) -> Outcome {
    guard baseline.covers(name) else {
      return Outcome(
        comparison: ModuleComparison(
          name: name, status: .notCompared, reason: "outside the baseline's scope", side: .baseline))
    }
    var finding = Finding(id: .moduleAdded, level: .info, module: name)
    finding.new = new.map(count)
    return Outcome(comparison: ModuleComparison(name: name, status: .added), findings: [finding])
  }

  private func went(_ name: String, _ old: Entry) -> Outcome {
    guard current.covers(name) else {
      return Outcome(
        comparison: ModuleComparison(
          name: name, status: .notCompared, reason: "outside the current build's scope", side: .current))
    }
    var finding = Finding(id: .moduleRemoved, level: .breaking, module: name)
    finding.old = count(old)
    return Outcome(comparison: ModuleComparison(name: name, status: .removed), findings: [finding])
  }

  private func count(_ module: Entry) -> String {
    switch module.status {
    case .noHeaders, .unparsed: module.reason ?? module.status.rawValue
    case .complete, .incomplete: module.symbols == 1 ? "1 symbol" : "\(module.symbols) symbols"
    }
  }
}

import Dispatch
import SnapshotStore
import SymbolModel
import Synchronization

/// Compares the documentation pages of two builds.
struct PagesDiff {
  let baseline: DiffSide
  let current: DiffSide
  let options: DiffOptions

  private typealias Entry = SnapshotManifest.Module

  /// What came of it.
  struct Outcome {
    var modules: [ModuleComparison] = []
    var findings: [Finding] = []
    var notes: [String] = []
  }

  /// - Throws: `StoreError`.
  func outcome() throws -> Outcome {
    // Whoever asks for single symbols asks for no pages.
    guard options.keys == nil else { return Outcome() }
    guard let before = baseline.manifest.pages, let after = current.manifest.pages else {
      return onOneSide
    }
    let old = entries(before)
    let new = entries(after)
    var outcome = Outcome()
    for name in Set(old.keys).symmetricDifference(new.keys).sorted(by: { $0.precedesInBytes($1) }) {
      let side = old[name] == nil ? "current build" : "baseline"
      outcome.notes.append(
        "The documentation pages of \(name) are stored of the \(side) only: they are not compared.")
    }
    let names = Set(old.keys).intersection(new.keys).sorted { $0.precedesInBytes($1) }
    let done = Mutex<[Int: Result<(ModuleComparison, [Finding]), any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: names.count) { number in
      let name = names[number]
      guard let left = old[name], let right = new[name] else { return }
      let result = Result { try compare(name, left, right) }
      done.withLock { $0[number] = result }
    }
    let results = done.withLock { $0 }
    for number in names.indices {
      guard let (module, findings) = try results[number]?.get() else { continue }
      outcome.modules.append(module)
      outcome.findings += findings
    }
    return outcome
  }

  private func entries(_ modules: [Entry]) -> [String: Entry] {
    Dictionary(
      modules.filter { options.modules.isEmpty || options.modules.contains($0.name) }.map { ($0.name, $0) }
    ) { first, _ in first }
  }

  /// Nothing is told of pages that one side lacks altogether, but that it does.
  private var onOneSide: Outcome {
    var outcome = Outcome()
    if (baseline.manifest.pages == nil) != (current.manifest.pages == nil) {
      let side = baseline.manifest.pages == nil ? "current build" : "baseline"
      outcome.notes = ["Documentation pages are stored of the \(side) only: pages are not compared."]
    }
    return outcome
  }

  private func compare(_ name: String, _ old: Entry, _ new: Entry) throws -> (ModuleComparison, [Finding]) {
    var comparison = ModuleComparison(name: name, status: .unchanged, kind: .pages)
    var findings: [Finding] = []
    if old.digests != new.digests, let left = try baseline.pages(old), let right = try current.pages(new) {
      findings = try PagesModuleDiff(module: name, old: left, new: right).findings()
      // Before any are left out, so that a choice changes no fingerprint.
      Fingerprints.assign(to: &findings, product: current.manifest.build.product)
    }
    let faults = [old, new].map { $0.status == .complete ? nil : $0.reason ?? $0.status.rawValue }
    switch (faults[0], faults[1]) {
    case (let before?, let after?):
      comparison.reason = before == after ? before : "baseline: \(before); current: \(after)"
      comparison.side = .both
    case (let before?, nil): (comparison.reason, comparison.side) = (before, .baseline)
    case (nil, let after?): (comparison.reason, comparison.side) = (after, .current)
    case (nil, nil): break
    }
    if comparison.reason != nil {
      comparison.status = old.status == .unparsed || new.status == .unparsed ? .unparsed : .incomplete
    } else if findings.contains(where: { $0.level != .noise }) {
      comparison.status = .changed
    }
    return (comparison, findings)
  }
}

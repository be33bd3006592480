import Dispatch
import SnapshotStore
import Synchronization

/// Adds the header lines around findings, where headers were kept.
public enum HeaderContexts {
  /// Gives each finding of a header that either side kept its context, and says once what was not kept.
  ///
  /// - Throws: `StoreError` when an object of headers cannot be read.
  public static func add(to changelog: inout Changelog, _ baseline: DiffSide, _ current: DiffSide) throws {
    let findings = changelog.findings
    let placed = findings.indices.filter { findings[$0].location ?? findings[$0].baselineLocation != nil }
    // A module's headers are read once, and go before the next's come.
    let groups = Dictionary(grouping: placed) { number in
      [findings[number].baselineModule ?? findings[number].module, findings[number].module]
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let results = Mutex<[Int: HeaderContext]>([:])
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: groups.count) { place in
      guard failure.withLock({ $0 == nil }) else { return }
      do {
        let (modules, numbers) = groups[place]
        let sides = HeaderSides(
          old: try headers(of: modules[0], baseline), new: try headers(of: modules[1], current))
        for number in numbers {
          guard let context = sides.context(of: findings[number]) else { continue }
          results.withLock { $0[number] = context }
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    for (number, context) in results.withLock({ $0 }) { changelog.findings[number].context = context }
    changelog.showsContext = true
    changelog.notes += notes(baseline, "baseline") + notes(current, "current build")
  }

  private static func headers(of name: String, _ side: DiffSide) throws -> HeadersObject? {
    try side.manifest.modules.first { $0.name == name }.flatMap(side.headers)
  }

  private static func notes(_ side: DiffSide, _ name: String) -> [String] {
    let modules = side.manifest.modules.filter { $0.headers > 0 }
    let lacking = modules.count { $0[.headers] == nil }
    guard lacking > 0 else { return [] }
    let which =
      lacking == modules.count ? "The headers" : "The headers of \(lacking) of \(modules.count) modules"
    return [
      "\(which) of the \(name) were not kept, and none of their lines are shown;"
        + " `sdkdiff snapshot --keep-headers` keeps them."
    ]
  }
}

import Foundation
import SDKDiscovery

/// Reads modules in as few units as go well, and in smaller ones where something goes wrong.
struct UnitRunner {
  /// What came of it, by module.
  struct Outcome {
    var modules: [String: WorkerReply.Module] = [:]
    /// Modules that could not be read, with the reason.
    var failures: [String: String] = [:]
    /// Headers that bring the parser down, with the reason.
    var culprits: [String: [String: String]] = [:]
    var unknownKinds: [String: Int] = [:]
  }

  let worker: WorkerProcess
  let folder: TemporaryFolder
  /// The temporary store for the worker's objects.
  let store: String
  let product: String
  let jobs: Int
  let planner: UnitPlanner
  let progress: @Sendable (String) -> Void
  /// Seconds that runs may take which come to nothing.
  var patience: TimeInterval = 300
  /// Paths of headers that bring the parser down: from then on nobody reads them.
  private var blocked: [String] = []
  /// Seconds beyond those for modules one by one, without a look at their headers.
  private static let lastPatience: TimeInterval = 600
  /// So many modules that swallow what follows them are put aside one by one.
  private static let fewSwallowers = 3

  init(
    worker: WorkerProcess, folder: TemporaryFolder, store: String, product: String, jobs: Int,
    planner: UnitPlanner, progress: @escaping @Sendable (String) -> Void
  ) {
    self.worker = worker
    self.folder = folder
    self.store = store
    self.product = product
    self.jobs = jobs
    self.planner = planner
    self.progress = progress
  }

  /// - Throws: `SnapshotError.worker` when no unit can be read for a reason that lies outside the input.
  mutating func run(_ modules: [DiscoveredModule]) throws -> Outcome {
    var outcome = Outcome()
    // Nearly all that modules read is shared: one unit for all is fastest, and two halves are not faster.
    var waiting = modules.isEmpty ? [] : [modules]
    var swallowers = 0
    while let unit = waiting.popLast().map({ remaining($0, in: &outcome) }) {
      guard !unit.isEmpty else { continue }
      do {
        let reply = try read(unit)
        if let name = reply.swallower, unit.count > 1, let at = unit.firstIndex(where: { $0.name == name }) {
          // Its neighbours may have lost declarations without an error of their own.
          progress("\(name) swallows what follows it; reading it alone")
          waiting.append([unit[at]])
          swallowers += 1
          let rest = Array(unit[..<at] + unit[(at + 1)...])
          // Where there are many, each read again of all the others would cost more than halves do.
          waiting += swallowers <= Self.fewSwallowers ? [rest] : Self.halves(rest)
        } else {
          keep(reply, in: &outcome)
        }
      } catch let failure as WorkerFailure {
        if try blockCulprit(modules, failure, in: &outcome) {
          waiting.append(unit)
        } else if unit.count > 1, patience <= 0, patience > -Self.lastPatience {
          // No more halves: the good ones among them go through at once.
          waiting += unit.map { [$0] }
        } else if patience <= 0 {
          for module in unit { outcome.failures[module.name] = failure.description }
        } else if unit.count > 1 {
          progress("\(failure.description); trying \(unit.count) modules in smaller units")
          waiting += Self.halves(unit)
        } else {
          try isolate(unit[0], failure, in: &outcome)
        }
      }
    }
    return outcome
  }

  /// The second half first, so that the first is read next.
  private static func halves(_ unit: [DiscoveredModule]) -> [[DiscoveredModule]] {
    [Array(unit[(unit.count / 2)...]), Array(unit[..<(unit.count / 2)])]
  }

  /// Modules without the headers that are known to bring the parser down; those of nothing else have failed.
  private func remaining(_ unit: [DiscoveredModule], in outcome: inout Outcome) -> [DiscoveredModule] {
    unit.compactMap { module in
      guard let culprits = outcome.culprits[module.name] else { return module }
      var rest = module
      rest.umbrellaCount = module.headers.prefix(module.umbrellaCount).count { culprits[$0.name] == nil }
      rest.headers = module.headers.filter { culprits[$0.name] == nil }
      guard rest.headers.isEmpty else { return rest }
      let names = culprits.keys.sorted()
      let reason = names.first.flatMap { culprits[$0] } ?? ""
      outcome.failures[module.name] = "\(reason) in \(names.prefix(3).joined(separator: ", "))"
      return nil
    }
  }

  /// Looks for the header that a worker was reading when it ended, and sees to it that nobody reads it again.
  ///
  /// - Returns: false when none can be made out.
  private mutating func blockCulprit(
    _ modules: [DiscoveredModule], _ failure: WorkerFailure, in outcome: inout Outcome
  ) throws -> Bool {
    for path in worker.trace(in: folder).suspects where !blocked.contains(path) && patience > 0 {
      guard
        let (module, number) = modules.lazy.compactMap({ module in
          module.headers.firstIndex { $0.path == path || $0.otherPaths.contains(path) }.map { (module, $0) }
        }).first
      else { continue }
      let header = module.headers[number]
      progress("\(failure.description); looking at \(module.name)/\(header.name)")
      do {
        try probe(module, number)
      } catch let failure as WorkerFailure {
        outcome.culprits[module.name, default: [:]][header.name] = failure.description
        blocked += [header.path] + header.otherPaths
        return true
      }
    }
    return false
  }

  /// Reads one header alone and keeps nothing of it.
  private mutating func probe(_ module: DiscoveredModule, _ number: Int) throws {
    var one = module
    one.headers = [module.headers[number]]
    one.umbrellaCount = number < module.umbrellaCount ? 1 : 0
    _ = try run([one], store: nil, jobs: 1, limits: .probe)
  }

  private mutating func read(_ modules: [DiscoveredModule]) throws -> WorkerReply {
    let headers = modules.reduce(0) { $0 + $1.headers.count }
    return try run(modules, store: store, jobs: jobs, limits: WorkerLimits(headers: headers))
  }

  private mutating func run(
    _ modules: [DiscoveredModule], store: String?, jobs: Int, limits: WorkerLimits
  ) throws -> WorkerReply {
    let start = Date()
    do {
      return try worker.run(
        WorkerRequest(
          plan: planner.plan(modules, blocked: blocked),
          parent: ProcessInfo.processInfo.processIdentifier, store: store,
          product: product, jobs: jobs, limits: limits), in: folder)
    } catch let failure as WorkerFailure {
      guard failure.isWorthRetrying else { throw SnapshotError.worker(failure.description) }
      patience -= Date().timeIntervalSince(start)
      throw failure
    }
  }

  private func keep(_ reply: WorkerReply, in outcome: inout Outcome) {
    for module in reply.modules { outcome.modules[module.name] = module }
    outcome.unknownKinds.merge(reply.unknownKinds, uniquingKeysWith: +)
  }

  /// A module that cannot be read whole, while the header it fails in could not be made out: looks at each
  /// alone, names those that bring the parser down, and reads the module without them.
  private mutating func isolate(
    _ module: DiscoveredModule, _ failure: WorkerFailure, in outcome: inout Outcome
  ) throws {
    progress("\(module.name): \(failure.description); looking for the header")
    var culprits = outcome.culprits[module.name] ?? [:]
    let before = culprits.count
    for (number, header) in module.headers.enumerated() {
      guard patience > 0 else {
        culprits[header.name] = "not looked at: \(failure.description) too often before"
        continue
      }
      do {
        try probe(module, number)
      } catch let failure as WorkerFailure {
        culprits[header.name] = failure.description
      }
    }
    outcome.culprits[module.name] = culprits
    if culprits.count > before, let rest = remaining([module], in: &outcome).first {
      do {
        keep(try read([rest]), in: &outcome)
        return
      } catch is WorkerFailure {
        // Told below.
      }
    }
    let names = culprits.keys.sorted().prefix(3).joined(separator: ", ")
    outcome.failures[module.name] = failure.description + (names.isEmpty ? "" : " in \(names)")
  }
}

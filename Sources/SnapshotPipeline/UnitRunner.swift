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
  /// Seconds that runs may take which come to nothing. A header that brings the parser down and is imported
  /// everywhere would else be met again for each module and header.
  var patience: TimeInterval = 300
  /// Seconds beyond those for modules one by one, without a look at their headers.
  private static let lastPatience: TimeInterval = 600

  /// - Throws: `SnapshotError.worker` when no unit can be read for a reason that lies outside the input.
  mutating func run(_ modules: [DiscoveredModule]) throws -> Outcome {
    var outcome = Outcome()
    // Nearly all that modules read is shared: one unit for all is fastest, and two halves are not faster.
    var waiting = modules.isEmpty ? [] : [modules]
    while let unit = waiting.popLast() {
      do {
        let reply = try read(unit)
        if let name = reply.swallower, unit.count > 1, let at = unit.firstIndex(where: { $0.name == name }) {
          // Its neighbours may have lost declarations without an error of their own.
          progress("\(name) swallows what follows it; reading it alone")
          waiting.append([unit[at]])
          waiting.append(Array(unit[..<at] + unit[(at + 1)...]))
        } else {
          keep(reply, in: &outcome)
        }
      } catch let failure as WorkerFailure {
        if unit.count > 1, patience <= 0, patience > -Self.lastPatience {
          // No more halves: the good ones among them go through at once.
          waiting += unit.map { [$0] }
        } else if patience <= 0 {
          for module in unit { outcome.failures[module.name] = failure.description }
        } else if unit.count > 1 {
          progress("\(failure.description); trying \(unit.count) modules in smaller units")
          waiting.append(Array(unit[(unit.count / 2)...]))
          waiting.append(Array(unit[..<(unit.count / 2)]))
        } else {
          try isolate(unit[0], failure, in: &outcome)
        }
      }
    }
    return outcome
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
          plan: planner.plan(modules), parent: ProcessInfo.processInfo.processIdentifier, store: store,
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

  /// A module that cannot be read whole: looks at each header alone, names those that bring the parser
  /// down, and reads the module without them.
  private mutating func isolate(
    _ module: DiscoveredModule, _ failure: WorkerFailure, in outcome: inout Outcome
  ) throws {
    progress("\(module.name): \(failure.description); looking for the header")
    var rest = module
    rest.headers = []
    rest.umbrellaCount = 0
    var culprits: [String: String] = [:]
    for (number, header) in module.headers.enumerated() {
      var one = module
      one.headers = [header]
      one.umbrellaCount = number < module.umbrellaCount ? 1 : 0
      guard patience > 0 else {
        culprits[header.name] = "not looked at: \(failure.description) too often before"
        continue
      }
      do {
        _ = try run([one], store: nil, jobs: 1, limits: .probe)
        rest.headers.append(header)
        rest.umbrellaCount += one.umbrellaCount
      } catch let failure as WorkerFailure {
        culprits[header.name] = failure.description
      }
    }
    if !rest.headers.isEmpty, !culprits.isEmpty {
      do {
        keep(try read([rest]), in: &outcome)
        outcome.culprits[module.name] = culprits
        return
      } catch is WorkerFailure {
        // Told below.
      }
    }
    let names = culprits.keys.sorted().prefix(3).joined(separator: ", ")
    outcome.failures[module.name] = failure.description + (names.isEmpty ? "" : " in \(names)")
  }
}

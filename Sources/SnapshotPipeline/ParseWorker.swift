import Foundation
import HeaderParser
import SnapshotStore
import SymbolModel
import Synchronization

/// The worker's end: reads a request, parses, stores the objects, answers.
///
/// A pointer type with 100,000 stars crashes libclang outside its own recovery, and a macro bomb takes all
/// memory: neither can be caught inside one process, so this is one of its own.
package enum ParseWorker {
  /// Runs the request in the file at `request`, and answers in the file at `reply`.
  ///
  /// - Throws: when the request cannot be read or the answer cannot be written.
  package static func run(request: String, reply: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: request))
    let work = try JSONDecoder().decode(WorkerRequest.self, from: data)
    work.limits.apply()
    endWithParent(work.parent, folder: (request as NSString).deletingLastPathComponent)
    let answer = try JSONEncoder().encode(answer(work))
    try answer.write(to: URL(fileURLWithPath: reply), options: .atomic)
  }

  /// A parse that nobody waits for any more ends, and takes the temporary folder of the tool that was killed
  /// along.
  private static func endWithParent(_ parent: Int32, folder: String) {
    Thread.detachNewThread {
      while getppid() == parent { usleep(100_000) }
      try? FileManager.default.removeItem(atPath: folder)
      _exit(1)
    }
  }

  private static func answer(_ work: WorkerRequest) -> WorkerReply {
    do {
      let parser = UnitParser(plan: work.plan, isInWorker: true)
      guard let root = work.store else {
        _ = try parser.read { _ in }
        return WorkerReply(modules: [], unknownKinds: [:])
      }
      return try store(parser, in: SnapshotStore(root: root, isDurable: false), work)
    } catch let error as StoreError {
      return WorkerReply(modules: [], unknownKinds: [:], failure: "\(error)", isStoreFailure: true)
    } catch {
      return WorkerReply(modules: [], unknownKinds: [:], failure: "\(error)")
    }
  }

  /// Putting modules together, encoding, compressing and hashing take as long as parsing: another core does
  /// so with one module while this one reads the next, and in the end all do.
  private static func store(
    _ parser: UnitParser, in store: SnapshotStore, _ work: WorkerRequest
  ) throws -> WorkerReply {
    let stored = Mutex<[Int: Result<WorkerReply.Module, any Error>]>([:])
    let others = OperationQueue()
    others.maxConcurrentOperationCount = max(1, work.jobs - 1)
    let summary = try parser.read { module in
      let storing: @Sendable () -> Void = {
        let outcome = Result { try self.store(module.assemble(), in: store, product: work.product) }
        stored.withLock { $0[module.number] = outcome }
      }
      if work.jobs > 1 { others.addOperation(storing) } else { storing() }
    }
    others.maxConcurrentOperationCount = max(1, work.jobs)
    others.waitUntilAllOperationsAreFinished()
    let outcomes = stored.withLock { $0 }
    return WorkerReply(
      modules: try work.plan.modules.indices.compactMap { try outcomes[$0]?.get() },
      unknownKinds: summary.unknownKinds, swallower: summary.swallower)
  }

  private static func store(
    _ module: ModuleSnapshot, in store: SnapshotStore, product: String
  ) throws -> WorkerReply.Module {
    let digest = try store.writeObject(SymbolsObject.encode(module), product: product)
    return WorkerReply.Module(
      name: module.name, digest: digest, symbols: module.symbols.count,
      incomplete: module.incomplete.count,
      firstIncomplete: module.incomplete.first.map { "\($0.header):\($0.line): \($0.reason)" })
  }
}

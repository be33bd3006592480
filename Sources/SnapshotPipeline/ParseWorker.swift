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
      let reading = try UnitParser(plan: work.plan, isInWorker: true).read()
      guard let root = work.store else { return WorkerReply(modules: [], unknownKinds: [:]) }
      return try store(reading, in: SnapshotStore(root: root, isDurable: false), work)
    } catch let error as StoreError {
      return WorkerReply(modules: [], unknownKinds: [:], failure: "\(error)", isStoreFailure: true)
    } catch {
      return WorkerReply(modules: [], unknownKinds: [:], failure: "\(error)")
    }
  }

  /// Putting modules together, encoding, compressing and hashing take as long as parsing: they use all cores.
  private static func store(
    _ reading: UnitReading, in store: SnapshotStore, _ work: WorkerRequest
  ) throws -> WorkerReply {
    let stored = Mutex<[Int: Result<WorkerReply.Module, any Error>]>([:])
    let next = Mutex(0)
    let order = reading.largestFirst
    let threads = max(1, min(work.jobs, order.count))
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while true {
        let turn = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard turn < order.count else { return }
        guard let module = reading.takeModule(order[turn]) else { continue }
        let outcome = Result { try self.store(module, in: store, product: work.product) }
        stored.withLock { $0[order[turn]] = outcome }
      }
    }
    let outcomes = stored.withLock { $0 }
    let modules = try reading.names.indices.compactMap { try outcomes[$0]?.get() }
    return WorkerReply(
      modules: modules, unknownKinds: reading.unknownKinds, swallower: reading.swallower)
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

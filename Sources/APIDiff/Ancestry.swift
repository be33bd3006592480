import SnapshotStore
import SymbolModel
import Synchronization

/// Finds classes in any module of a side: a conformance may be kept through a superclass elsewhere.
final class Ancestry: Sendable {
  private let baseline: DiffSide
  private let current: DiffSide
  private let known = Mutex<[String: Symbol?]>([:])

  init(baseline: DiffSide, current: DiffSide) {
    self.baseline = baseline
    self.current = current
  }

  /// The class of that name; nil when no module has it or none can be read.
  func lookUp(_ name: String, onNewSide: Bool) -> Symbol? {
    let id = (onNewSide ? "+" : "-") + name
    if let answer = known.withLock({ $0[id] }) { return answer }
    let side = onNewSide ? current : baseline
    var found: Symbol?
    for module in side.manifest.modules {
      // An object that cannot be read is told where its module is compared.
      guard let object = (try? side.symbols(module)) ?? nil,
        let entry = object.index.first(where: { $0.key == "c:objc(cs)\(name)" })
      else { continue }
      found = try? object.symbol(entry)
      break
    }
    let answer = found
    known.withLock { $0[id] = .some(answer) }
    return answer
  }
}

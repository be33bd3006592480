import SnapshotStore
import SymbolModel
import Synchronization

/// Finds classes in any module of a side: a conformance may be kept through a superclass elsewhere.
final class Ancestry: Sendable {
  private let baseline: DiffSide
  private let current: DiffSide
  private let known = Mutex<[String: Symbol?]>([:])
  /// Objects that were searched, with the places of their classes.
  private let searched = Mutex<[String: Searched]>([:])

  private struct Searched: Sendable {
    let object: SymbolsObject?
    let classes: [String: Int]
  }

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
      let searched = search(module, side, onNewSide)
      guard let object = searched.object, let place = searched.classes["c:objc(cs)\(name)"] else { continue }
      found = try? object.symbol(object.index[place])
      break
    }
    let answer = found
    known.withLock { $0[id] = .some(answer) }
    return answer
  }

  private func search(_ module: SnapshotManifest.Module, _ side: DiffSide, _ onNewSide: Bool) -> Searched {
    let id = (onNewSide ? "+" : "-") + module.name
    if let known = searched.withLock({ $0[id] }) { return known }
    let object = (try? side.symbols(module)) ?? nil
    var classes: [String: Int] = [:]
    for (place, entry) in (object?.index ?? []).enumerated()
    where entry.key.hasPrefix("c:objc(cs)") && !entry.key.dropFirst(10).utf8.contains(0x28) {
      classes[entry.key] = place
    }
    let answer = Searched(object: object, classes: classes)
    searched.withLock { $0[id] = answer }
    return answer
  }
}

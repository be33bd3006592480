import SnapshotStore
import SymbolModel
import Synchronization

/// Finds classes in any module of a side: a conformance may be kept through a superclass elsewhere.
final class Ancestry: Sendable {
  private let baseline: DiffSide
  private let current: DiffSide
  private let known = Mutex<[String: Symbol?]>([:])

  /// Both sides keep the objects that they read.
  init(baseline: DiffSide, current: DiffSide) {
    self.baseline = baseline
    self.current = current
  }

  /// The class of that name; nil when no module has it or none can be read.
  func lookUp(_ name: String, onNewSide: Bool) -> Symbol? {
    let id = (onNewSide ? "+" : "-") + name
    if let answer = known.withLock({ $0[id] }) { return answer }
    let found = objects(onNewSide).lazy.compactMap { object in
      object.entry(key: "c:objc(cs)\(name)").flatMap { try? object.symbol($0) }
    }.first
    known.withLock { $0[id] = .some(found) }
    return found
  }

  /// Whether a category of any module makes the class adopt a protocol.
  func hasCategory(on name: String, adopting wanted: String, onNewSide: Bool) -> Bool {
    objects(onNewSide).contains { object in
      Self.categories(on: name, in: object).contains { entry in
        (try? object.symbol(entry))?.protocols.contains(wanted) == true
      }
    }
  }

  /// An object that cannot be read is told where its module is compared.
  private func objects(_ onNewSide: Bool) -> some Sequence<SymbolsObject> {
    let side = onNewSide ? current : baseline
    return side.manifest.modules.lazy.compactMap { (try? side.symbols($0)) ?? nil }
  }

  /// The categories on a class, which stand together in the order of the keys.
  private static func categories(on name: String, in object: SymbolsObject) -> ArraySlice<SymbolsObject.Entry>
  {
    let prefix = "c:objc(cy)\(name)@"
    let index = object.index
    var low = 0
    var high = index.count
    while low < high {
      let middle = (low + high) / 2
      if index[middle].key.utf8.lexicographicallyPrecedes(prefix.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return index[low...].prefix { $0.key.hasPrefix(prefix) && !$0.key.utf8.dropFirst(10).contains(0x28) }
  }
}

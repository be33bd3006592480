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
    /// Categories on other modules' classes, by class.
    let categories: [String: [Int]]
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

  /// Whether a category of any module makes the class adopt a protocol.
  func hasCategory(on name: String, adopting wanted: String, onNewSide: Bool) -> Bool {
    let side = onNewSide ? current : baseline
    return side.manifest.modules.contains { module in
      let searched = search(module, side, onNewSide)
      guard let object = searched.object else { return false }
      return (searched.categories[name] ?? []).contains { place in
        (try? object.symbol(object.index[place]))?.protocols.contains(wanted) == true
      }
    }
  }

  private func search(_ module: SnapshotManifest.Module, _ side: DiffSide, _ onNewSide: Bool) -> Searched {
    let id = (onNewSide ? "+" : "-") + module.name
    if let known = searched.withLock({ $0[id] }) { return known }
    let object = (try? side.symbols(module)) ?? nil
    var classes: [String: Int] = [:]
    var categories: [String: [Int]] = [:]
    for (place, entry) in (object?.index ?? []).enumerated() {
      guard entry.key.hasPrefix("c:objc(c") else { continue }
      let name = entry.key.dropFirst(10)
      if name.utf8.contains(0x28) { continue }
      if entry.key.hasPrefix("c:objc(cs)") {
        classes[entry.key] = place
      } else if entry.key.hasPrefix("c:objc(cy)") {
        categories[String(name.prefix { $0 != "@" }), default: []].append(place)
      }
    }
    let answer = Searched(object: object, classes: classes, categories: categories)
    searched.withLock { $0[id] = answer }
    return answer
  }
}

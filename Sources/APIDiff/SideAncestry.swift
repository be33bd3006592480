import Dispatch
import SnapshotStore
import SymbolModel
import Synchronization

/// The classes of all modules of one side, and their categories.
final class SideAncestry: Sendable {
  private let side: DiffSide
  /// In the order in which they are looked into.
  private let modules: [SnapshotManifest.Module]
  private let classes = Mutex<[String: ClassParents?]>([:])
  private let categories = Mutex<[String: Set<String>]?>(nil)

  /// The modules named in `first` come first, then the large ones: most superclasses are in those.
  init(_ side: DiffSide, first: Set<String>) {
    self.side = side
    func rank(_ module: SnapshotManifest.Module) -> (Int, Int) {
      (first.contains(module.name) ? 0 : 1, -module.symbols)
    }
    modules = side.manifest.modules.filter { !$0.digests.isEmpty }.sorted { rank($0) < rank($1) }
  }

  /// The parents of the class of that name; nil when no module has it or none can be read.
  func parents(of name: String) -> ClassParents? {
    if let known = classes.withLock({ $0[name] }) { return known }
    let key = "c:objc(cs)\(name)"
    let found = modules.lazy.compactMap { module -> ClassParents? in
      guard let object = self.object(module), let entry = object.entry(key: key) else { return nil }
      return (try? object.symbol(entry)).map(ClassParents.init)
    }.first
    classes.withLock { $0[name] = .some(found) }
    return found
  }

  /// The protocols that categories make the class of that name adopt.
  ///
  /// Any module may have one: all are read, once.
  func protocolsOfCategories(on name: String) -> Set<String> {
    categories.withLock { known in
      let all = known ?? readCategories()
      known = all
      return all[name] ?? []
    }
  }

  private static let prefix = "c:objc(cy)"

  private func readCategories() -> [String: Set<String>] {
    let found = Mutex<[String: Set<String>]>([:])
    DispatchQueue.concurrentPerform(iterations: modules.count) { number in
      guard let object = object(modules[number]) else { return }
      for row in object.rows(keysBeginningWith: Self.prefix) {
        // `Class@Category`; a member of one goes on with a parenthesis.
        let rest = object.key(at: row).dropFirst(Self.prefix.count)
        guard let end = rest.firstIndex(of: "@"), !rest.utf8.contains(0x28),
          let symbol = try? object.symbol(at: row), !symbol.protocols.isEmpty
        else { continue }
        found.withLock { $0[String(rest[..<end]), default: []].formUnion(symbol.protocols) }
      }
    }
    return found.withLock { $0 }
  }

  /// An object that cannot be read is told where its module is compared.
  private func object(_ module: SnapshotManifest.Module) -> SymbolsObject? {
    (try? side.symbols(module)) ?? nil
  }
}

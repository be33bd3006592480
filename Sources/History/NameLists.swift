import Dispatch
import SnapshotStore
import Synchronization

/// The lists of names that tell what became of all modules of some lines of builds.
struct NameLists: Sendable {
  /// The lists by what they are made of.
  let lists: [NameListID: NameList]
  /// Those that no index had, packed as one keeps them.
  let new: [NameListID: [UInt8]]

  /// Takes lists from an index, and makes those that it does not have: each distinct content is read once.
  ///
  /// - Throws: `StoreError` when an object cannot be read.
  init(of lines: [BuildLine], store: SnapshotStore, index: HistoryIndex?) throws {
    var wanted: Set<NameListID> = []
    for line in lines {
      for module in line.modules.values { wanted.formUnion(module.steps.map(\.list)) }
    }
    let known = index?.lists(wanted) ?? [:]
    // Modules of several platforms may share contents: the first makes the lists.
    var claimed = Set(known.keys)
    var works: [Work] = []
    for line in lines {
      for (name, module) in line.modules {
        let missing = module.steps.map(\.list).filter { claimed.insert($0).inserted }
        guard !missing.isEmpty else { continue }
        let symbols = line.builds.reduce(0) { $0 + ($1.modules[name]?.symbols ?? 0) }
        works.append(Work(lists: missing, product: line.product, weight: symbols))
      }
    }
    // The large ones first, so that no core is left alone with one at the end.
    works.sort { $0.weight > $1.weight }
    let made = Mutex<(lists: [NameListID: NameList], packed: [NameListID: [UInt8]])>(([:], [:]))
    let failure = Mutex<(any Error)?>(nil)
    let keepsPacked = index != nil
    let all = works
    DispatchQueue.concurrentPerform(iterations: all.count) { number in
      guard failure.withLock({ $0 == nil }) else { return }
      do {
        let lists = try all[number].lists(from: ContentReader(store: store))
        let packed = keepsPacked ? lists.mapValues(HistoryIndex.packed) : [:]
        made.withLock { made in
          for (id, lines) in lists { made.lists[id] = NameList(lines) }
          made.packed.merge(packed) { first, _ in first }
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    let (lists, packed) = made.withLock { $0 }
    self.lists = known.merging(lists) { first, _ in first }
    new = packed
  }

  /// Lists that one module needs, in the order of its builds.
  private struct Work: Sendable {
    let lists: [NameListID]
    let product: String
    let weight: Int

    func lists(from reader: ContentReader) throws -> [NameListID: [UInt8]] {
      var result: [NameListID: [UInt8]] = [:]
      // A step begins where the one before ended.
      var last: (content: String, side: Side)?
      func side(_ content: String) throws -> Side {
        if let last, last.content == content { return last.side }
        let side = Side(
          symbols: try reader.symbols(content, product: product),
          swiftNames: try reader.swiftNames(content, product: product))
        last = (content, side)
        return side
      }
      for id in lists {
        switch id {
        case .whole(let content):
          let side = try side(content)
          result[id] = try side.symbols.names(side.swiftNames)
        case .difference(let old, let new):
          let before = try side(old)
          result[id] = try Self.difference(before, side(new))
        }
      }
      return result
    }

    /// One of two contents.
    private struct Side {
      let symbols: SymbolsObject
      let swiftNames: SwiftNamesObject?
    }

    private static func difference(_ old: Side, _ new: Side) throws -> [UInt8] {
      var current: [(sign: SymbolsObject.NameSign, row: Int)] = []
      var gone: [(sign: SymbolsObject.NameSign, row: Int)] = []
      for difference in SymbolsObject.differences(from: old.symbols, to: new.symbols) {
        switch difference {
        case .changed(_, let row): current.append((.changed, row))
        case .onlyNew(let row): current.append((.added, row))
        case .onlyOld(let row): gone.append((.removed, row))
        }
      }
      // A symbol may differ in its Swift name alone; where one side has none, nobody knows.
      if let before = old.swiftNames, let after = new.swiftNames, before != after {
        let known = Set(current.map(\.row))
        for (key, name) in after.names where before[key] != name {
          if let row = new.symbols.row(key: key), !known.contains(row), old.symbols.row(key: key) != nil {
            current.append((.changed, row))
          }
        }
        current.sort { $0.row < $1.row }
      }
      return try old.symbols.names(of: gone, old.swiftNames) + new.symbols.names(of: current, new.swiftNames)
    }
  }
}

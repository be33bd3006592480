import SnapshotStore
import SymbolModel

/// Compares the pages of one module.
struct PagesModuleDiff {
  let module: String
  let old: PagesObject
  let new: PagesObject

  /// The findings, with everything but fingerprints.
  ///
  /// - Throws: `StoreError.damaged`.
  func findings() throws -> [Finding] {
    var pairs: [(old: Int?, new: Int?)] = []
    var gone: [Int] = []
    var come: [Int] = []
    for difference in PagesObject.differences(from: old, to: new) {
      switch difference {
      case .changed(let before, let after): pairs.append((before, after))
      case .onlyOld(let row): gone.append(row)
      case .onlyNew(let row): come.append(row)
      }
    }
    pairs += paired(&gone, &come)
    // What could not be read neither came nor went.
    gone.removeAll { isUnread(old.entry(at: $0), in: new) }
    come.removeAll { isUnread(new.entry(at: $0), in: old) }
    var findings: [Finding] = []
    for pair in pairs {
      findings += try self.findings(
        PagePair(
          module: module, old: pair.old.map(old.page(at:)), new: pair.new.map(new.page(at:))))
    }
    let oldParents = Parents(gone.isEmpty ? nil : old)
    let newParents = Parents(come.isEmpty ? nil : new)
    for row in gone {
      let page = try old.page(at: row)
      let parent = oldParents.parent(of: page.path)
      findings += try self.findings(
        PagePair(module: module, old: page, new: nil, parent: parent?.reference, parentKey: parent?.key))
    }
    for row in come {
      let page = try new.page(at: row)
      let parent = newParents.parent(of: page.path)
      findings += try self.findings(
        PagePair(module: module, old: nil, new: page, parent: parent?.reference, parentKey: parent?.key))
    }
    CauseGroups(oldMacros: [:], newMacros: [:]).mark(&findings)
    return FindingOrder.sorted(findings)
  }

  private func findings(_ pair: PagePair) throws -> [Finding] {
    PageComparison.aspects(of: pair).flatMap { aspect in
      RuleRegistry.pageRules.flatMap { $0.findings(for: aspect, in: pair) }
    }
  }

  /// Pages of one path are one page, whatever symbol they are about.
  private func paired(_ gone: inout [Int], _ come: inout [Int]) -> [(old: Int?, new: Int?)] {
    guard !gone.isEmpty, !come.isEmpty else { return [] }
    var places = Dictionary(gone.map { (old.entry(at: $0).path, $0) }) { first, _ in first }
    var pairs: [(old: Int?, new: Int?)] = []
    come.removeAll { row in
      guard let other = places.removeValue(forKey: new.entry(at: row).path) else { return false }
      pairs.append((other, row))
      return true
    }
    let taken = Set(pairs.compactMap(\.old))
    gone.removeAll(where: taken.contains)
    return pairs
  }

  private func isUnread(_ entry: PagesObject.Entry, in other: PagesObject) -> Bool {
    other.unread.contains { $0.path == entry.path || $0.key == entry.key }
  }

  /// Finds the page above a page.
  private struct Parents {
    private var pages: [String: PagesObject.Entry] = [:]

    init(_ object: PagesObject?) {
      for entry in object?.index ?? [] { pages[entry.path] = entry }
    }

    func parent(of path: String) -> (reference: PageReference, key: String)? {
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/"), slash > rest.startIndex {
        rest = rest[..<slash]
        if let entry = pages[String(rest)] {
          return (PageReference(path: entry.path, title: entry.title), entry.key)
        }
      }
      return nil
    }
  }
}

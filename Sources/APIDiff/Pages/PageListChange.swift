import SymbolModel

/// What a page lists otherwise under one heading.
struct PageListChange: Equatable {
  /// `topics: HEADING`, `see-also: HEADING`, `relationships: HEADING`.
  let part: String
  /// All that is listed, before and after; nil where there is no such list.
  let old: String?
  let new: String?
  let removed: [String]
  let added: [String]

  /// Everything that differs between two contents. The order says nothing.
  static func between(_ old: PageContent, _ new: PageContent) -> [PageListChange] {
    guard old.lists != new.lists else { return [] }
    var before = Lists(old.lists)
    var after = Lists(new.lists)
    var changes: [PageListChange] = []
    for head in before.heads where after.items[head] != nil {
      let left = before.take(head)
      let right = after.take(head)
      changes += [change(head, left, right)].compactMap(\.self)
    }
    // The same list under another heading.
    for head in before.heads {
      let items = (before.items[head] ?? []).sorted()
      guard
        let other = after.heads.first(where: {
          $0.kind == head.kind && (after.items[$0] ?? []).sorted() == items
        })
      else { continue }
      _ = (before.take(head), after.take(other))
      changes.append(
        PageListChange(
          part: other.part, old: head.title, new: other.title, removed: [head.title].filter { !$0.isEmpty },
          added: [other.title].filter { !$0.isEmpty }))
    }
    changes += before.heads.compactMap { change($0, before.items[$0], nil) }
    changes += after.heads.compactMap { change($0, nil, after.items[$0]) }
    return changes
  }

  private struct Head: Hashable {
    let kind: PageList.Kind
    let title: String
    var part: String { title.isEmpty ? kind.rawValue : "\(kind.rawValue): \(title)" }
  }

  /// The lists of a page, those of one heading together.
  private struct Lists {
    private(set) var heads: [Head] = []
    private(set) var items: [Head: [String]] = [:]

    init(_ lists: [PageList]) {
      for list in lists {
        let head = Head(kind: list.kind, title: list.title)
        if items[head] == nil { heads.append(head) }
        items[head, default: []] += list.items
      }
    }

    mutating func take(_ head: Head) -> [String]? {
      heads.removeAll { $0 == head }
      return items.removeValue(forKey: head)
    }
  }

  private static func change(_ head: Head, _ old: [String]?, _ new: [String]?) -> PageListChange? {
    let removed = without(new ?? [], old ?? [])
    let added = without(old ?? [], new ?? [])
    guard !removed.isEmpty || !added.isEmpty else { return nil }
    return PageListChange(
      part: head.part, old: old?.joined(separator: "\n"), new: new?.joined(separator: "\n"), removed: removed,
      added: added)
  }

  /// What of `items` is left when each of `others` takes one away.
  private static func without(_ others: [String], _ items: [String]) -> [String] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return items.filter { item in
      guard let count = counts[item], count > 0 else { return true }
      counts[item] = count - 1
      return false
    }
  }
}

import SnapshotStore
import SymbolModel

/// The pages of one module, decoded.
struct PageBook {
  let name: String
  let pages: [Page]
  /// How many pages could not be read.
  let unread: Int
  private let entry: SnapshotManifest.Module

  /// - Throws: `StoreError.damaged`.
  init(_ entry: SnapshotManifest.Module, pages object: PagesObject?) throws {
    name = entry.name
    self.entry = entry
    unread = object?.unread.count ?? 0
    pages = try object.map { object in try object.index.map { try object.page($0) } } ?? []
  }

  func comparison(isAgreed: Bool) -> ModuleComparison {
    var comparison = ModuleComparison(name: name, status: isAgreed ? .unchanged : .changed, kind: .pages)
    if entry.status != .complete {
      comparison.status = entry.status == .unparsed ? .unparsed : .incomplete
      comparison.reason = entry.reason ?? entry.status.rawValue
    }
    return comparison
  }
}

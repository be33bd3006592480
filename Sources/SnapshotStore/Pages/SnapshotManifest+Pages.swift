import SymbolModel

extension SnapshotManifest {
  /// The modules whose pages `stored` has otherwise; nil when there are none.
  func pagesThatDiffer(from stored: SnapshotManifest) -> [String]? {
    let known = Dictionary((stored.pages ?? []).map { ($0.name, $0) }) { first, _ in first }
    let others = (pages ?? []).filter { module in known[module.name].map { $0 != module } ?? false }
    return others.isEmpty ? nil : others.map(\.name)
  }

  /// These pages together with those of `stored`: modules add up; where pages are preferred they take the place of
  /// all that is stored.
  func pages(joining stored: SnapshotManifest, isPreferred: Bool) -> [Module]? {
    guard let pages else { return stored.pages }
    guard !isPreferred, let old = stored.pages else { return pages }
    let known = Set(old.map(\.name))
    return (old + pages.filter { !known.contains($0.name) }).sorted { $0.name.precedesInBytes($1.name) }
  }
}

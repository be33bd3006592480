import SnapshotStore
import SymbolModel

/// The stored builds by product and platform.
struct HistoryPlaces {
  private let builds: [StoredBuild]

  init(_ builds: [StoredBuild]) {
    self.builds = builds.sorted {
      SnapshotStore.isListedBefore(($0.build, $0.sequence), ($1.build, $1.sequence))
    }
  }

  /// The lines that a query looks at; at least one.
  ///
  /// - Throws: `HistoryError.unknownPlace`.
  func lines(for query: HistoryQuery) throws -> [BuildLine] {
    let ofProduct = builds.filter { query.product == nil || $0.build.product == query.product }
    if let name = query.product, ofProduct.isEmpty {
      throw Self.unknown("product", name, builds.map(\.build.product))
    }
    let chosen = ofProduct.filter { query.platform == nil || $0.build.platform == query.platform }
    if let name = query.platform, chosen.isEmpty {
      throw Self.unknown("platform", name, ofProduct.map(\.build.platform))
    }
    var groups: [[StoredBuild]] = []
    for build in chosen {
      let last = groups.last?.last?.build
      if last?.product == build.build.product, last?.platform == build.build.platform {
        groups[groups.count - 1].append(build)
      } else {
        groups.append([build])
      }
    }
    let lines = groups.map(BuildLine.init)
    let modules = Set(lines.flatMap(\.modules.keys))
    if let name = query.modules.first(where: { !modules.contains($0) }) {
      throw Self.unknown("module", name, Array(modules))
    }
    return lines
  }

  private static func unknown(_ what: String, _ name: String, _ known: [String]) -> HistoryError {
    var nearest = NearestNames(name)
    for candidate in Set(known).sorted() { nearest.add(candidate) }
    return .unknownPlace(what: what, name: name, nearest: nearest.names)
  }
}

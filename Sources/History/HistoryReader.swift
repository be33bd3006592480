import Dispatch
import SnapshotStore
import SymbolModel
import Synchronization

/// Answers questions about symbols across all builds of a store.
public struct HistoryReader: Sendable {
  /// So many histories are told at most.
  public static let most = 20
  /// So many other symbols are listed at most.
  public static let mostListed = 200

  private let store: SnapshotStore
  private let indexPath: String?
  private let toolVersion: String
  private let tool: String

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - indexPath: the database that keeps what was worked out, made when it is missing; nil to keep nothing.
  ///   - tool: names the program exactly: what another one found is not taken over.
  public init(store: SnapshotStore, indexPath: String?, toolVersion: String, tool: String) {
    self.store = store
    self.indexPath = indexPath
    self.toolVersion = toolVersion
    self.tool = tool
  }

  /// Where the index of a store is kept: below `$XDG_CACHE_HOME`, else in the home folder's place for caches; nil
  /// where there is no home. A store itself may be read-only, shared, or kept in git.
  public static func indexPath(store: String, environment: [String: String]) -> String? {
    HistoryIndex.path(store: store, environment: environment)
  }

  /// The histories of the symbols that a query fits.
  ///
  /// - Throws: `HistoryError`, `StoreError`.
  public func answer(_ query: HistoryQuery) throws -> HistoryAnswer {
    let files = try store.manifestFiles()
    guard !files.isEmpty else { throw HistoryError.emptyStore(store.root) }
    let index = indexPath.flatMap { HistoryIndex(path: $0, tool: tool) }
    let manifests = KnownManifests(store: store, files: files)
    var addition = HistoryIndex.Addition()
    let builds = try manifests.builds(index, &addition.builds)
    let lines = try HistoryPlaces(builds).lines(for: query)
    let names = try NameLists(of: lines, store: store, index: index)
    addition.lists = names.new
    if query.product == nil, query.platform == nil {
      addition.needed = (Set(files.map(\.digest)), Set(names.lists.keys))
    }
    // Kept before all is told: what follows may fail.
    index?.add(addition)
    let matches = matches(query, lines, names)
    guard !matches.isEmpty else { throw unknown(query, lines, names) }
    let findings = PairFindings(store: store, index: index, toolVersion: toolVersion) {
      try manifests.manifest($0)
    }
    let answer = try tell(query, lines, names, matches, findings)
    index?.add(HistoryIndex.Addition(findings: findings.new))
    return answer
  }

  /// A symbol that fits.
  private struct Found {
    let line: Int
    let node: SymbolNode
    let name: String
  }

  private func matches(_ query: HistoryQuery, _ lines: [BuildLine], _ names: NameLists) -> [Found] {
    let matcher = NameMatcher(query.symbol)
    let wanted = Set(query.modules)
    var known: [NameListID: [NameRow]] = [:]
    var found: [Found] = []
    for (number, line) in lines.enumerated() {
      var last: [SymbolNode: String] = [:]
      for (module, entry) in line.modules where wanted.isEmpty || wanted.contains(module) {
        for step in entry.steps {
          let rows =
            known[step.list]
            ?? names.lists[step.list]?.rows(holding: matcher.needle, where: matcher.matches) ?? []
          known[step.list] = rows
          for row in rows { last[SymbolNode(module: module, key: row.key)] = row.name }
        }
      }
      found += last.map { Found(line: number, node: $0.key, name: $0.value) }
    }
    return found.sorted {
      ($0.name, $0.node.module, $0.line, $0.node.key) < ($1.name, $1.node.module, $1.line, $1.node.key)
    }
  }

  private func tell(
    _ query: HistoryQuery, _ lines: [BuildLine], _ names: NameLists, _ matches: [Found],
    _ findings: PairFindings
  ) throws -> HistoryAnswer {
    let told = matches.prefix(Self.most)
    var histories: [SymbolHistory] = []
    var covered: [Int: Set<SymbolNode>] = [:]
    for (number, line) in lines.enumerated() {
      let seeds = told.filter { $0.line == number }.map(\.node)
      let telling = LineHistories(
        line: line, lists: names.lists, findings: findings, contents: ContentReader(store: store))
      for (nodes, history) in try telling.histories(of: seeds) {
        histories.append(history)
        covered[number, default: []].formUnion(nodes)
      }
    }
    histories.sort {
      ($0.symbol.name, $0.module, $0.product, $0.platform) < (
        $1.symbol.name, $1.module, $1.product, $1.platform
      )
    }
    let rest = matches.dropFirst(Self.most).filter { covered[$0.line]?.contains($0.node) != true }
    return HistoryAnswer(
      query: query, histories: histories,
      others: rest.prefix(Self.mostListed).map {
        HistoryAnswer.Match(
          product: lines[$0.line].product, platform: lines[$0.line].platform, module: $0.node.module,
          name: $0.name)
      }, omitted: max(0, rest.count - Self.mostListed))
  }

  private func unknown(_ query: HistoryQuery, _ lines: [BuildLine], _ names: NameLists) -> HistoryError {
    let wanted = Set(query.modules)
    let modules = lines.flatMap { line in
      line.modules.filter { wanted.isEmpty || wanted.contains($0.key) }.values
    }
    let unread = modules.reduce(0) { $0 + $1.gaps.count }
    var nearest = NearestNames(query.symbol)
    if !query.symbol.contains(where: { $0 == "*" || $0 == "?" }) {
      for id in Set(modules.flatMap { $0.steps.map(\.list) }) {
        _ = names.lists[id]?.rows(holding: []) { row in
          nearest.add(row.name)
          return false
        }
      }
    }
    return .unknownSymbol(query.symbol, nearest: nearest.names, unread: unread)
  }
}

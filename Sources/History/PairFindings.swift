import APIDiff
import Dispatch
import SnapshotStore
import Synchronization

/// What diffs say of some symbols: kept from before, or found now by comparing the modules that matter.
final class PairFindings {
  private let store: SnapshotStore
  private let index: HistoryIndex?
  private let toolVersion: String
  private let manifest: @Sendable (String) throws -> SnapshotManifest
  private var known: [String: [SymbolNode: [Finding]]] = [:]
  /// Those that the index does not have yet.
  private(set) var new: [(pair: String, node: SymbolNode, findings: [StoredFinding])] = []

  /// - Parameter manifest: the manifest of a digest.
  init(
    store: SnapshotStore, index: HistoryIndex?, toolVersion: String,
    manifest: @escaping @Sendable (String) throws -> SnapshotManifest
  ) {
    self.store = store
    self.index = index
    self.toolVersion = toolVersion
    self.manifest = manifest
  }

  /// What to look at: symbols between two builds, and the modules that have to be compared to know all of them.
  struct Request {
    let from: StoredBuild
    let to: StoredBuild
    var nodes: Set<SymbolNode> = []
    var modules: Set<String> = []

    var pair: String { "\(from.digest)>\(to.digest)" }
  }

  /// The findings about a symbol; asked for before, by `find`.
  func findings(_ from: StoredBuild, _ to: StoredBuild, _ node: SymbolNode) -> [Finding] {
    known["\(from.digest)>\(to.digest)"]?[node] ?? []
  }

  /// Finds what is not known yet; pairs of builds are compared side by side.
  ///
  /// - Throws: `StoreError`.
  func find(_ requests: [Request]) throws {
    var missing: [Request] = []
    for var request in requests {
      request.nodes.subtract(known[request.pair]?.keys.map(\.self) ?? [])
      for (node, findings) in index?.findings(request.pair, of: request.nodes) ?? [:] {
        known[request.pair, default: [:]][node] = findings.map(\.finding)
        request.nodes.remove(node)
      }
      if !request.nodes.isEmpty { missing.append(request) }
    }
    let (manifest, store, toolVersion, all) = (manifest, store, toolVersion, missing)
    let results = Mutex<[Int: Result<[SymbolNode: [Finding]], any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: all.count) { number in
      let request = all[number]
      let result = Result {
        var options = DiffOptions()
        options.modules = request.modules.sorted()
        options.keys = Set(request.nodes.map(\.key))
        let changelog = try SnapshotDiff.between(
          DiffSide(manifest: manifest(request.from.digest), store: store),
          DiffSide(manifest: manifest(request.to.digest), store: store), options: options,
          toolVersion: toolVersion)
        return Self.findings(in: changelog, of: request.nodes)
      }
      results.withLock { $0[number] = result }
    }
    for (number, result) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      for (node, findings) in try result.get() {
        known[all[number].pair, default: [:]][node] = findings
        new.append((all[number].pair, node, findings.map(StoredFinding.init)))
      }
    }
  }

  /// Each symbol's findings, those of its whole module with them.
  private static func findings(
    in changelog: Changelog, of nodes: Set<SymbolNode>
  ) -> [SymbolNode: [Finding]] {
    var result = Dictionary(nodes.map { ($0, [Finding]()) }) { first, _ in first }
    for var finding in changelog.findings {
      // Groups are of one diff.
      finding.group = nil
      if finding.symbol == nil {
        for node in nodes where node.module == finding.module { result[node]?.append(finding) }
      } else {
        for node in Set([finding.baselineNode, finding.currentNode].compactMap(\.self)) {
          result[node]?.append(finding)
        }
      }
    }
    return result
  }
}

extension Finding {
  /// The symbol as the baseline has it.
  var baselineNode: SymbolNode? {
    baselineKey.map { SymbolNode(module: baselineModule ?? module, key: $0) }
  }
  /// The symbol as the current build has it.
  var currentNode: SymbolNode? { currentKey.map { SymbolNode(module: module, key: $0) } }

  /// Whether a history tells it. Of a symbol with a reserved name all is noise: that it came and went is told.
  var isTold: Bool {
    switch id {
    case .symbolAdded, .symbolRemoved, .symbolRenamed, .symbolMoved, .kindChanged, .accessorsBecameProperty,
      .propertyBecameAccessors:
      true
    default: level != .noise
    }
  }
}

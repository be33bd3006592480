import APIDiff
import History
import SymbolModel

/// The symbols of a line of builds that changed, each with what happened to it.
struct SiteHistory: Sendable {
  /// What happened to one symbol, oldest first.
  struct Timeline: Sendable {
    let module: String
    let file: String
    /// As it was last called.
    var symbol: SymbolReference
    /// What it was called before.
    var formerNames: [String] = []
    var findings: [(pair: Int, findings: [Finding])] = []
  }

  private let build: SDKBuild
  /// By module, then name.
  let timelines: [Timeline]
  private let files: [SymbolNode: String]
  /// A symbol that was renamed or moved has one page.
  private let lineages: SymbolLineages

  init(_ line: SiteLine) {
    build = line.build
    var lineages = SymbolLineages()
    for pair in line.pairs {
      for finding in pair.findings { lineages.join(finding) }
    }
    self.lineages = lineages
    var found: [SymbolNode: Timeline] = [:]
    for (number, pair) in line.pairs.enumerated() {
      for finding in pair.findings {
        guard let symbol = finding.symbol else { continue }
        let node = Self.node(of: finding)
        let key = lineages.root(of: node)
        var timeline =
          found[key]
          ?? Timeline(
            module: finding.module, file: SitePath.symbolFile(name: symbol.name, key: node.key),
            symbol: symbol
          )
        timeline.symbol = symbol
        if finding.id == .symbolRenamed, let name = finding.old { timeline.formerNames.append(name) }
        if timeline.findings.last?.pair == number {
          timeline.findings[timeline.findings.count - 1].findings.append(finding)
        } else {
          timeline.findings.append((number, [finding]))
        }
        found[key] = timeline
      }
    }
    files = found.mapValues { SitePath.symbolFolder(module: $0.module, line.build) + $0.file }
    timelines = found.values.sorted {
      ($0.module, $0.symbol.name, $0.file) < ($1.module, $1.symbol.name, $1.file)
    }
  }

  /// A symbol's page, from the site's root; nil for a whole module.
  func path(of finding: Finding) -> String? {
    guard finding.symbol != nil, let path = files[lineages.root(of: Self.node(of: finding))]
    else { return nil }
    return path
  }

  /// What the search looks through.
  var folders: [SiteSearch.Folder] {
    var folders: [SiteSearch.Folder] = []
    for timeline in timelines {
      if folders.last?.module != timeline.module {
        folders.append(
          SiteSearch.Folder(
            path: SitePath.symbolFolder(module: timeline.module, build), module: timeline.module,
            line: "\(build.product) \(build.platform)"))
      }
      let names = [timeline.symbol.name] + timeline.formerNames.filter { $0 != timeline.symbol.name }
      folders[folders.count - 1].symbols += names.map { ($0, timeline.file) }
    }
    return folders
  }

  private static func node(of finding: Finding) -> SymbolNode {
    let key = finding.key.isEmpty ? (finding.symbol?.usr ?? finding.symbol?.name ?? "") : finding.key
    return SymbolNode(module: finding.module, key: key)
  }
}

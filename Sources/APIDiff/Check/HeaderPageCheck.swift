import Dispatch
import SnapshotStore
import SymbolModel
import Synchronization

/// Holds a build's headers against its documentation pages.
public struct HeaderPageCheck {
  private let side: DiffSide
  private let options: DiffOptions

  /// Where headers and pages disagree, as a changelog of which both sides are the build.
  ///
  /// - Throws: `HeaderPageError.noPages`, or `StoreError` when an object cannot be read.
  public static func check(
    _ side: DiffSide, options: DiffOptions = DiffOptions(), toolVersion: String
  ) throws -> Changelog {
    guard side.manifest.pages?.isEmpty == false else {
      throw HeaderPageError.noPages(build: side.manifest.build.path)
    }
    return try HeaderPageCheck(side: side.readingOnce(), options: options).run(toolVersion)
  }

  private func run(_ toolVersion: String) throws -> Changelog {
    let manifest = side.manifest
    let modules = (manifest.pages ?? []).filter {
      options.modules.isEmpty || options.modules.contains($0.name)
    }
    let books = try modules.map { module in try PageBook(module, pages: try side.pages(module)) }
    let symbols = try SymbolFinder(side, wanted: Set(books.flatMap { $0.pages.flatMap(\.usrs) }))
    var findings: [Finding] = []
    var notes: [String] = []
    var comparisons: [ModuleComparison] = []
    for book in books {
      var found = FindingOrder.sorted(
        try ModuleCheck(book: book, side: side, symbols: symbols).findings(notes: &notes))
      Fingerprints.assign(to: &found, product: manifest.build.product)
      comparisons.append(book.comparison(isAgreed: found.isEmpty))
      findings += found
    }
    // A symbol's module may be another than its page's.
    findings = FindingOrder.sorted(findings)
    if options.choosesFindings { findings = findings.filter(options.keeps) }
    let groups = ChangeGroups.assign(to: &findings)
    var changelog = Changelog(
      tool: Changelog.Tool(version: toolVersion, extractor: manifest.tool.extractor),
      baseline: manifest.build,
      current: manifest.build, notes: notes, modules: comparisons, groups: groups, findings: findings)
    changelog.isCheck = true
    for finding in findings { changelog.summary.count(finding.level, by: 1) }
    return changelog
  }
}

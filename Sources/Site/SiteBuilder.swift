import APIDiff
import ChangelogRender
import Dispatch
import Foundation
import SnapshotStore
import SymbolModel
import Synchronization

/// A static site over a whole store.
package struct SiteBuilder {
  private let store: SnapshotStore
  private let suppressions: SuppressionList
  private let today: String
  private let options: RenderOptions
  private let toolVersion: String
  private let progress: @Sendable (String) -> Void

  /// Prepares a site; `today` decides what suppressions have run out.
  package init(
    store: SnapshotStore, suppressions: SuppressionList, today: String, options: RenderOptions,
    toolVersion: String, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.store = store
    self.suppressions = suppressions
    self.today = today
    self.options = options
    self.toolVersion = toolVersion
    self.progress = progress
  }

  /// Writes the site, or what of it differs from what is in the folder.
  ///
  /// - Throws: `SiteError`, `StoreError`.
  package func build(into folder: String) throws -> SiteOutcome {
    let writer = try SiteWriter(folder: folder)
    let lines = try self.lines()
    var state = SiteState(writer.read(SitePath.state)) ?? SiteState(created: options.time)
    let pairs = lines.flatMap(\.pairs)
    let known = Set(pairs.map(\.path))
    state.published = state.published.filter { known.contains($0.key) }
    for path in known where state.published[path] == nil { state.published[path] = options.time }
    // First of all: a folder with half a site in it is known for one.
    try writer.write(try state.text(), to: SitePath.state)
    try writer.write(HTMLStyle.text, to: SitePath.style)
    try writer.write(HTMLScript.report, to: SitePath.reportScript)
    try writer.write(SiteSearch.script, to: SitePath.searchScript)
    let page = SitePage(language: options.language)
    var folders: [SiteSearch.Folder] = []
    for line in lines {
      let history = SiteHistory(line)
      for pair in line.pairs {
        progress("page \(pair.path)")
        let report = SiteChangePage(pair: pair, history: history, options: options, page: page)
        try writer.write(report.text, to: pair.path)
      }
      try SiteModulePages(line: line, history: history, page: page).write(to: writer)
      try SiteSymbolPages(line: line, history: history, page: page).write(to: writer)
      folders += history.folders
    }
    try writer.write(SiteSearch.data(folders), to: SitePath.symbols)
    try writer.write(SiteIndexPage(lines: lines, page: page).text, to: SitePath.index)
    let tool = Changelog.Tool(version: toolVersion, extractor: 0)
    try writer.write(
      SiteFeed(pairs: pairs, state: state, tool: tool, options: options).text, to: SitePath.feed)
    return writer.finish()
  }

  /// The stored builds by product and platform, each compared with the one before.
  private func lines() throws -> [SiteLine] {
    let manifests = try store.manifests()
    var lines: [[SnapshotManifest]] = []
    for manifest in manifests {
      let last = lines.last?.last?.build
      if last?.product == manifest.build.product, last?.platform == manifest.build.platform {
        lines[lines.count - 1].append(manifest)
      } else {
        lines.append([manifest])
      }
    }
    return try lines.map { builds in
      let pairs = try zip(builds, builds.dropFirst()).map { old, new in
        progress("comparing \(old.build.path) and \(new.build.path)")
        var changelog = try SnapshotDiff.between(
          DiffSide(manifest: old, store: store), DiffSide(manifest: new, store: store),
          toolVersion: toolVersion)
        suppressions.apply(to: &changelog, today: today, isWhole: false)
        return SitePair(changelog: changelog)
      }
      return SiteLine(builds: builds, pairs: pairs)
    }
  }
}

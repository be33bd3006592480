import APIDiff
import SymbolModel

/// An Atom feed (RFC 4287): an entry a module that changed, and one for what was not compared.
struct AtomRenderer: ChangelogRenderer {
  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    let report = Report(changelog, options: options)
    let builds = report.builds
    var feed = AtomFeed(
      id: id(changelog, []), title: "\(builds.baseline) → \(builds.current)", updated: options.time,
      tool: changelog.tool, language: options.language)
    let words = report.words
    if !report.gaps.isEmpty || !changelog.notes.isEmpty {
      feed.entries.append(
        AtomFeed.Entry(
          id: id(changelog, ["comparison"]), title: words(report.gaps.isEmpty ? .notes : .notCompared),
          updated: options.time, categories: [], html: html(gaps: report)))
    }
    for module in report.modules {
      let counts = [
        words.count(module.count(.breaking), .breaking), words.count(module.count(.warning), .warning),
        words.count(module.count(.info), .info),
      ]
      feed.entries.append(
        AtomFeed.Entry(
          id: id(changelog, ["module", module.name]),
          title: "\(module.name): \(counts.joined(separator: ", "))", updated: options.time,
          categories: ChangeLevel.allCases.filter { module.count($0) > 0 }.map(\.rawValue).reversed(),
          html: html(module, words)))
    }
    if report.modules.isEmpty {
      feed.entries.append(
        AtomFeed.Entry(
          id: id(changelog, ["conclusion"]), title: report.conclusion, updated: options.time, categories: [],
          html: "<p>\(XMLText.escape(report.conclusion))</p>"))
    }
    return feed.text
  }

  /// The same for the same builds, whenever asked.
  private func id(_ changelog: Changelog, _ parts: [String]) -> String {
    let (old, new) = (changelog.baseline, changelog.current)
    return AtomFeed.id(
      ["changelog", old.product, old.platform, old.build, new.product, new.platform, new.build] + parts)
  }

  private func html(gaps report: Report) -> String {
    let words = report.words
    let gaps = report.gaps.map { gap in
      let names = gap.names.map(XMLText.escape).joined(separator: ", ")
      let side = gap.side.map { " (\(words.side($0)))" } ?? ""
      let reason = gap.reason.map { ": " + XMLText.fold($0) } ?? ""
      return "<li>\(names): \(words.status(gap.status))\(side)\(reason)</li>"
    }
    let notes = report.changelog.notes.map { "<li>\(XMLText.fold($0))</li>" }
    return "<ul>\((gaps + notes).joined())</ul>"
  }

  private func html(_ module: ModuleReport, _ words: Words) -> String {
    let statement = FindingStatement(form: HTMLForm(), words: words)
    let items = SymbolChanges.gather(module.findings).map { changes in
      let symbol = changes.findings.first?.symbol
      let name = symbol.map { "<code>\(XMLText.escape($0.name))</code>" } ?? words(.wholeModule)
      let lines = FindingStatement.together(changes.findings).map { statement.line(for: $0) }
      let swift = SwiftNameText.names(of: symbol).map { "<code>\(XMLText.escape($0))</code>" }
      let names = swift.isEmpty ? "" : " (\(words(.swiftName)): \(swift.joined(separator: ", ")))"
      return "<li>\(name)\(names): \(lines.joined(separator: "; "))</li>"
    }
    return "<ul>\(items.joined())</ul>"
  }
}

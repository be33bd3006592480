import APIDiff

/// Release notes as GitHub renders them. No HTML but `details` with its
/// `summary`, `del` and `ins`.
struct MarkdownRenderer: ChangelogRenderer {
  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    let report = Report(changelog, options: options)
    var lines = ["# " + MarkdownText.prose(report.title()), ""]
    let words = report.words
    if !report.gaps.isEmpty { lines += table(of: report.gaps, words) + [""] }
    if !changelog.notes.isEmpty {
      lines += ["## \(words(.notes))", ""] + changelog.notes.map { "- " + MarkdownText.prose($0) } + [""]
    }
    if !report.modules.isEmpty { lines += summary(of: report) + [""] }
    for module in report.modules { lines += self.lines(for: module, words) }
    if !report.modules.isEmpty { lines += ["---", ""] }
    return (lines + [report.conclusion, ""]).joined(separator: "\n")
  }

  private func table(of gaps: [Report.Gap], _ words: Words) -> [String] {
    let head = [words(.module), words(.status), words(.build), words(.reason)]
    var lines = [
      "## \(words(.notCompared))", "", "| \(head.joined(separator: " | ")) |", "| --- | --- | --- | --- |",
    ]
    for gap in gaps {
      let names = gap.names.map { MarkdownText.prose($0, inCell: true) }.joined(separator: ", ")
      let reason = gap.reason.map { MarkdownText.prose($0, inCell: true) } ?? ""
      let side = gap.side.map(words.side) ?? ""
      lines.append("| \(names) | \(words.status(gap.status)) | \(side) | \(reason) |")
    }
    return lines
  }

  private func summary(of report: Report) -> [String] {
    let words = report.words
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let levels = report.levels
    let titles = levels.map { level -> Phrase in
      switch level {
      case .breaking: .breaking
      case .warning: .warnings
      case .info: .info
      case .noise: .noise
      }
    }
    var lines = [
      "## \(words(.summary))", "", row([words(.module)] + titles.map { words($0) }),
      "| --- |" + String(repeating: " ---: |", count: levels.count),
    ]
    for module in report.modules {
      let counts = levels.map { String(module.count($0)) }
      lines.append(row([MarkdownText.prose(module.name, inCell: true)] + counts))
    }
    if report.modules.count > 1 {
      let totals = levels.map { level in report.modules.reduce(0) { $0 + $1.count(level) } }
      lines.append(row(["**\(words(.total))**"] + totals.map { "**\($0)**" }))
    }
    return lines
  }

  private func lines(for module: ModuleReport, _ words: Words) -> [String] {
    var lines = ["## \(MarkdownText.prose(module.name))", ""]
    for section in ReportSection.allCases {
      let entries = module.entries.filter { $0.lead.map(ReportSection.init(of:)) == section }
      guard !entries.isEmpty else { continue }
      lines += ["### \(words(section.title))", ""] + items(entries, in: section, words)
      if lines.last != "" { lines.append("") }
    }
    return lines
  }

  /// Findings about one symbol make one item, where the first of them stands.
  private func items(
    _ entries: [ModuleReport.Entry], in section: ReportSection, _ words: Words
  ) -> [String] {
    var places: [SymbolReference?: Int] = [:]
    var items: [(findings: [Finding], lines: [String])] = []
    for entry in entries {
      switch entry {
      case .group(let group, let own, let members):
        items.append(([], MarkdownItem.lines(for: group, own: own, members: members, in: section, words)))
      case .finding(let finding):
        if let place = places[finding.symbol] {
          items[place].findings.append(finding)
        } else {
          places[finding.symbol] = items.count
          items.append(([finding], []))
        }
      }
    }
    return items.flatMap {
      $0.findings.isEmpty ? $0.lines : MarkdownItem.lines(for: $0.findings, in: section, words)
    }
  }
}

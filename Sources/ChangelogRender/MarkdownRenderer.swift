import APIDiff

/// Release notes as GitHub renders them. No HTML but `details`, `summary`, `del` and `ins`.
struct MarkdownRenderer: ChangelogRenderer {
  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    let report = Report(changelog, options: options)
    let builds = report.builds
    var lines = ["# \(MarkdownText.prose(builds.baseline)) → \(MarkdownText.prose(builds.current))", ""]
    if !changelog.notes.isEmpty {
      lines += ["## Notes", ""] + changelog.notes.map { "- " + MarkdownText.prose($0) } + [""]
    }
    if !report.gaps.isEmpty { lines += table(of: report.gaps) + [""] }
    if !report.modules.isEmpty { lines += summary(of: report, showNoise: options.showNoise) + [""] }
    for module in report.modules { lines += self.lines(for: module) }
    if !report.modules.isEmpty { lines += ["---", ""] }
    return (lines + [report.conclusion, ""]).joined(separator: "\n")
  }

  private func table(of gaps: [Report.Gap]) -> [String] {
    var lines = [
      "## Not or not wholly compared", "", "| Module | Status | Build | Reason |",
      "| --- | --- | --- | --- |",
    ]
    for gap in gaps {
      let names = gap.names.map { MarkdownText.prose($0, inCell: true) }.joined(separator: ", ")
      let reason = gap.reason.map { MarkdownText.prose($0, inCell: true) } ?? ""
      lines.append("| \(names) | \(gap.status.rawValue) | \(gap.side?.rawValue ?? "") | \(reason) |")
    }
    return lines
  }

  private func summary(of report: Report, showNoise: Bool) -> [String] {
    func row(_ title: String, _ counts: [Int]) -> String {
      "| \(title) | " + counts.map(String.init).joined(separator: " | ") + " |"
    }
    let levels: [ChangeLevel] = [.breaking, .warning, .info] + (showNoise ? [.noise] : [])
    var lines = [
      "## Summary", "", "| Module | Breaking | Warnings | Info |" + (showNoise ? " Noise |" : ""),
      "| --- |" + String(repeating: " ---: |", count: levels.count),
    ]
    for module in report.modules {
      lines.append(row(MarkdownText.prose(module.name, inCell: true), levels.map(module.count)))
    }
    return lines
  }

  private func lines(for module: ModuleReport) -> [String] {
    var lines = ["## \(MarkdownText.prose(module.name))", ""]
    for section in MarkdownSection.allCases {
      let entries = module.entries.filter { $0.lead.map(MarkdownSection.init(of:)) == section }
      guard !entries.isEmpty else { continue }
      lines += ["### \(section.rawValue)", ""] + items(entries, in: section)
      if lines.last != "" { lines.append("") }
    }
    return lines
  }

  /// Findings about one symbol make one item, where the first of them stands.
  private func items(_ entries: [ModuleReport.Entry], in section: MarkdownSection) -> [String] {
    var places: [SymbolReference?: Int] = [:]
    var items: [(findings: [Finding], lines: [String])] = []
    for entry in entries {
      switch entry {
      case .group(let group, let own, let members):
        items.append(([], MarkdownItem.lines(for: group, own: own, members: members, in: section)))
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
      $0.findings.isEmpty ? $0.lines : MarkdownItem.lines(for: $0.findings, in: section)
    }
  }
}

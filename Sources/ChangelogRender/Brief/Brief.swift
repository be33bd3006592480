import APIDiff

/// What a message tells people of its changelogs: how much changed, what could not be compared, and the findings, the
/// gravest first.
package struct Brief: Sendable {
  /// What was not, or not wholly, compared, with the platforms where that is so.
  struct Gap {
    let text: String
    var platforms: [String]
  }

  /// The reader's language.
  package let words: Words
  /// What it is about, on one line of plain text.
  package let title: String
  /// How much changed, all platforms together: `3 breaking, 10 warnings, 20 info`, or that nothing changed. Plain text.
  package let conclusion: String
  /// Where there are several changelogs: each with its builds and counts, as plain text.
  package let comparisons: [String]
  /// The modules that came and those that went: plain text, a line each.
  package let wholeModules: [String]
  /// What was not, or not wholly, compared, and notes on the comparison: plain text, a line each.
  package let caveats: [String]
  /// What stands above them.
  package let caveatsTitle: Phrase
  /// The modules with findings, the gravest first.
  package let modules: [BriefModule]
  /// Whether there are several changelogs, which a reader has to tell apart.
  package let hasSeveral: Bool

  /// Prepares a brief.
  ///
  /// - Parameter leastLevel: the least level that was asked for: those below it are not counted, or they would seem to
  ///   have no findings.
  package init(
    _ changelogs: [Changelog], language: ReportLanguage, showsNoise: Bool = false,
    leastLevel: ChangeLevel = .info
  ) {
    let levels = [ChangeLevel.breaking, .warning, .info].filter { $0 >= leastLevel }
    let words = Words(language)
    self.words = words
    hasSeveral = changelogs.count > 1
    let options = RenderOptions(showNoise: showsNoise, language: language)
    let reports = changelogs.map { Report($0, options: options) }
    title = Self.title(reports)
    wholeModules = Self.wholeModules(changelogs, words)
    caveats = Self.caveats(reports, words)
    caveatsTitle = reports.contains { $0.gaps.contains(where: \.status.isGap) } ? .notCompared : .notes
    modules = BriefModule.gather(changelogs, words: words, showsNoise: showsNoise)
    comparisons =
      changelogs.count > 1
      ? reports.map { report in
        let summary = report.changelog.summary
        let counts = levels.map { level in
          let number =
            switch level {
            case .breaking: summary.breaking
            case .warning: summary.warning
            default: summary.info
            }
          return words.count(number, BriefModule.noun(level))
        }
        return Self.builds(report) + ": "
          + (report.findings.isEmpty ? report.conclusion : counts.joined(separator: ", "))
      } : []
    conclusion = Self.conclusion(reports, modules, levels, words)
  }

  /// How many findings there are.
  package var count: Int { modules.reduce(0) { $0 + $1.count } }

  private static func builds(_ report: Report) -> String {
    VisibleText.escape("\(report.builds.baseline) → \(report.builds.current)")
  }

  private static func title(_ reports: [Report]) -> String {
    guard let first = reports.first else { return "" }
    if reports.count == 1 { return builds(first) }
    let builds = reports.map(\.changelog.current)
    let version = builds[0].version
    let isOneProduct = builds.allSatisfy { $0.product == builds[0].product }
    if isOneProduct, let version, builds.allSatisfy({ $0.version == version }) {
      return VisibleText.escape(
        "\(builds[0].product) \(version): " + builds.map(\.platform).joined(separator: ", "))
    }
    let names = builds.map { build in
      (isOneProduct ? "" : "\(build.product) ") + "\(build.platform) "
        + Report.name(version: build.version, build: build.build)
    }
    return VisibleText.escape((isOneProduct ? "\(builds[0].product): " : "") + names.joined(separator: ", "))
  }

  private static func conclusion(
    _ reports: [Report], _ modules: [BriefModule], _ levels: [ChangeLevel], _ words: Words
  ) -> String {
    if modules.isEmpty {
      var seen: Set<String> = []
      return reports.map(\.conclusion).filter { seen.insert($0).inserted }.joined(separator: " ")
    }
    let partial = Set(reports.flatMap { $0.changelog.modules.filter(\.status.isGap).map(\.name) }).count
    let counts = levels.map { level in
      words.count(modules.reduce(0) { $0 + $1.count(level) }, BriefModule.noun(level))
    }
    let gaps = partial > 0 ? "; " + words.count(partial, .partialModule) : ""
    return counts.joined(separator: ", ") + gaps
  }

  private static func wholeModules(_ changelogs: [Changelog], _ words: Words) -> [String] {
    [ChangeID.moduleRemoved, .moduleAdded].compactMap { id in
      var seen: Set<String> = []
      let names = changelogs.flatMap(\.findings).filter { $0.id == id }.map(\.module)
        .filter { seen.insert($0).inserted }
      guard !names.isEmpty else { return nil }
      return ShortForm.cut(
        words.change(id) + ": " + names.map(VisibleText.escape).joined(separator: ", "), to: longestCaveat)
    }
  }

  private static func caveats(_ reports: [Report], _ words: Words) -> [String] {
    var gaps: [Gap] = []
    for report in reports {
      let platform = report.changelog.current.platform
      for text in report.gaps.filter({ $0.status.isGap }).map({ line($0, words) })
        + report.changelog.notes.map(VisibleText.fold)
      {
        if let place = gaps.firstIndex(where: { $0.text == text }) {
          gaps[place].platforms.append(platform)
        } else {
          gaps.append(Gap(text: text, platforms: [platform]))
        }
      }
    }
    let lines = gaps.prefix(mostCaveats).map { gap in
      let text =
        gap.platforms.count == reports.count
        ? gap.text : VisibleText.escape(gap.platforms.joined(separator: ", ")) + ": " + gap.text
      return ShortForm.cut(text, to: longestCaveat)
    }
    return lines + (gaps.count > lines.count ? ["… (+\(gaps.count - lines.count))"] : [])
  }

  /// A module's reason, or a list of modules, is of any length.
  private static let longestCaveat = 1000
  private static let mostCaveats = 20

  private static func line(_ gap: Report.Gap, _ words: Words) -> String {
    let names = gap.names.map(VisibleText.escape).joined(separator: ", ")
    var why = words.status(gap.status)
    if let side = gap.side { why = words(.textIn, why, words.side(side)) }
    if let reason = gap.reason { why += ": " + VisibleText.fold(reason) }
    return "\(names): \(why)"
  }
}

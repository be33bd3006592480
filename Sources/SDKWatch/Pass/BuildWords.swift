import APIDiff

/// What came of a new build, in words.
enum BuildWords {
  /// One line for people.
  static func line(_ build: ComparedBuild, told: [String]) -> String {
    let name = NewBuild.name(build.new.build)
    let remark = build.remark.map { " (\($0))" } ?? ""
    switch build.outcome {
    case .baseline: return "\(name): the first build, \(build.outcome.words)\(gaps(build))"
    case .older, .elsewhere, .lonely: return "\(name): \(build.outcome.words)\(remark)\(gaps(build))"
    case .told, .unchanged:
      let old = build.changelog.map(\.baseline.build) ?? ""
      let words = build.changelog.map(counts) ?? ""
      let receivers =
        build.outcome == .unchanged
        ? "" : told.isEmpty ? "; no route leads it to a channel" : "; for \(told.joined(separator: ", "))"
      return "\(name): compared with \(old)\(remark): \(words)\(receivers)"
    }
  }

  /// How much of a build that was not compared could not be read.
  private static func gaps(_ build: ComparedBuild) -> String {
    let count = build.new.manifest.modules.count { $0.status == .unparsed || $0.status == .incomplete }
    return count == 0
      ? "" : "; \(count) \(count == 1 ? "module" : "modules") could not be read, or not wholly"
  }

  /// The same for the list of what was seen; nil where the outcome says it all.
  static func detail(_ build: ComparedBuild) -> String? {
    guard let changelog = build.changelog else { return build.remark }
    return "compared with \(changelog.baseline.build): \(counts(changelog))"
  }

  /// `3 breaking, 10 warnings, 20 info`, and what else a reader has to know.
  private static func counts(_ changelog: Changelog) -> String {
    let summary = changelog.summary
    var words: [String] = []
    if summary.breaking + summary.warning + summary.info > 0 {
      let warnings = summary.warning == 1 ? "1 warning" : "\(summary.warning) warnings"
      words.append("\(summary.breaking) breaking, \(warnings), \(summary.info) info")
    } else {
      words.append("no changes")
    }
    let gaps = changelog.modules.count { $0.status.isGap }
    if gaps > 0 { words.append("\(gaps) \(gaps == 1 ? "module" : "modules") not, or not wholly, compared") }
    if summary.suppressed > 0 { words.append("\(summary.suppressed) suppressed") }
    return words.joined(separator: "; ")
  }
}

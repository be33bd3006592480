import APIDiff
import ChangelogRender

/// Findings counted by level.
enum SiteCounts {
  /// The counts of a pair, with the modules that were not, or not wholly, compared.
  static func text(_ pair: SitePair, _ words: Words) -> String {
    let partial = pair.changelog.modules.count { $0.status.isGap }
    return text(pair.findings, words) + (partial > 0 ? "; " + words.count(partial, .partialModule) : "")
  }

  /// `3 breaking, 10 warnings, 20 info`.
  static func text(_ findings: [Finding], _ words: Words) -> String {
    [(ChangeLevel.breaking, Noun.breaking), (.warning, .warning), (.info, .info)].map { level, noun in
      words.count(findings.count { $0.level == level }, noun)
    }.joined(separator: ", ")
  }
}

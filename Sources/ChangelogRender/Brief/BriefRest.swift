/// Counts what a brief's document had no room for.
package struct BriefRest {
  private var findings: Int
  private var told = 0
  private var modules: Int

  /// All is still to tell.
  package init(_ brief: Brief) {
    findings = brief.count
    modules = brief.modules.count
  }

  /// An entry has been told.
  package mutating func tell(_ entry: BriefEntry) {
    findings -= entry.count
    told += entry.count
  }

  /// A module has been gone through; whether anything of it was told.
  package mutating func finish(_ module: BriefModule) -> Bool {
    defer { told = 0 }
    if told == module.count { modules -= 1 }
    return told > 0
  }

  /// `120 more findings in 12 modules`; nil when everything was told.
  package func line(_ words: Words) -> String? {
    findings > 0 ? words(.moreInModules, words.count(findings, .more), words.count(modules, .module)) : nil
  }
}

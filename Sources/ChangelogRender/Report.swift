import APIDiff

/// A changelog as a reader is shown it: what is hidden left out, findings by module, groups gathered.
struct Report {
  /// Modules that share the reason why they were not, or not wholly, compared.
  struct Gap {
    let status: ModuleComparison.Status
    let side: ModuleComparison.Side?
    let reason: String?
    var names: [String]
  }

  let changelog: Changelog
  /// The findings that are shown.
  let findings: [Finding]
  /// Their modules, in the changelog's order.
  let modules: [ModuleReport]
  /// What was not, or not wholly, compared; modules without headers last.
  let gaps: [Gap]
  /// The reader's language.
  let words: Words
  private let showNoise: Bool

  init(_ changelog: Changelog, options: RenderOptions) {
    self.changelog = changelog
    showNoise = options.showNoise
    words = Words(options.language)
    findings = changelog.findings.filter { options.showNoise || $0.level != .noise }
    let byModule = Dictionary(grouping: findings, by: \.module)
    var seen: Set<String> = []
    modules = findings.map(\.module).filter { seen.insert($0).inserted }.map { name in
      ModuleReport(name: name, findings: byModule[name] ?? [], groups: changelog.groups)
    }
    gaps = Self.gaps(of: changelog.modules)
  }

  /// `27.0 (24A437)`, or the build alone where there is no version.
  static func name(version: String?, build: String) -> String {
    version.map { "\($0) (\(build))" } ?? build
  }

  /// Both builds: `sdk iphoneos 27.0 (24A437)`, `27.2 (24B5084k)`; the second also names its product and
  /// platform where they are others.
  var builds: (baseline: String, current: String) {
    let (old, new) = (changelog.baseline, changelog.current)
    let isSame = old.product == new.product && old.platform == new.platform
    return (
      "\(old.product) \(old.platform) " + Self.name(version: old.version, build: old.build),
      (isSame ? "" : "\(new.product) \(new.platform) ") + Self.name(version: new.version, build: new.build)
    )
  }

  /// Both builds and how they stand to each other; for a check, the one build.
  func title(arrow: String = "→") -> String {
    changelog.isCheck
      ? "\(builds.baseline): \(words(.headersAndPages))" : "\(builds.baseline) \(arrow) \(builds.current)"
  }

  /// The last line of a report: `3 breaking, 10 warnings, 20 info; 4 noise hidden (--show-noise)`, or that
  /// nothing changed.
  var conclusion: String {
    findings.isEmpty ? absence : ([counts] + asides).joined(separator: "; ")
  }

  /// `3 breaking, 10 warnings, 20 info`.
  var counts: String {
    let summary = changelog.summary
    return [
      words.count(summary.breaking, .breaking), words.count(summary.warning, .warning),
      words.count(summary.info, .info),
    ].joined(separator: ", ")
  }

  /// What is true beside the findings that are listed.
  private var asides: [String] {
    let summary = changelog.summary
    var asides: [String] = []
    if summary.noise > 0 { asides.append(words.count(summary.noise, showNoise ? .noise : .hiddenNoise)) }
    if summary.suppressed > 0 { asides.append(words.count(summary.suppressed, .suppressed)) }
    if partial > 0 { asides.append(words.count(partial, .partialModule)) }
    return asides
  }

  /// How many modules were not, or not wholly, compared.
  private var partial: Int { changelog.modules.count { $0.status.isGap } }

  /// That nothing changed, as far as that can be said.
  private var absence: String {
    let summary = changelog.summary
    let isCounted = summary.breaking + summary.warning + summary.info > 0
    let asides = (isCounted ? [counts] : []) + asides
    if changelog.isCheck {
      let isHidden = !asides.isEmpty || changelog.modules.contains { $0.status == .changed }
      let says: Phrase = !isHidden ? .headersAgree : partial > 0 ? .headersAgreePartly : .nothingToList
      return ([words(says)] + asides).joined(separator: "; ") + "."
    }
    if partial > 0 { return ([words(.noChangesFound)] + asides).joined(separator: "; ") + "." }
    let compared = changelog.modules.filter { $0.status != .noHeaders }
    if compared.isEmpty { return words(.noModuleCompared) }
    guard asides.isEmpty, compared.allSatisfy({ $0.status == .unchanged }) else {
      return ([words(.noChangesToList)] + asides).joined(separator: "; ") + "."
    }
    // A module may stand there twice, with its headers and with its pages.
    let names = Set(compared.map(\.name))
    let hasOthers = changelog.modules.contains { !names.contains($0.name) }
    return words(.noChanges, words.count(names.count, hasOthers ? .equalModuleWithHeaders : .equalModule))
  }

  /// The levels that are shown, the gravest first.
  var levels: [ChangeLevel] { [.breaking, .warning, .info] + (showNoise ? [.noise] : []) }

  private static func gaps(of modules: [ModuleComparison]) -> [Gap] {
    var gaps: [Gap] = []
    let listed = modules.filter(\.status.isGap) + modules.filter { $0.status == .noHeaders }
    for module in listed {
      let index = gaps.firstIndex {
        $0.status == module.status && $0.side == module.side && $0.reason == module.reason
      }
      if let index {
        gaps[index].names.append(module.name)
      } else {
        gaps.append(
          Gap(status: module.status, side: module.side, reason: module.reason, names: [module.name]))
      }
    }
    return gaps
  }
}

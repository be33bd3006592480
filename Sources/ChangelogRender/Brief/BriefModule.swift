import APIDiff

/// One module's findings in a brief.
package struct BriefModule: Sendable {
  /// Plain text; with the product before it where there are several.
  package let name: String
  /// What happened to its symbols, the gravest first.
  package let entries: [BriefEntry]
  private let counts: [ChangeLevel: Int]

  /// How many findings of a level it has.
  package func count(_ level: ChangeLevel) -> Int { counts[level] ?? 0 }

  /// Whether it was removed as a whole: one finding that outweighs many.
  private var isGone: Bool { entries.first?.isRemovedModule == true }

  /// How many findings it has.
  package var count: Int { counts.values.reduce(0, +) }

  /// `3 breaking, 1 warning`: the levels that it has.
  package func summary(_ words: Words) -> String {
    [ChangeLevel.breaking, .warning, .info, .noise].filter { count($0) > 0 }
      .map { words.count(count($0), Self.noun($0)) }.joined(separator: ", ")
  }

  static func noun(_ level: ChangeLevel) -> Noun {
    switch level {
    case .breaking: .breaking
    case .warning: .warning
    case .info: .info
    case .noise: .noise
    }
  }

  /// The modules of all changelogs, those with the most and gravest findings first.
  static func gather(_ changelogs: [Changelog], words: Words, showsNoise: Bool) -> [BriefModule] {
    struct Place: Hashable {
      let product: String
      let module: String
    }
    var order: [Place] = []
    var entries: [Place: [BriefEntry]] = [:]
    var counts: [Place: [ChangeLevel: Int]] = [:]
    for (changelog, joint) in zip(changelogs, JointFinding.join(changelogs)) {
      let product = changelog.current.product
      let told = joint.filter { showsNoise || $0.finding.level != .noise }
      let all = changelogs.filter { $0.current.product == product }.count
      // A finding that every platform shows needs no word on platforms.
      let platforms = Dictionary(
        told.filter { $0.alsoIn.count + 1 < all }.map {
          ($0.finding.fingerprint, [changelog.current.platform] + $0.alsoIn)
        }, uniquingKeysWith: { first, _ in first })
      let findings = told.map(\.finding)
      var names: [String] = []
      var byModule: [String: [Finding]] = [:]
      for finding in findings {
        if byModule[finding.module] == nil { names.append(finding.module) }
        byModule[finding.module, default: []].append(finding)
        counts[Place(product: product, module: finding.module), default: [:]][finding.level, default: 0] += 1
      }
      for name in names {
        let place = Place(product: product, module: name)
        if entries[place] == nil { order.append(place) }
        let report = ModuleReport(name: name, findings: byModule[name] ?? [], groups: changelog.groups)
        entries[place, default: []] += BriefEntry.gather(report.entries, platforms: platforms, words: words)
      }
    }
    let hasSeveralProducts = Set(order.map(\.product)).count > 1
    let modules = order.map { place in
      BriefModule(
        name: VisibleText.escape((hasSeveralProducts ? place.product + " " : "") + place.module),
        // The sort is stable: entries of one level keep the changelog's order.
        entries: (entries[place] ?? []).sorted { $0.level > $1.level }, counts: counts[place] ?? [:])
    }
    return modules.enumerated().sorted { left, right in
      if left.element.isGone != right.element.isGone { return left.element.isGone }
      for level in [ChangeLevel.breaking, .warning, .info, .noise]
      where left.element.count(level) != right.element.count(level) {
        return left.element.count(level) > right.element.count(level)
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}

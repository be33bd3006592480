import APIDiff

/// What happened to one symbol, or what one cause did.
package struct BriefEntry: Sendable {
  /// The gravest of its levels.
  package let level: ChangeLevel
  /// How many findings it tells.
  package let count: Int
  private let findings: [Finding]
  private let group: ChangeGroup?
  private let own: Finding?
  /// By fingerprint, where not all platforms show it.
  private let platforms: [String: [String]]
  private let words: Words

  private init(
    _ findings: [Finding], group: ChangeGroup? = nil, own: Finding? = nil, platforms: [String: [String]],
    words: Words
  ) {
    // The sort is stable.
    self.findings = group == nil ? findings.sorted { $0.level > $1.level } : findings
    self.group = group
    self.own = own
    self.platforms = platforms
    self.words = words
    level = findings.map(\.level).max() ?? .noise
    count = findings.count
  }

  /// The entries of a module; findings about one symbol make one.
  static func gather(_ entries: [ModuleReport.Entry], platforms: [String: [String]], words: Words)
    -> [BriefEntry]
  {
    var places: [SymbolReference?: Int] = [:]
    var gathered: [(findings: [Finding], group: ChangeGroup?, own: Finding?)] = []
    for entry in entries {
      switch entry {
      case .group(let group, let own, _): gathered.append((entry.findings, group, own))
      case .finding(let finding):
        if let place = places[finding.symbol] {
          gathered[place].findings.append(finding)
        } else {
          places[finding.symbol] = gathered.count
          gathered.append(([finding], nil, nil))
        }
      }
    }
    return gathered.map {
      BriefEntry($0.findings, group: $0.group, own: $0.own, platforms: platforms, words: words)
    }
  }

  var isRemovedModule: Bool { findings.contains { $0.id == .moduleRemoved } }

  /// The symbol, the cause or the words for the whole module.
  package func name(_ form: any TextForm) -> String {
    if let group { return form.code(group.name) }
    guard let symbol = findings.first?.symbol else { return form.prose(words(.wholeModule)) }
    return form.code(symbol.name)
  }

  /// What it is: `class`, `macro redefined`.
  package func kind(_ form: any TextForm) -> String? {
    if let group, group.cause != .container { return form.prose(FindingWords.cause(group, words)) }
    return (own ?? findings.first)?.symbol.map { form.prose(words.kind($0.kind)) }
  }

  /// The declaration of a symbol that came or went.
  package func declaration(_ form: any TextForm) -> String? {
    guard group == nil || own != nil, let finding = own ?? findings.first else { return nil }
    switch finding.id {
    case .symbolAdded: return finding.declaration?.new.map(form.code)
    case .symbolRemoved: return finding.declaration?.old.map(form.code)
    default: return nil
    }
  }

  /// What happened, a line each, without the level.
  package func lines(_ form: any TextForm) -> [String] {
    let statement = FindingStatement(form: form, words: words)
    guard let group else { return lines(findings, statement) }
    var lines: [String] = []
    switch group.cause {
    case .container:
      let members = findings.count - (own == nil ? 0 : 1)
      lines = own.map { self.lines([$0], statement) } ?? []
      if members > 0 { lines.append(words.count(members, .member)) }
    case .macroRedefined, .availabilityRegion:
      let old = group.old.map(form.code) ?? words(.none)
      let new = group.new.map(form.code) ?? words(.none)
      lines = ["\(old) → \(new)", FindingWords.count(of: findings, words)]
    case .moduleWide:
      let shared = SharedWords(of: findings)
      let first = findings.filter { $0.symbol == findings.first?.symbol }
      lines = self.lines(first.map(shared.without), statement) + [FindingWords.count(of: findings, words)]
    }
    return lines
  }

  private func lines(_ findings: [Finding], _ statement: FindingStatement) -> [String] {
    var order: [[String]] = []
    var byPlace: [[String]: [Finding]] = [:]
    for finding in findings {
      let place = platforms[finding.fingerprint] ?? []
      if byPlace[place] == nil { order.append(place) }
      byPlace[place, default: []].append(finding)
    }
    return order.flatMap { place in
      FindingStatement.together(byPlace[place] ?? []).map { alike in
        let line = alike[0].id == .symbolAdded ? news(alike[0], statement) : statement.plainLine(for: alike)
        return place.isEmpty
          ? line : line + " (\(words(.onPlatforms, statement.form.prose(place.joined(separator: ", ")))))"
      }
    }
  }

  /// `symbol added: iOS 27.2`
  private func news(_ finding: Finding, _ statement: FindingStatement) -> String {
    var finding = finding
    finding.documentation = nil
    let list = statement.availability(finding.availability).map { ": " + $0 } ?? ""
    return ([words.change(finding.id) + list] + statement.remarks(on: finding)).joined(separator: "; ")
  }
}

import APIDiff

/// For a terminal and for `grep`: one line a finding, which says all by itself.
///
/// Fields stand two spaces apart: level, id, module, symbol, what changed, place.
struct TextRenderer: ChangelogRenderer {
  /// A line, and the findings that it tells.
  private struct Row {
    let text: String
    var findings: [Finding] = []

    /// The header lines of a single finding; a cause has those of many.
    var context: HeaderContext? { findings.count == 1 ? findings[0].context : nil }
  }

  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    let report = Report(changelog, options: options)
    let style = TextStyle(isOn: options.useColor, words: report.words)
    let builds = report.builds
    var lines = [style.bold(VisibleText.escape("\(builds.baseline) -> \(builds.current)"))]
    lines += changelog.notes.map { report.words(.textNote, VisibleText.escape($0)) }
    lines += report.gaps.map { line($0, report.words) }
    for module in report.modules {
      lines += ["", style.bold(VisibleText.escape(module.name))]
      let rows = module.entries.flatMap { self.rows($0, style) }
      for (number, row) in rows.enumerated() {
        lines.append(row.text)
        // What several findings of a symbol share stands below the last.
        if let context = row.context, number + 1 == rows.count || rows[number + 1].context != context {
          lines += style.context(context)
        }
        if options.suggestsSuppressions {
          lines += row.findings.map { "    " + SuppressionEntry.json(for: $0) }
        }
      }
    }
    lines += ["", report.conclusion, ""]
    return lines.joined(separator: "\n")
  }

  private func line(_ gap: Report.Gap, _ words: Words) -> String {
    let names = gap.names.map(VisibleText.escape).joined(separator: ", ")
    var why = words.status(gap.status)
    if let side = gap.side { why = words(.textIn, why, words.side(side)) }
    if let reason = gap.reason { why += ": " + VisibleText.escape(reason) }
    return words(gap.status == .incomplete ? .textIncomplete : .textNotCompared, names) + "  " + why
  }

  private func rows(_ entry: ModuleReport.Entry, _ style: TextStyle) -> [Row] {
    switch entry {
    case .finding(let finding): return [Row(text: line(finding, style), findings: [finding])]
    case .group(let group, let own, let members):
      if group.cause != .container { return rows(group, members, style) }
      var rows = own.map { [Row(text: line($0, style), findings: [$0])] } ?? []
      if !members.isEmpty {
        let count = style.words.count(members.count, .member)
        let head = style.words(.textMembersOf, count, VisibleText.escape(group.name))
        rows.append(Row(text: "  " + head))
        rows += members.map { Row(text: "  " + line($0, style), findings: [$0]) }
      }
      return rows
    }
  }

  /// The cause once, with what all have in common; then a short line a finding.
  private func rows(_ group: ChangeGroup, _ members: [Finding], _ style: TextStyle) -> [Row] {
    let shared = SharedWords(of: members)
    var head = [
      style.level(group.level), group.cause.rawValue, VisibleText.escape(members.first?.module ?? ""),
      style.bold(VisibleText.escape(group.name)),
    ]
    if group.cause != .moduleWide, group.old != nil || group.new != nil {
      let old = group.old.map { style.removed(VisibleText.escape($0)) } ?? style.words(.none)
      let new = group.new.map { style.added(VisibleText.escape($0)) } ?? style.words(.none)
      head.append("\(old) -> \(new)")
    }
    if group.cause == .moduleWide {
      // All symbols changed alike: the first says how.
      let first = members.filter { $0.symbol == members.first?.symbol }
      head += SymbolChanges.gather(first).map { changes in
        (changes.findings.first?.id.rawValue ?? "") + " "
          + changes.findings.compactMap { change($0, style) }.joined(separator: "; ")
      }
    }
    head += shared.allMessages.map { style.message($0) }
    head += shared.allReplacements.map { style.replacement($0) }
    head.append(FindingWords.count(of: members, style.words) + ":")
    return [Row(text: head.joined(separator: "  "))]
      + SymbolChanges.gather(members).map { changes in
        Row(
          text: "  " + line(changes, shared, isToldAbove: group.cause == .moduleWide, style),
          findings: changes.findings)
      }
  }

  /// One line for what happened to a symbol in one way, all platforms together.
  private func line(
    _ changes: SymbolChanges, _ shared: SharedWords, isToldAbove: Bool, _ style: TextStyle
  ) -> String {
    guard let first = changes.findings.first else { return "" }
    if changes.findings.count == 1, !isToldAbove { return line(shared.without(first), style) }
    var fields = [style.level(first.level), first.id.rawValue, VisibleText.escape(first.module)]
    if let symbol = first.symbol { fields.append(style.bold(VisibleText.escape(symbol.name))) }
    if !isToldAbove {
      fields.append(changes.findings.compactMap { change($0, style) }.joined(separator: "; "))
    }
    let words = Set(changes.findings.compactMap { shared.without($0).message })
    if words.count == 1, let message = words.first {
      fields.append(style.message(message))
    }
    if let location = first.location ?? first.baselineLocation {
      fields.append(VisibleText.escape("\(location.header):\(location.line)"))
    }
    return fields.joined(separator: "  ")
  }

  func line(_ finding: Finding, _ style: TextStyle) -> String {
    var fields = [
      style.level(finding.level), finding.id.rawValue, VisibleText.escape(finding.module),
    ]
    if let symbol = finding.symbol { fields.append(style.bold(VisibleText.escape(symbol.name))) }
    if let change = change(finding, style) { fields.append(change) }
    if let message = finding.message { fields.append(style.message(message)) }
    if let replacement = finding.replacement {
      fields.append(style.replacement(replacement))
    }
    if finding.id == .symbolAdded {
      let list = FindingWords.availability(
        finding.availability, unavailable: .unavailable, style.words)
      if let list { fields.append(VisibleText.escape(list)) }
    }
    let names = SwiftNameText.names(of: finding.symbol)
    if !names.isEmpty { fields.append("swift: " + VisibleText.escape(names.joined(separator: ", "))) }
    if let declaration = declaration(finding, style) { fields.append(declaration) }
    if let mentions = finding.documentation?.mentions, !mentions.isEmpty {
      fields.append(style.words(.mentions) + ": " + mentions.map(VisibleText.escape).joined(separator: ", "))
    }
    if let location = finding.location ?? finding.baselineLocation {
      fields.append(VisibleText.escape("\(location.header):\(location.line)"))
    }
    return fields.joined(separator: "  ")
  }

  /// `ios: 14.0 -> 15.0`, `NSCopying`, `abstract: … the [-old-] {+new+} words …`.
  private func change(_ finding: Finding, _ style: TextStyle) -> String? {
    let isDocumentation = FindingWords.isDocumentation(finding.id)
    let part =
      isDocumentation
      ? (finding.part ?? finding.documentation?.part).map { FindingWords.part($0, style.words) }
      : finding.part
    let form =
      isDocumentation && finding.documentation?.form == "plain" ? "(\(style.words(.plainComment)))" : nil
    let labels = [finding.platform.map { FindingWords.platform($0, style.words) }, part, form].compactMap(
      \.self)
    let label = VisibleText.escape(labels.joined(separator: " "))
    let value = isDocumentation ? words(finding, style) : values(finding, style)
    guard let value else { return label.isEmpty ? nil : label }
    return label.isEmpty ? value : "\(label): \(value)"
  }

  private func values(_ finding: Finding, _ style: TextStyle) -> String? {
    func shown(_ value: String) -> String {
      VisibleText.escape(FindingWords.value(value, of: finding.id, style.words))
    }
    let old = finding.old.map { style.removed(shown($0)) }
    let new = finding.new.map { style.added(shown($0)) }
    switch (old, new) {
    case (nil, nil): return nil
    case (let old?, let new?): return "\(old) -> \(new)"
    default:
      let value = finding.old ?? finding.new
      if value == finding.part { return nil }
      if FindingWords.impliesOneSide(finding.id) { return old ?? new }
      return "\(old ?? style.words(.none)) -> \(new ?? style.words(.none))"
    }
  }

  private func words(_ finding: Finding, _ style: TextStyle) -> String? {
    let excerpt = DocumentationExcerpt(of: finding)
    guard !excerpt.isEmpty else { return nil }
    return excerpt.joined { piece in
      let text = VisibleText.escape(piece.text)
      switch piece.kind {
      case .same: return text
      case .removed: return style.removed("[-\(text)-]")
      case .added: return style.added("{+\(text)+}")
      }
    }
  }

  /// The declaration where it is the news; elsewhere the values that differ say it.
  private func declaration(_ finding: Finding, _ style: TextStyle) -> String? {
    guard let declaration = finding.declaration else { return nil }
    let old = declaration.old.map { style.removed(VisibleText.escape($0)) }
    let new = declaration.new.map { style.added(VisibleText.escape($0)) }
    switch finding.id {
    case .symbolAdded: return new
    case .symbolRemoved: return old
    case .symbolMoved: return new
    case .kindChanged, .accessorsBecameProperty, .propertyBecameAccessors:
      guard let old, let new else { return old ?? new }
      return "\(old) -> \(new)"
    default: return nil
    }
  }
}

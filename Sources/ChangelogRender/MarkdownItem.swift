import APIDiff

/// One list item: a symbol with what happened to it.
enum MarkdownItem {
  /// The item of findings about one symbol, all of one section.
  static func lines(for findings: [Finding], in section: ReportSection, _ words: Words) -> [String] {
    guard let first = findings.first else { return [] }
    var lines = first.id == .symbolAdded ? [] : swiftNames(of: first, words)
    var isNews = false
    for alike in FindingStatement.together(findings) {
      switch alike[0].id {
      case .symbolAdded, .symbolRemoved:
        isNews = true
        for finding in alike { lines += news(of: finding, words) }
      default:
        lines.append("- " + statement(words).line(for: alike))
        if alike[0].id == .symbolRenamed { lines += callGuard(of: alike[0]) }
      }
    }
    if section == .changed, let declaration = findings.lazy.compactMap(\.declaration).first,
      let old = declaration.old, let new = declaration.new, old != new
    {
      lines += MarkdownText.block(["- " + old, "+ " + new], language: "diff")
    }
    if let context = findings.lazy.compactMap(\.context).first {
      lines += MarkdownText.block(ContextLines.lines(of: context).map(\.text), language: "diff")
    }
    return ["- " + title(of: first, isNews: isNews, words)] + lines.map { "  " + $0 }
  }

  /// The item of a container that came or went, its members folded.
  static func lines(
    for group: ChangeGroup, own: Finding?, members: [Finding], in section: ReportSection, _ words: Words
  ) -> [String] {
    if group.cause != .container { return self.lines(for: group, members, words) }
    var lines =
      own.map { self.lines(for: [$0], in: section, words) } ?? ["- **\(MarkdownText.code(group.name))**"]
    guard !members.isEmpty else { return lines }
    lines += [
      "", "  <details>", "  <summary>\(words.count(members.count, .member))</summary>", "",
    ]
    for member in members { lines += self.lines(for: [member], in: section, words).map { "  " + $0 } }
    return lines + ["", "  </details>", ""]
  }

  /// A cause and what it did, the symbols folded.
  private static func lines(for group: ChangeGroup, _ members: [Finding], _ words: Words) -> [String] {
    let shared = SharedWords(of: members)
    var lines = [
      "- **\(MarkdownText.code(group.name))** (\(FindingWords.cause(group, words)),"
        + " \(FindingWords.count(of: members, words)))"
    ]
    if group.cause != .moduleWide, group.old != nil || group.new != nil {
      lines += MarkdownText.block(
        [group.old.map { "- " + $0 }, group.new.map { "+ " + $0 }].compactMap(\.self), language: "diff"
      ).map { "  " + $0 }
    }
    if group.cause == .moduleWide {
      let first = members.filter { $0.symbol == members.first?.symbol }
      lines += FindingStatement.together(first.map(shared.without)).map {
        "  - " + statement(words).line(for: $0)
      }
    }
    lines += shared.allMessages.map { "  - \(words(.message)): “\(MarkdownText.prose($0))”" }
    lines += shared.allReplacements.map { "  - \(words(.replacement)): \(MarkdownText.code($0))" }
    lines += ["", "  <details>", "  <summary>\(FindingWords.count(of: members, words))</summary>", ""]
    var listed: Set<String> = []
    for changes in SymbolChanges.gather(members) {
      guard let first = changes.findings.first else { continue }
      if group.cause == .moduleWide {
        // How, the head says.
        let name = first.symbol.map { MarkdownText.code($0.name) } ?? ""
        if listed.insert(name).inserted { lines.append("  - " + name) }
        continue
      }
      let name = first.symbol.map { MarkdownText.code($0.name) } ?? ""
      let text = FindingStatement.together(changes.findings.map(shared.without)).map {
        statement(words).line(for: $0)
      }
      lines.append("  - \(name): " + text.joined(separator: "; "))
    }
    return lines + ["", "  </details>", ""]
  }

  private static func statement(_ words: Words) -> FindingStatement {
    FindingStatement(form: MarkdownForm(), words: words)
  }

  /// ``**`name`** (breaking, class, `Header.h:12`)``
  private static func title(of finding: Finding, isNews: Bool, _ words: Words) -> String {
    guard let symbol = finding.symbol else { return "**\(words(.wholeModule))**" }
    var facts = isNews && finding.level > .info ? ["**\(words.level(finding.level))**"] : []
    facts.append(MarkdownText.prose(words.kind(symbol.kind)))
    if let location = finding.location ?? finding.baselineLocation {
      facts.append(MarkdownText.code("\(location.header):\(location.line)"))
    }
    return "**\(MarkdownText.code(symbol.name))** (\(facts.joined(separator: ", ")))"
  }

  private static func swiftNames(of finding: Finding, _ words: Words) -> [String] {
    let names = SwiftNameText.names(of: finding.symbol)
    return names.isEmpty
      ? [] : ["- \(words(.swiftName)): " + names.map { MarkdownText.code($0) }.joined(separator: ", ")]
  }

  private static func callGuard(of finding: Finding) -> [String] {
    guard let code = finding.callGuard?.swift else { return [] }
    return MarkdownText.block(code.split(separator: "\n").map(String.init), language: "swift")
  }

  /// What a reader wants to know of a symbol that came or went.
  private static func news(of finding: Finding, _ words: Words) -> [String] {
    let isAdded = finding.id == .symbolAdded
    var lines: [String] = []
    if finding.level == .noise { lines.append("- " + words.change(finding.id)) }
    if let declaration = isAdded ? finding.declaration?.new : finding.declaration?.old {
      lines += MarkdownText.block([declaration], language: "objc")
    }
    if isAdded {
      if let list = statement(words).availability(finding.availability) { lines.append("- " + list) }
      lines += swiftNames(of: finding, words)
      lines += callGuard(of: finding)
      if let text = finding.documentation?.added.first {
        lines.append("- “\(MarkdownText.prose(FirstSentence.of(text)))”")
      }
    }
    return lines + statement(words).remarks(on: finding).map { "- " + $0 }
  }
}

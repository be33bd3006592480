import APIDiff
import SymbolModel

/// Findings in HTML: modules, their sections, symbols, groups.
package struct HTMLItems {
  private let words: Words
  private let statement: FindingStatement
  /// A link to a symbol's own page, where there is one.
  private let page: @Sendable (Finding) -> String?
  /// What the findings' anchors begin with, where a page holds several changelogs.
  private let prefix: String

  /// Prepares items.
  package init(
    words: Words, prefix: String = "", page: @escaping @Sendable (Finding) -> String? = { _ in nil }
  ) {
    self.words = words
    self.page = page
    self.prefix = prefix
    statement = FindingStatement(form: HTMLForm(), words: words)
  }

  /// The fragment that leads to a module's section.
  package static func link(toModule name: String) -> String {
    "module-" + URIText.segment(URIText.segment(name))
  }

  /// The platforms that a finding concerns; none where it concerns all.
  static func platforms(of finding: Finding) -> [String] {
    if let platform = finding.platform { return platform == PlatformName.all.rawValue ? [] : [platform] }
    guard let availability = finding.availability else { return [] }
    return availability.platforms.filter { availability[$0]?.isUnavailable == false && $0 != .all }
      .map(\.rawValue)
  }

  /// A module's findings in a page of its own, without a heading above their sections.
  package func sections(
    of findings: [Finding], groups: [ChangeGroup], module: String, heading: Int
  ) -> String {
    sections(of: ModuleReport(name: module, findings: findings, groups: groups), heading: heading)
  }

  /// Findings of one symbol, without any grouping.
  package func list(_ findings: [Finding], heading: Int) -> String {
    ReportSection.allCases.map { section in
      item(findings.filter { ReportSection(of: $0) == section }, section: section, heading: heading)
    }.joined()
  }

  func section(of module: ModuleReport, heading: Int) -> String {
    let name = XMLText.escape(module.name)
    return
      "<section class=\"module\" id=\"module-\(URIText.segment(module.name))\" data-module=\"\(name)\">\n"
      + "<h\(heading)>\(name)</h\(heading)>\n\(sections(of: module, heading: heading + 1))</section>\n"
  }

  private func sections(of module: ModuleReport, heading: Int) -> String {
    var html = ""
    for section in ReportSection.allCases {
      let entries = module.entries.filter { $0.lead.map(ReportSection.init(of:)) == section }
      guard !entries.isEmpty else { continue }
      html += "<section data-change=\"\(section)\">\n<h\(heading)>\(words(section.title))</h\(heading)>\n"
      html += items(entries, section: section, heading: heading + 1) + "</section>\n"
    }
    return html
  }

  /// Findings about one symbol make one item, where the first of them stands.
  private func items(_ entries: [ModuleReport.Entry], section: ReportSection, heading: Int) -> String {
    var places: [SymbolReference?: Int] = [:]
    var items: [(findings: [Finding], html: String)] = []
    for entry in entries {
      switch entry {
      case .group(let group, let own, let members):
        items.append(([], self.group(group, own: own, members: members, section: section, heading: heading)))
      case .finding(let finding):
        if let place = places[finding.symbol] {
          items[place].findings.append(finding)
        } else {
          places[finding.symbol] = items.count
          items.append(([finding], ""))
        }
      }
    }
    return items.map {
      $0.findings.isEmpty ? $0.html : item($0.findings, section: section, heading: heading)
    }.joined()
  }

  /// One symbol with what happened to it, all of one section.
  private func item(_ findings: [Finding], section: ReportSection, heading: Int, inside: String = "")
    -> String
  {
    guard let first = findings.first else { return "" }
    var html = "<article\(data(of: first))>\n\(title(of: first, heading: heading))<ul>\n"
    for finding in findings { html += fact(finding) }
    html += "</ul>\n"
    let isNews = findings.contains { $0.id == .symbolAdded || $0.id == .symbolRemoved }
    if isNews || section == .changed || section == .renamed,
      let declaration = findings.lazy.compactMap(\.declaration).first
    {
      html += HTMLDeclaration(words: words).html(declaration)
    }
    if isNews || section == .renamed, let code = findings.lazy.compactMap(\.callGuard?.swift).first {
      html += "<p class=\"side\">\(words(.guardSwift))</p>\n"
      html += "<pre class=\"guard\"><code>\(XMLText.lines(code))</code></pre>\n"
    }
    if let context = findings.lazy.compactMap(\.context).first { html += self.context(context) }
    return html + inside + "</article>\n"
  }

  /// The header lines, before and after.
  private func context(_ context: HeaderContext) -> String {
    let lines = ContextLines.lines(of: context).map { line in
      let text = XMLText.escape(line.text)
      switch line.kind {
      case .same: return text
      case .removed: return "<del>\(text)</del>"
      case .added: return "<ins>\(text)</ins>"
      }
    }
    return "<pre class=\"context\"><code>\(lines.joined(separator: "\n"))</code></pre>\n"
  }

  private func data(of finding: Finding) -> String {
    guard let symbol = finding.symbol else { return "" }
    let names = [symbol.swiftName, symbol.swiftAsyncName].compactMap(\.self).joined(separator: " ")
    let swift = names.isEmpty ? "" : " data-swift=\"\(XMLText.escape(names))\""
    return " data-kind=\"\(XMLText.escape(symbol.kind))\"\(swift)"
  }

  private func title(of finding: Finding, heading: Int) -> String {
    guard let symbol = finding.symbol else { return "<h\(heading)>\(words(.wholeModule))</h\(heading)>\n" }
    var name = "<code>\(XMLText.escape(symbol.name))</code>"
    if let page = page(finding) { name = "<a href=\"\(XMLText.escape(page))\">\(name)</a>" }
    var facts = [XMLText.escape(words.kind(symbol.kind))]
    if let location = finding.location ?? finding.baselineLocation {
      facts.append(XMLText.escape("\(location.header):\(location.line)"))
    }
    for swift in SwiftNameText.names(of: symbol) {
      facts.append("\(words(.swiftName)) <code>\(XMLText.escape(swift))</code>")
    }
    return "<h\(heading)>\(name)</h\(heading)> <p class=\"facts\">\(facts.joined(separator: " · "))</p>\n"
  }

  /// One finding: what the filters hide and links lead to.
  private func fact(_ finding: Finding, shared: SharedWords? = nil) -> String {
    let platforms = Self.platforms(of: finding).joined(separator: " ")
    let data = platforms.isEmpty ? "" : " data-platform=\"\(XMLText.escape(platforms))\""
    let id = XMLText.escape(prefix + finding.fingerprint)
    let link = "<a class=\"link\" href=\"#\(id)\" aria-label=\"\(words(.linkToFinding))\">#</a>"
    let level = "<span class=\"level\">\(words.level(finding.level))</span>"
    let told = shared?.without(finding) ?? finding
    var html = "<li id=\"\(id)\" class=\"\(finding.level.rawValue)\"\(data)>\(link) \(level) "
    html += statement.plainLine(for: told)
    if finding.id == .symbolAdded {
      if let list = statement.availability(finding.availability) { html += "<p>\(list)</p>" }
      if let text = finding.documentation?.added.first {
        html += "<p>“\(XMLText.fold(FirstSentence.of(text)))”</p>"
      }
    }
    return html + "</li>\n"
  }

  private func group(
    _ group: ChangeGroup, own: Finding?, members: [Finding], section: ReportSection, heading: Int
  ) -> String {
    if group.cause != .container { return cause(group, members, heading: heading) }
    let items = members.map { item([$0], section: section, heading: heading + 1) }.joined()
    let list =
      members.isEmpty
      ? "" : "<details><summary>\(words.count(members.count, .member))</summary>\n\(items)</details>\n"
    if let own { return item([own], section: section, heading: heading, inside: list) }
    return
      "<article>\n<h\(heading)><code>\(XMLText.escape(group.name))</code></h\(heading)>\n\(list)</article>\n"
  }

  /// A cause and what it did, the symbols folded.
  private func cause(_ group: ChangeGroup, _ members: [Finding], heading: Int) -> String {
    let shared = SharedWords(of: members)
    var html =
      "<article class=\"cause\">\n<h\(heading)><code>\(XMLText.escape(group.name))</code></h\(heading)>"
    html += " <p class=\"facts\">\(FindingWords.cause(group, words))</p>\n"
    if group.cause != .moduleWide, group.old != nil || group.new != nil {
      html += HTMLDeclaration(words: words).html(Finding.Declarations(old: group.old, new: group.new))
    }
    var lines: [String] = []
    if group.cause == .moduleWide {
      let first = members.filter { $0.symbol == members.first?.symbol }
      lines += FindingStatement.together(first.map(shared.without)).map { statement.line(for: $0) }
    }
    lines += shared.allMessages.map { "\(words(.message)): “\(XMLText.fold($0))”" }
    lines += shared.allReplacements.map { "\(words(.replacement)): <code>\(XMLText.escape($0))</code>" }
    if !lines.isEmpty { html += "<ul>\n" + lines.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n" }
    html += "<details><summary>\(FindingWords.count(of: members, words))</summary>\n"
    var places: [SymbolReference?: Int] = [:]
    var symbols: [[Finding]] = []
    for finding in members {
      if let place = places[finding.symbol] {
        symbols[place].append(finding)
      } else {
        places[finding.symbol] = symbols.count
        symbols.append([finding])
      }
    }
    for findings in symbols {
      html += "<article\(data(of: findings[0]))>\n\(title(of: findings[0], heading: heading + 1))<ul>\n"
      for finding in findings { html += fact(finding, shared: shared) }
      html += "</ul>\n</article>\n"
    }
    return html + "</details>\n</article>\n"
  }
}

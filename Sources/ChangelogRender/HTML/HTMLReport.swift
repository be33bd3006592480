import APIDiff

/// A changelog's page, from its heading to its end.
package struct HTMLReport {
  private let report: Report
  private let items: HTMLItems
  private var words: Words { report.words }

  /// Prepares a page.
  ///
  /// - Parameter page: a link to a symbol's own page, where there is one.
  package init(
    _ changelog: Changelog, options: RenderOptions,
    page: @escaping @Sendable (Finding) -> String? = { _ in nil }
  ) {
    report = Report(changelog, options: options)
    items = HTMLItems(words: report.words, page: page)
  }

  /// Plain text.
  package var title: String { report.title() }

  /// `3 breaking, 10 warnings, 20 info; …`, or that nothing changed.
  package var conclusion: String { report.conclusion }

  /// The page's content; `before` stands above its heading.
  package func body(before: String = "") -> String {
    var html = "<a class=\"skip\" href=\"#findings\">\(words(.skipToFindings))</a>\n"
    html += "<header>\n\(before)<h1>\(XMLText.escape(title))</h1>\n"
    html += "<p>\(XMLText.escape(report.conclusion))</p>\n</header>\n<main>\n"
    html += gaps + notes
    if !report.modules.isEmpty {
      html += summary + HTMLFilters(report: report).html
    }
    html += "<div id=\"findings\" tabindex=\"-1\">\n"
    for module in report.modules { html += items.section(of: module, heading: 2) }
    html += "</div>\n</main>\n"
    let tool = report.changelog.tool
    return html + "<footer><p>\(words(.by, XMLText.escape("\(tool.name) \(tool.version)")))</p></footer>\n"
  }

  private var gaps: String {
    guard !report.gaps.isEmpty else { return "" }
    let heads = [Phrase.module, .status, .build, .reason].map { "<th scope=\"col\">\(words($0))</th>" }
    let rows = report.gaps.map { gap in
      let cells = [
        gap.names.map(XMLText.escape).joined(separator: ", "), words.status(gap.status),
        gap.side.map(words.side) ?? "", gap.reason.map(XMLText.fold) ?? "",
      ]
      return "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
    }
    return "<section>\n<h2>\(words(.notCompared))</h2>\n<table>\n<thead><tr>\(heads.joined())</tr></thead>\n"
      + "<tbody>\n\(rows.joined())</tbody>\n</table>\n</section>\n"
  }

  private var notes: String {
    let notes = report.changelog.notes
    guard !notes.isEmpty else { return "" }
    return "<section>\n<h2>\(words(.notes))</h2>\n<ul>\n"
      + notes.map { "<li>\(XMLText.fold($0))</li>\n" }.joined() + "</ul>\n</section>\n"
  }

  private var summary: String {
    let levels = report.levels
    let titles = levels.map { level -> Phrase in
      switch level {
      case .breaking: .breaking
      case .warning: .warnings
      case .info: .info
      case .noise: .noise
      }
    }
    let heads = ([Phrase.module] + titles).map { "<th scope=\"col\">\(words($0))</th>" }.joined()
    let rows = report.modules.map { module in
      let cells = levels.map { "<td class=\"number\">\(module.count($0))</td>" }.joined()
      let link = "<a href=\"#\(HTMLItems.link(toModule: module.name))\">\(XMLText.escape(module.name))</a>"
      return "<tr><th scope=\"row\">\(link)</th>\(cells)</tr>\n"
    }
    let totals = levels.map { level in
      "<td class=\"number\">\(report.modules.reduce(0) { $0 + $1.count(level) })</td>"
    }
    return """
      <details class="summary"\(report.modules.count > 25 ? "" : " open")>
      <summary><h2>\(words(.summary))</h2></summary>
      <table>
      <thead><tr>\(heads)</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      <tfoot><tr><th scope="row">\(words(.total))</th>\(totals.joined())</tr></tfoot>
      </table>
      </details>

      """
  }
}

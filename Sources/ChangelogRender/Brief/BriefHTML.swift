import APIDiff

/// A brief as HTML that mail programs and feed readers show: no script, no style sheet, no picture, nothing that is
/// loaded.
package struct BriefHTML {
  private let brief: Brief
  private let longest: Int

  /// - Parameter longest: how many bytes the findings may take, those of one module a sixth; the rest is counted.
  package init(_ brief: Brief, longest: Int) {
    self.brief = brief
    self.longest = longest
  }

  /// A whole document.
  package func document(opening: [String] = [], links: [(title: String, url: String)] = []) -> String {
    let title = XMLText.escape(brief.title.isEmpty ? brief.words(.messageTitle) : brief.title)
    return """
      <!DOCTYPE html>
      <html lang="\(brief.words.language.rawValue)">
      <head><meta charset="utf-8"><title>\(title)</title></head>
      <body style="overflow-wrap: anywhere">
      \(content(opening: opening, links: links, hasTitle: true))</body>
      </html>

      """
  }

  /// What stands in a document's body.
  ///
  /// - Parameters:
  ///   - opening: lines that stand first, plain text.
  ///   - links: addresses of reports, each with what it is.
  ///   - hasTitle: whether the title is a part of it.
  package func content(
    opening: [String] = [], links: [(title: String, url: String)] = [], hasTitle: Bool
  ) -> String {
    let words = brief.words
    var html = opening.map { "<p>\(XMLText.fold($0))</p>\n" }.joined()
    if !brief.title.isEmpty {
      if hasTitle { html += "<h1>\(XMLText.escape(brief.title))</h1>\n" }
      html += "<p><strong>\(XMLText.escape(brief.conclusion))</strong></p>\n"
    }
    html += list((brief.comparisons + brief.wholeModules).map(XMLText.escape))
    html += list(links.map { "<a href=\"\(XMLText.escape($0.url))\">\(XMLText.escape($0.title))</a>" })
    if !brief.caveats.isEmpty {
      html += "<h2>\(words(brief.caveatsTitle))</h2>\n" + list(brief.caveats.map(XMLText.escape))
    }
    let selection = BriefSelection(
      brief, .init(total: longest, module: longest / 6), length: \.utf8.count, render: item)
    for module in selection.modules {
      html += "<h2>\(XMLText.escape(module.module.name))</h2>\n"
      html += "<p>\(XMLText.escape(module.module.summary(words)))</p>\n"
      html += list(module.entries + (module.isCut ? ["…"] : []))
    }
    if let rest = selection.rest(words) { html += "<p>\(XMLText.escape(rest))</p>\n" }
    return html
  }

  private func item(_ entry: BriefEntry) -> String {
    let form = ShortForm(HTMLForm())
    let level = brief.words.level(entry.level)
    let facts = [entry.level > .info ? "<strong>\(level)</strong>" : level, entry.kind(form)]
    var html = "\(entry.name(form)) (\(facts.compactMap(\.self).joined(separator: ", ")))"
    if let declaration = entry.declaration(form) { html += "<br>\(declaration)" }
    return html + entry.lines(form).map { "<br>\($0)" }.joined()
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "" : "<ul>\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
  }
}

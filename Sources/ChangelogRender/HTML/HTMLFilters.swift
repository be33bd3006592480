import APIDiff
import SymbolModel

/// The form that searches and filters a report; the script shows it.
struct HTMLFilters {
  let report: Report
  private var words: Words { report.words }

  var html: String {
    let shown = words(.shown, "<b id=\"count\">\(report.findings.count)</b>", "\(report.findings.count)")
    return """
      <noscript><p>\(words(.needsScript))</p></noscript>
      <form id="filters" role="search" aria-label="\(words(.filters))" hidden>
      <p><label for="q">\(words(.search))</label>
      <input id="q" type="search" autocomplete="off" spellcheck="false"></p>
      <fieldset><legend>\(words(.level))</legend>\(levels)</fieldset>
      \(select("change", .change, changes))
      \(select("kind", .kind, kinds))
      \(select("platform", .platform, platforms))
      \(select("module", .module, report.modules.map { ($0.name, $0.name) }))
      <p class="end"><button type="button" id="clear">\(words(.clear))</button>
      <span id="shown" role="status">\(shown)</span></p>
      </form>
      <p id="nothing" hidden>\(words(.nothingFits))</p>

      """
  }

  private var levels: String {
    report.levels.map { level in
      """
      <label><input type="checkbox" name="level" value="\(level.rawValue)" checked> \(words.level(level))</label>
      """
    }.joined(separator: "\n")
  }

  private var changes: [(String, String)] {
    let present = Set(report.findings.map { ReportSection(of: $0) })
    return ReportSection.allCases.filter(present.contains).map { ("\($0)", words($0.title)) }
  }

  private var kinds: [(String, String)] {
    let present = Set(report.findings.compactMap { $0.symbol?.kind })
    return present.map { ($0, words.kind($0)) }.sorted { $0.1 < $1.1 }
  }

  private var platforms: [(String, String)] {
    let present = Set(report.findings.flatMap { HTMLItems.platforms(of: $0) })
    return present.map { ($0, FindingWords.platformTitle($0, words)) }.sorted {
      $0.1.lowercased() < $1.1.lowercased()
    }
  }

  private func select(_ id: String, _ title: Phrase, _ options: [(value: String, title: String)]) -> String {
    let list = options.map { option in
      "<option value=\"\(XMLText.escape(option.value))\">\(XMLText.escape(option.title))</option>"
    }
    return "<p><label for=\"\(id)\">\(words(title))</label> <select id=\"\(id)\">"
      + "<option value=\"\">\(words(.all))</option>\(list.joined())</select></p>"
  }
}

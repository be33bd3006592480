import APIDiff
import ChangelogRender
import SnapshotStore

/// The first page: all stored builds, a chart of their changes, the modules.
struct SiteIndexPage {
  let lines: [SiteLine]
  let page: SitePage

  var text: String {
    let words = page.words
    var html =
      "<header>\n\(page.navigation(from: SitePath.index))<h1>\(words(.siteTitle))</h1>\n</header>\n<main>\n"
    if lines.isEmpty { html += "<p>\(words(.noStoredBuilds))</p>\n" }
    for line in lines {
      html += "<section>\n<h2>\(XMLText.escape(line.title))</h2>\n"
      if !line.pairs.isEmpty { html += SiteChart(pairs: line.pairs, words: words).html }
      html += table(line) + modules(line) + "</section>\n"
    }
    return page.text(title: words(.siteTitle), path: SitePath.index, body: html + "</main>\n")
  }

  private func table(_ line: SiteLine) -> String {
    let words = page.words
    let heads = [Phrase.build, .version, .modules, .symbols, .changesColumn].map {
      "<th scope=\"col\">\(words($0))</th>"
    }
    let rows = line.builds.reversed().map { manifest in
      let symbols = manifest.modules.reduce(0) { $0 + $1.symbols }
      var changes = words(.firstBuild)
      if let pair = line.pair(to: manifest.build) {
        let title = words(.comparedWith, XMLText.escape(SitePair.name(pair.baseline)))
        changes = "<a href=\"\(pair.path)\">\(title)</a>: \(SiteCounts.text(pair, words))"
      }
      return "<tr><th scope=\"row\">\(XMLText.escape(manifest.build.build))</th>"
        + "<td>\(XMLText.escape(manifest.build.version ?? ""))</td>"
        + "<td class=\"number\">\(manifest.modules.count)</td><td class=\"number\">\(symbols)</td>"
        + "<td>\(changes)</td></tr>\n"
    }
    return "<table>\n<thead><tr>\(heads.joined())</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table>\n"
  }

  private func modules(_ line: SiteLine) -> String {
    let names = Set(line.builds.flatMap { $0.modules.map(\.name) }).sorted()
    let items = names.map { name in
      "<li><a href=\"\(SitePath.module(name, line.build))\">\(XMLText.escape(name))</a></li>\n"
    }
    return "<details><summary>\(page.words(.modules)) (\(names.count))</summary>\n<ul class=\"columns\">\n"
      + "\(items.joined())</ul>\n</details>\n"
  }
}

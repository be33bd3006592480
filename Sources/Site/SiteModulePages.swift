import APIDiff
import ChangelogRender

/// A page for each module: what changed in it from build to build, the newest first.
///
/// A page tells nothing of builds in which its module did not change, so that a new build leaves it alone.
struct SiteModulePages {
  let line: SiteLine
  let history: SiteHistory
  let page: SitePage

  func write(to writer: SiteWriter) throws {
    var findings: [String: [Int: [Finding]]] = [:]
    for (number, pair) in line.pairs.enumerated() {
      // What was not compared is told like what changed.
      for module in pair.changelog.modules where module.status.isGap || module.status == .noHeaders {
        findings[module.name, default: [:]][number] = []
      }
      for finding in pair.findings {
        findings[finding.module, default: [:]][number, default: []].append(finding)
      }
    }
    let names = Set(line.builds.flatMap { $0.modules.map(\.name) }).union(findings.keys)
    for name in names.sorted() {
      let path = SitePath.module(name, line.build)
      try writer.write(text(name, findings[name] ?? [:], path), to: path)
    }
  }

  private func text(_ name: String, _ findings: [Int: [Finding]], _ path: String) -> String {
    let words = page.words
    let root = SitePath.root(from: path)
    let history = history
    let title = "\(name), \(line.title)"
    var html = "<header>\n\(page.navigation(from: path))<h1>\(XMLText.escape(title))</h1>\n"
    html += "<p>\(words(.othersUnchanged))</p>\n</header>\n<main>\n"
    for number in findings.keys.sorted(by: >) {
      let pair = line.pairs[number]
      let items = HTMLItems(words: words, prefix: pair.prefix) { finding in
        history.path(of: finding).map { root + $0 }
      }
      let list = findings[number] ?? []
      html += "<section>\n<h2><a href=\"\(root)\(pair.path)\">\(XMLText.escape(pair.title))</a></h2>\n"
      if let status = pair.changelog.modules.first(where: { $0.name == name }), status.reason != nil {
        html += "<p>\(comparison(status))</p>\n"
      }
      if !list.isEmpty { html += "<p>\(SiteCounts.text(list, words))</p>\n" }
      html +=
        items.sections(of: list, groups: pair.changelog.groups, module: name, heading: 3) + "</section>\n"
    }
    return page.text(title: title, path: path, body: html + "</main>\n")
  }

  /// `incomplete (current): 2 places could not be read right`
  private func comparison(_ module: ModuleComparison) -> String {
    let side = module.side.map { " (\(page.words.side($0)))" } ?? ""
    return page.words.status(module.status) + side + (module.reason.map { ": " + XMLText.fold($0) } ?? "")
  }
}

import APIDiff
import ChangelogRender
import Dispatch
import Synchronization

/// A page for each symbol that changed: its history, the newest first.
struct SiteSymbolPages {
  let line: SiteLine
  let history: SiteHistory
  let page: SitePage

  /// Pages are many, and written on all cores.
  func write(to writer: SiteWriter) throws {
    let timelines = history.timelines
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: (timelines.count + 99) / 100) { chunk in
      do {
        for timeline in timelines[(chunk * 100)..<min(timelines.count, chunk * 100 + 100)] {
          guard failure.withLock({ $0 == nil }) else { return }
          let path = SitePath.symbolFolder(module: timeline.module, line.build) + timeline.file
          try writer.write(text(timeline, path), to: path)
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  private func text(_ timeline: SiteHistory.Timeline, _ path: String) -> String {
    let words = page.words
    let root = SitePath.root(from: path)
    let module = SitePath.module(timeline.module, line.build)
    let name = XMLText.escape(timeline.symbol.name)
    var html = "<header>\n\(page.navigation(from: path, more: [(timeline.module, module)]))"
    html += "<h1><code>\(name)</code></h1>\n"
    html +=
      "<p>\(XMLText.escape(words.kind(timeline.symbol.kind))) · \(XMLText.escape("\(timeline.module), \(line.title)"))</p>\n"
    html += "</header>\n<main>\n"
    for (number, findings) in timeline.findings.reversed() {
      let pair = line.pairs[number]
      html += "<section>\n<h2><a href=\"\(root)\(pair.path)\">\(XMLText.escape(pair.title))</a></h2>\n"
      html += HTMLItems(words: words, prefix: pair.prefix).list(findings, heading: 3) + "</section>\n"
    }
    return page.text(
      title: "\(timeline.symbol.name), \(timeline.module)", path: path, body: html + "</main>\n")
  }
}

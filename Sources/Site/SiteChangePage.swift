import APIDiff
import ChangelogRender

/// The page of two neighbouring builds: the whole report.
struct SiteChangePage {
  let pair: SitePair
  let history: SiteHistory
  let options: RenderOptions
  let page: SitePage

  var text: String {
    let path = pair.path
    let root = SitePath.root(from: path)
    let history = history
    let report = HTMLReport(pair.changelog, options: options) { finding in
      history.path(of: finding).map { root + $0 }
    }
    return page.text(
      title: report.title, path: path, body: report.body(before: page.navigation(from: path)),
      scripts: [SitePath.reportScript])
  }
}

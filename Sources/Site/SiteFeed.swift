import APIDiff
import ChangelogRender

/// The feed of new pages, the newest first.
struct SiteFeed {
  let pairs: [SitePair]
  let state: SiteState
  let tool: Changelog.Tool
  let options: RenderOptions

  /// As many as a reader that comes once a month may have missed.
  private static let limit = 100

  var text: String {
    let words = Words(options.language)
    let moments = pairs.map { state.published[$0.path] ?? state.created }
    var feed = AtomFeed(
      id: AtomFeed.id(["site", "\(state.created)"]), title: words(.siteTitle),
      updated: moments.max() ?? state.created, tool: tool, language: options.language)
    let order = pairs.indices.sorted { (moments[$0], $0) > (moments[$1], $1) }
    feed.entries = order.prefix(Self.limit).map { number in
      let pair = pairs[number]
      let counts = SiteCounts.text(pair, words)
      let modules = Dictionary(grouping: pair.findings, by: \.module)
      let items = modules.keys.sorted().map { name in
        "<li>\(XMLText.escape(name)): \(SiteCounts.text(modules[name] ?? [], words))</li>"
      }
      let (old, new) = (pair.baseline, pair.current)
      return AtomFeed.Entry(
        id: AtomFeed.id(["page", new.product, new.platform, old.build, new.build]),
        title: "\(new.product) \(new.platform) \(pair.title): \(counts)", updated: moments[number],
        categories: [],
        html:
          "<p>\(XMLText.escape(HTMLReport(pair.changelog, options: options).conclusion))</p><ul>\(items.joined())</ul>",
        link: pair.path)
    }
    return feed.text
  }
}

import ChangelogRender

/// What all pages of a site have in common.
struct SitePage: Sendable {
  let words: Words

  init(language: ReportLanguage) { words = Words(language) }

  /// A whole page.
  func text(title: String, path: String, body: String, scripts: [String] = []) -> String {
    let root = SitePath.root(from: path)
    let feed =
      "\n<link rel=\"alternate\" type=\"application/atom+xml\" href=\"\(root)\(SitePath.feed)\""
      + " title=\"\(words(.siteTitle))\">"
    return HTMLPage(
      title: title, language: words.language,
      assets: .files(root: root, scripts: [SitePath.searchScript] + scripts), body: body, head: feed
    ).text
  }

  /// The way back, and the search.
  func navigation(from path: String, more links: [(title: String, path: String)] = []) -> String {
    let root = SitePath.root(from: path)
    let home = path == SitePath.index ? [] : [(words(.index), SitePath.index)]
    let items = (home + links.map { (XMLText.escape($0.title), $0.path) }).map {
      "<a href=\"\(root)\($0.1)\">\($0.0)</a>"
    }
    let list =
      items.isEmpty ? "" : "<nav aria-label=\"\(words(.siteTitle))\">\(items.joined(separator: " "))</nav>\n"
    return list + """
      <form id="search" role="search" aria-label="\(words(.searchSymbols))" data-root="\(root)"\
       data-data="\(SitePath.symbols)" data-none="\(words(.noHits))" data-more="\(words(.moreHits))" hidden>
      <p><label for="symbol">\(words(.searchSymbols))</label>
      <input id="symbol" type="search" autocomplete="off" spellcheck="false"></p>
      <p id="found" role="status"></p>
      </form>
      <ul id="hits" class="hits"></ul>

      """
  }
}

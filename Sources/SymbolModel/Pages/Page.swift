/// A documentation page: what it says to a reader, without addresses, layout and legal notices.
public struct Page: Hashable, Sendable {
  /// Identifies the page from build to build: the USR of its symbol, else its path.
  public var key: String
  /// Where it is in its site or archive, in small letters: `/documentation/lanternkit/lklantern`.
  public var path: String
  /// What sort of page it is, in RenderJSON's word: `symbol`, `article` …; an open set.
  public var kind: String
  /// The part it plays, in RenderJSON's word: `symbol`, `collection`, `dictionarySymbol` …; an open set.
  public var role: String?
  /// The language that `content` is for: `swift`, `occ` for Objective-C and C, `data` for keys of property lists.
  public var language: String
  /// What it says.
  public var content: PageContent
  /// What it says to readers of other languages, by language.
  public var variants: [String: PageContent]

  /// Makes a page.
  public init(
    key: String, path: String, kind: String, role: String? = nil, language: String, content: PageContent,
    variants: [String: PageContent] = [:]
  ) {
    self.key = key
    self.path = path
    self.kind = kind
    self.role = role
    self.language = language
    self.content = content
    self.variants = variants
  }

  /// Its title.
  public var title: String { content.title }

  /// The content for a language; nil when it has none for it.
  public func content(for language: String) -> PageContent? {
    language == self.language ? content : variants[language]
  }

  /// Its content in all languages, its own first.
  public var contents: [(language: String, content: PageContent)] {
    [(language, content)] + variants.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The USRs of the symbol that it is about, one a language at most; none when it is about none.
  public var usrs: [String] {
    var seen: Set<String> = []
    return contents.compactMap(\.content.usr).filter { seen.insert($0).inserted }
  }
}

import SymbolModel

/// One way in which two states of a documentation page differ: a fact, not yet judged.
enum PageAspect: Equatable {
  case added
  case removed
  /// `part` is nil for the title; `kind` for what the page calls its subject; else the language of the title.
  case title(part: String?, old: String, new: String)
  case text(PageTextChange)
  case platform(PagePlatformChange)
  /// All declarations of a language; nil where a side has none.
  case declaration(language: String, old: String?, new: String?)
  case list(PageListChange)
}

import SymbolModel

/// One way in which a header and a documentation page disagree: a fact, not yet judged.
enum DocsDisagreement: Equatable {
  /// `part` is `introduced`, `deprecated`, `obsoleted` or `unavailable`.
  case availability(platform: PlatformName, part: String, header: String, page: String)
  /// nil for the side that does not deprecate.
  case deprecation(platform: PlatformName, header: String?, page: String?)
  case declaration(header: String, page: String)
  case abstract(header: String, page: String)
  case pageMissing
  case symbolMissing
}

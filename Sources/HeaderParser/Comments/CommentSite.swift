import SymbolModel

/// A declaration, as far as it matters to the comments around it.
struct CommentSite {
  /// From the declaration's first byte to its end.
  let range: Range<Int>
  let kind: SymbolKind
  /// Whether it stands in another declaration.
  let isMember: Bool
}

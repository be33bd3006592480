/// What changed in a section of a page: the paragraphs that one side alone has.
struct PageTextChange: Equatable {
  /// The section.
  var part: String
  /// Paragraphs that went; nil when there are none.
  let old: String?
  /// Paragraphs that came; nil when there are none.
  let new: String?
  let oldWords: [DocumentationWords.Word]
  let newWords: [DocumentationWords.Word]
}

/// Statements in Markdown.
package struct MarkdownForm: TextForm {
  /// The only one.
  package init() {}

  package func prose(_ text: String) -> String { MarkdownText.prose(text) }
  package func code(_ text: String) -> String { MarkdownText.code(text) }
  package func strong(_ marked: String) -> String { "**\(marked)**" }
  package func removed(_ text: String) -> String { "<del>\(MarkdownText.prose(text))</del>" }
  package func added(_ text: String) -> String { "<ins>\(MarkdownText.prose(text))</ins>" }
}

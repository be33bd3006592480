/// Statements in Markdown.
struct MarkdownForm: TextForm {
  func prose(_ text: String) -> String { MarkdownText.prose(text) }
  func code(_ text: String) -> String { MarkdownText.code(text) }
  func strong(_ marked: String) -> String { "**\(marked)**" }
  func removed(_ text: String) -> String { "<del>\(MarkdownText.prose(text))</del>" }
  func added(_ text: String) -> String { "<ins>\(MarkdownText.prose(text))</ins>" }
}

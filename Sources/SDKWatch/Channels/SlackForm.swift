import ChangelogRender

/// Statements in Slack's own markup.
struct SlackForm: TextForm {
  func prose(_ text: String) -> String { SlackText.escape(folded(text)) }

  func code(_ text: String) -> String {
    let shown = VisibleText.escape(text)
    // Slack's code has no way to hold its own mark.
    return "`" + SlackText.escape(shown.isEmpty ? " " : shown.replacing("`", with: "\u{2CB}")) + "`"
  }

  func strong(_ marked: String) -> String { "*\(marked)*" }
  func removed(_ text: String) -> String { "~\(prose(text))~" }
  func added(_ text: String) -> String { "*\(prose(text))*" }

  private func folded(_ text: String) -> String {
    VisibleText.escape(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}

import ChangelogRender

/// Text as a string of a script.
enum ScriptText {
  /// In quotes; what orders or hides text is spelt out, as in every page.
  static func quoted(_ text: String) -> String {
    let shown = VisibleText.escape(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(shown.replacing("<", with: "\\u003c"))\""
  }
}

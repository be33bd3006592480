/// Statements in HTML.
package struct HTMLForm: TextForm {
  /// Makes the form.
  package init() {}

  /// Words of a header, or of ours, on one line.
  package func prose(_ text: String) -> String { XMLText.fold(text) }
  /// A name or a piece of code.
  package func code(_ text: String) -> String { "<code>\(XMLText.escape(text))</code>" }
  /// What stands out.
  package func strong(_ marked: String) -> String { "<strong>\(marked)</strong>" }
  /// Words that went.
  package func removed(_ text: String) -> String { "<del>\(XMLText.fold(text))</del>" }
  /// Words that came.
  package func added(_ text: String) -> String { "<ins>\(XMLText.fold(text))</ins>" }
}

/// Statements without any markup, for machines that show them.
package struct PlainForm: TextForm {
  /// Makes the form.
  package init() {}

  /// Words of a header, or of ours, on one line.
  package func prose(_ text: String) -> String { VisibleText.fold(text) }
  /// A name or a piece of code.
  package func code(_ text: String) -> String { VisibleText.escape(text) }
  /// What stands out.
  package func strong(_ marked: String) -> String { marked }
  /// Words that went.
  package func removed(_ text: String) -> String { "[-\(VisibleText.fold(text))-]" }
  /// Words that came.
  package func added(_ text: String) -> String { "{+\(VisibleText.fold(text))+}" }
}

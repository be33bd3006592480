/// Statements without any markup, for machines that show them.
struct PlainForm: TextForm {
  func prose(_ text: String) -> String { VisibleText.fold(text) }
  func code(_ text: String) -> String { VisibleText.escape(text) }
  func strong(_ marked: String) -> String { marked }
  func removed(_ text: String) -> String { "[-\(VisibleText.fold(text))-]" }
  func added(_ text: String) -> String { "{+\(VisibleText.fold(text))+}" }
}

/// Statements in HTML.
struct HTMLForm: TextForm {
  func prose(_ text: String) -> String { XMLText.fold(text) }
  func code(_ text: String) -> String { "<code>\(XMLText.escape(text))</code>" }
  func strong(_ marked: String) -> String { "<strong>\(marked)</strong>" }
  func removed(_ text: String) -> String { "<del>\(XMLText.fold(text))</del>" }
  func added(_ text: String) -> String { "<ins>\(XMLText.fold(text))</ins>" }
}

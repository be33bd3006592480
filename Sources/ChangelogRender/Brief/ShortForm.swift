/// Another form, with texts cut to a length at which people still read them.
package struct ShortForm: TextForm {
  private let form: any TextForm
  private let longest: Int

  /// - Parameter longest: characters of one text.
  package init(_ form: any TextForm, longest: Int = 300) {
    self.form = form
    self.longest = longest
  }

  /// Words of a header, or of ours, on one line.
  package func prose(_ text: String) -> String { form.prose(cut(text)) }
  /// A name or a piece of code.
  package func code(_ text: String) -> String { form.code(cut(text)) }
  /// What stands out.
  package func strong(_ marked: String) -> String { form.strong(marked) }
  /// Words that went.
  package func removed(_ text: String) -> String { form.removed(cut(text)) }
  /// Words that came.
  package func added(_ text: String) -> String { form.added(cut(text)) }

  private func cut(_ text: String) -> String { Self.cut(text, to: longest) }

  /// A text of no more scalars than `longest`, and a mark where it is cut. A character may be of any length.
  package static func cut(_ text: String, to longest: Int) -> String {
    guard text.utf8.count > longest, text.unicodeScalars.count > longest else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…"
  }
}

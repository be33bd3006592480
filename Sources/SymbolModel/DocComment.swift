/// The words written about a symbol.
public struct DocComment: Hashable, Sendable, Codable {
  /// How they are written.
  public enum Form: String, Sendable, Codable {
    /// `///`, `/** */`, `/*! */` and their trailing forms.
    case doc
    /// `//` and `/* */`, directly above or at the end of the line.
    case plain
  }

  /// How they are written.
  public let form: Form
  /// The text without markers and indentation; lines and paragraphs as in the header.
  public let text: String

  /// Makes a comment.
  public init(form: Form, text: String) {
    self.form = form
    self.text = text
  }
}

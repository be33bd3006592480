/// A token as the preprocessor sees it.
struct PreprocessorToken: Hashable, Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    case identifier, number, string, punctuation
  }

  let kind: Kind
  let text: String
  /// Whether white space stands before it.
  let hasSpaceBefore: Bool

  init(_ kind: Kind, _ text: String, hasSpaceBefore: Bool = false) {
    self.kind = kind
    self.text = text
    self.hasSpaceBefore = hasSpaceBefore
  }

  func isPunctuation(_ text: String) -> Bool { kind == .punctuation && self.text == text }
}

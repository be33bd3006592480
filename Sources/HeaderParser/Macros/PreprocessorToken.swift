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

  /// A string literal that ends on its line.
  var isPlainString: Bool {
    kind == .string && text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
  }

  func isPunctuation(_ text: String) -> Bool { kind == .punctuation && self.text == text }
}

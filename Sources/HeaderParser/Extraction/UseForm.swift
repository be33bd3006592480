import SymbolModel

/// A macro's use with marks in the place of its texts.
///
/// Thousands of deprecations differ in their message alone: what such a use expands to is worked out once.
struct UseForm {
  /// The tokens, marks in the place of texts.
  let tokens: [PreprocessorToken]
  private let texts: [PreprocessorToken]

  /// No header holds this byte in a text that anybody reads.
  private static let mark: UInt8 = 0x01

  /// nil for a use without texts.
  init?(_ tokens: [PreprocessorToken]) {
    var texts: [PreprocessorToken] = []
    var marked = tokens
    for (number, token) in tokens.enumerated() where token.kind == .string {
      guard token.isPlainString, !token.text.utf8.contains(Self.mark) else { return nil }
      marked[number] = PreprocessorToken(
        .string, Self.token(texts.count), hasSpaceBefore: token.hasSpaceBefore)
      texts.append(token)
    }
    guard !texts.isEmpty else { return nil }
    self.tokens = marked
    self.texts = texts
  }

  private static func inner(_ number: Int) -> String { "\u{1}\(number)\u{1}" }

  private static func token(_ number: Int) -> String { "\"\(inner(number))\"" }

  /// Whether the marks came through an expansion as they are: a macro can make another text of one.
  func isWhole(in expanded: [PreprocessorToken]) -> Bool {
    let known = texts.indices.map(Self.token)
    return expanded.allSatisfy { !$0.text.utf8.contains(Self.mark) || known.contains($0.text) }
  }

  /// What a use says, given what its form says.
  func filled(_ form: AttributeResolver.Written?, text: String) -> AttributeResolver.Written? {
    guard let form else { return nil }
    let plain = texts.map { AttributeReader.unquoted($0) ?? "" }
    let raw = texts.map { String($0.text.dropFirst().dropLast()) }
    return AttributeResolver.Written(
      form, text: text,
      availability: form.availability.map { platform, item in
        var item = item
        item.message = item.message.map { fill($0, plain) }.flatMap { $0.isEmpty ? nil : $0 }
        item.replacement = item.replacement.map { fill($0, plain) }.flatMap { $0.isEmpty ? nil : $0 }
        return (platform, item)
      },
      others: form.others.map {
        SymbolAttribute(name: $0.name, arguments: fill($0.arguments, raw), parameter: $0.parameter)
      })
  }

  private func fill(_ text: String, _ texts: [String]) -> String {
    guard text.utf8.contains(Self.mark) else { return text }
    var result = text
    for (number, words) in texts.enumerated() {
      result = result.replacingAll(Self.inner(number), with: words)
    }
    return result
  }
}

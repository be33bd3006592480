import SymbolModel

/// Attributes as they compare and read.
enum AttributeText {
  /// The same attribute, literals that the compiler joins written as one: macros make messages out of pieces.
  static func plain(_ attribute: SymbolAttribute) -> SymbolAttribute {
    guard attribute.arguments.utf8.count(where: { $0 == 0x22 }) > 2 else { return attribute }
    return SymbolAttribute(
      name: attribute.name, arguments: joined(attribute.arguments), parameter: attribute.parameter)
  }

  /// `name`, or `name(arguments)`.
  static func text(_ attribute: SymbolAttribute) -> String {
    attribute.arguments.isEmpty ? attribute.name : "\(attribute.name)(\(attribute.arguments))"
  }

  /// `"a" "b"` is `"ab"`.
  private static func joined(_ text: String) -> String {
    var result: [UInt8] = []
    var isInside = false
    var isEscaped = false
    /// Where the quote is that ended a literal with nothing but blanks since.
    var ended: Int?
    for byte in text.utf8 {
      result.append(byte)
      switch byte {
      case 0x22 where !isEscaped:
        isInside.toggle()
        if isInside, let end = ended { result.removeSubrange(end...) }
        ended = isInside ? nil : result.count - 1
      case 0x20 where !isInside: break
      default: if !isInside { ended = nil }
      }
      isEscaped = isInside && byte == 0x5C && !isEscaped
    }
    return String(decoding: result, as: UTF8.self)
  }
}

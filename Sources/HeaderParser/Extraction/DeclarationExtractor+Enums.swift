import LibClang
import SymbolModel

/// Constants of enums.
extension DeclarationExtractor {
  /// - Parameter unnamed: The enum around them when it has no name: no symbol of its own, so that what it
  ///   says about platforms is said of its constants.
  func constants(
    _ children: CursorChildren, of container: Symbol?, _ cursor: Cursor, _ place: Place,
    unnamed: Draft? = nil
  ) {
    let isUnsigned = cursor.enumIntegerType.isUnsignedInteger
    for member in children.members where member.kind == .enumConstantDecl {
      guard let location = member.location else { continue }
      let place = Place(owner: owners[location.file] ?? place.owner, location: location)
      let name = member.spelling
      let draft = draft(
        member, place, key: "enum-constant \(name)", usr: member.usr, kind: .enumConstant,
        name: container.map { "\($0.name).\(name)" } ?? name, container: container,
        attributes: CursorChildren.attributes(of: member))
      draft.symbol.isReserved = name.hasPrefix("_")
      if let unnamed { draft.inherit(from: unnamed) }
      let value = isUnsigned ? String(member.enumUnsignedValue) : String(member.enumValue)
      draft.symbol.value = value
      draft.symbol.valueAsWritten = writtenValue(draft)
      draft.symbol.declaration = "\(name) = \(draft.symbol.valueAsWritten ?? value)"
      append(draft)
    }
  }

  /// What stands behind the `=` of an enum constant.
  func writtenValue(_ draft: Draft) -> String? {
    let tokens = PreprocessorLexer.tokens(texts[draft.file].bytes[draft.range].prefix(2000))
    guard tokens.first?.text == draft.symbol.ownName else { return nil }
    var depth = 0
    for (number, token) in tokens.enumerated() {
      if token.isPunctuation("(") { depth += 1 }
      if token.isPunctuation(")") { depth -= 1 }
      if token.isPunctuation("="), depth == 0 {
        let value = tokens[(number + 1)...].spelled
        return value.isEmpty ? nil : value
      }
    }
    return nil
  }
}

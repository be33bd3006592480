import LibClang
import SymbolModel

/// Classes, protocols and categories.
extension DeclarationExtractor {
  func interface(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    guard !name.isEmpty else { return }
    classNames.insert(name)
    let children = CursorChildren(of: cursor)
    let draft = draft(
      cursor, place, key: cursor.usr, usr: cursor.usr, kind: .class, name: name, container: nil,
      attributes: children.attributes)
    draft.symbol.superclass = children.superclass
    draft.symbol.protocols = Set(children.protocols).sorted()
    if !children.typeParameters.isEmpty {
      draft.symbol.genericParameters =
        writtenGenericParameters(behind: place, count: children.typeParameters.count)
        ?? children.typeParameters.map(\.spelling)
    }
    let symbol = draft.symbol
    append(draft)
    members(children.members, of: symbol, place)
  }

  /// The parameters between the angle brackets behind a class's name, with variance and bound.
  private func writtenGenericParameters(behind place: Place, count: Int) -> [String]? {
    let header = texts[place.location.file]
    guard let name = header.identifier(at: place.location.offset) else { return nil }
    let start = header.skipSpace(from: name.upperBound)
    guard start < header.bytes.count, header.bytes[start] == 0x3C else { return nil }
    var parameters: [[PreprocessorToken]] = [[]]
    var depth = 0
    for token in PreprocessorLexer.tokens(header.bytes[start...].prefix(4000)).flatMap(Self.singleBrackets) {
      if token.isPunctuation("<") || token.isPunctuation("(") {
        depth += 1
        if depth == 1 { continue }
      } else if token.isPunctuation(">") || token.isPunctuation(")") {
        depth -= 1
        if depth == 0 { break }
      }
      if depth == 1, token.isPunctuation(",") {
        parameters.append([])
      } else {
        parameters[parameters.count - 1].append(token)
      }
    }
    guard parameters.count == count, parameters.allSatisfy({ !$0.isEmpty }) else { return nil }
    return parameters.map { tokens in
      guard let colon = tokens.firstIndex(where: { $0.isPunctuation(":") }) else { return tokens.spelled }
      return "\(tokens[..<colon].spelled) : \(tokens[(colon + 1)...].spelled)"
    }
  }

  /// `>>` closes two lists of types; to C it is one sign.
  private static func singleBrackets(_ token: PreprocessorToken) -> [PreprocessorToken] {
    guard token.isPunctuation(">>") else { return [token] }
    return [
      PreprocessorToken(.punctuation, ">", hasSpaceBefore: token.hasSpaceBefore),
      PreprocessorToken(.punctuation, ">", hasSpaceBefore: false),
    ]
  }

  func protocolDeclaration(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    let children = CursorChildren(of: cursor)
    let draft = draft(
      cursor, place, key: cursor.usr, usr: cursor.usr, kind: .protocol, name: name, container: nil,
      attributes: children.attributes)
    draft.symbol.protocols = Set(children.protocols).sorted()
    let symbol = draft.symbol
    append(draft)
    members(children.members, of: symbol, place)
  }

  func category(_ cursor: Cursor, _ place: Place) {
    let children = CursorChildren(of: cursor)
    guard let className = children.extendedClass?.spelling, !className.isEmpty else { return }
    let name = cursor.spelling
    let isFolded = name.isEmpty || name == className || classNames.contains(className)
    guard isFolded else {
      let draft = draft(
        cursor, place, key: cursor.usr, usr: cursor.usr, kind: .category, name: "\(className)(\(name))",
        container: nil, attributes: children.attributes)
      draft.symbol.protocols = Set(children.protocols).sorted()
      draft.symbol.isReserved = className.hasPrefix("_") || name.hasPrefix("_")
      let symbol = draft.symbol
      append(draft)
      members(children.members, of: symbol, place)
      return
    }
    var owner = Symbol(key: "c:objc(cs)\(className)", usr: "", kind: .class, name: className)
    owner.isReserved = className.hasPrefix("_")
    var attributes = DeclarationAttributes()
    add(children.attributes, to: &attributes, place)
    if classNames.contains(className) {
      // A mention of the class that brings protocols and words; its other facts come from the interface.
      let extent = cursor.extent
      let isHere = extent?.file == place.location.file
      let mention = Draft(
        symbol: owner, file: place.location.file, range: isHere ? extent?.range ?? 0..<0 : 0..<0)
      mention.isDefinition = false
      mention.categoryName = name
      mention.symbol.usr = owner.key
      mention.symbol.header = place.owner.header
      mention.symbol.line = place.location.line
      mention.symbol.protocols = Set(children.protocols).sorted()
      append(mention)
    }
    members(
      children.members, of: owner, place, category: attributes.availability.resolved,
      deprecating: name.hasSuffix("Deprecated") ? name : nil)
  }
}

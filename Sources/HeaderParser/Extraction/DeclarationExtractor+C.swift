import LibClang
import SymbolModel

/// Typedefs, functions, variables, aliases.
extension DeclarationExtractor {
  func typedef(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    guard !name.isEmpty else { return }
    let underlying = cursor.underlyingType
    let tag = underlying.declaration
    let attributes = CursorChildren.attributes(of: cursor)
    let kinds: [CursorKind: SymbolKind] = [.structDecl: .struct, .unionDecl: .union, .enumDecl: .enum]
    if underlying.isElaborated || underlying.isTag, let kind = kinds[tag.kind] {
      let tagName = tag.isAnonymous ? "" : identifier(tag.spelling)
      let isOwn = isOwn(tag, of: place)
      // A mention of what another module, or nobody here, defines. Only structs and unions may stay without
      // a definition.
      if !tagName.isEmpty, tagName == name, !isOwn, kind == .enum || tag.isDefinition { return }
      if isOwn, tagName.hasPrefix("_"), !name.hasPrefix("_") { publicTags.insert(tag.usr) }
      let isHere = isOwn || !tagName.isEmpty && !tag.isDefinition
      let isOnlyName = isHere && (tagName.isEmpty || tagName == name || tagName == "_" + name)
      // libclang 15 and older name an unnamed tag after its typedef.
      if isOnlyName, tagNames[tag.usr] == nil || tagNames[tag.usr] == name {
        tagNames[tag.usr] = name
        let draft = draft(
          cursor, place, key: "\(kind.rawValue) \(name)", usr: tag.usr, kind: kind, name: name,
          container: nil, attributes: attributes)
        draft.isDefinition = false
        draft.symbol.declaration = "\(kind.rawValue) \(name)"
        append(draft)
        return
      }
    }
    let draft = draft(
      cursor, place, key: "typedef \(name)", usr: cursor.usr, kind: .typedef, name: name, container: nil,
      attributes: attributes)
    let type = types.print(underlying)
    draft.symbol.type = type
    draft.symbol.declaration =
      "typedef " + DeclarationPrinter.join(namedTypes.named(type, of: cursor) ?? type, name)
    append(draft)
  }

  /// Whether the module of `place` defines a tag.
  private func isOwn(_ tag: Cursor, of place: Place) -> Bool {
    guard tag.isDefinition, let location = tag.location else { return false }
    return owners[location.file]?.module == place.owner.module
  }

  func function(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    let usr = cursor.usr
    guard !name.isEmpty else { return }
    // `c:Header.h@F@name` for statics, `c:@F@name#…` for overloads: the place is not the identity.
    let key = usr.find("@F@").map { "c:@F@" + usr[$0.upperBound...] } ?? "c:@F@\(name)"
    let draft = draft(
      cursor, place, key: key, usr: usr, kind: .function, name: name, container: nil,
      attributes: CursorChildren.attributes(of: cursor))
    draft.symbol.type = types.print(cursor.resultType)
    addParameters(of: cursor, to: draft)
    draft.symbol.isVariadic = cursor.isVariadic
    draft.symbol.hasNoPrototype = cursor.type.hasNoPrototype
    append(draft)
  }

  func variable(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    guard !name.isEmpty else { return }
    let draft = draft(
      cursor, place, key: "c:@\(name)", usr: cursor.usr, kind: .variable, name: name, container: nil,
      attributes: CursorChildren.attributes(of: cursor))
    let type = types.print(cursor.type)
    draft.symbol.type = type
    draft.symbol.declaration = DeclarationPrinter.join(namedTypes.named(type, of: cursor) ?? type, name)
    append(draft)
  }

  /// `@compatibility_alias New Old`: libclang has no kind of its own for it.
  func alias(_ cursor: Cursor, _ place: Place) {
    let header = texts[place.location.file]
    let start = cursor.extent?.range.lowerBound ?? place.location.offset
    let statement = PreprocessorLexer.tokens(
      header.bytes[start..<header.statement(around: start).upperBound].prefix(400))
    guard statement.count >= 4, statement[1].text == "compatibility_alias" else {
      return
    }
    let name = statement[2].text
    let draft = draft(
      cursor, place, key: "alias \(name)", usr: "c:@compatibility_alias@\(name)", kind: .alias, name: name,
      container: nil, attributes: [])
    draft.symbol.type = statement[3].text
    draft.symbol.declaration = "@compatibility_alias \(name) \(statement[3].text)"
    append(draft)
  }
}

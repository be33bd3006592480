import LibClang
import SymbolModel

/// Attributes of declarations.
extension DeclarationExtractor {
  /// Adds what is written at `places`.
  ///
  /// Attributes that stand in another module's header came by redeclaration: they are that module's. So
  /// did those that an earlier declaration of the same symbol has: each declaration's own are wanted.
  func add(
    _ places: [AttributePlace], to attributes: inout DeclarationAttributes, _ place: Place,
    parameter: String? = nil, key: String? = nil
  ) {
    var seen: Set<AttributePlace> = []
    let earlier = key.flatMap { ownAttributes[$0] } ?? []
    for location in places where seen.insert(location).inserted {
      guard location.file == place.location.file || owners[location.file]?.module == place.owner.module,
        let written = resolver.written(at: location)
      else { continue }
      if earlier.contains(location), !written.isRegion { continue }
      attributes.add(written, parameter: parameter) { [owners] in
        owners[$0]?.module == place.owner.module
      }
    }
    if let key, !seen.isEmpty { ownAttributes[key, default: []].formUnion(seen) }
  }

  /// Where availability is written on a declaration without the compiler telling.
  ///
  /// It drops an attribute that contradicts another, of the same declaration or of an earlier one; and one
  /// that an earlier declaration, maybe of another module, has already.
  func droppedAttributes(_ cursor: Cursor, _ symbol: Symbol, _ place: Place, known: [AttributePlace])
    -> [AttributePlace]
  {
    let file = place.location.file
    let isRedeclared = known.contains { $0.file != file && owners[$0.file]?.module != place.owner.module }
    let candidates = candidates(cursor, symbol, place)
    let dropped = candidates.compactMap { offset -> AttributePlace? in
      let found = AttributePlace(file: file, offset: offset)
      guard !known.contains(found) else { return nil }
      return resolver.isAboutAvailability(found) || isRedeclared && resolver.isAttribute(found) ? found : nil
    }
    guard !unknownAttributes.isEmpty(in: file) else { return dropped }
    return dropped
      + unknown(symbol, place, candidates).filter { !known.contains($0) && !dropped.contains($0) }
  }

  /// Where attributes that the compiler does not know are written on a declaration.
  private func unknown(_ symbol: Symbol, _ place: Place, _ candidates: [Int]) -> [AttributePlace] {
    let file = place.location.file
    switch symbol.kind {
    case .function, .variable, .property, .classProperty, .field, .instanceMethod, .typeMethod:
      // They can stand before its type as well.
      return unknownAttributes.places(in: texts[file].statement(around: place.location.offset), of: file)
    default: return unknownAttributes.places(among: candidates, of: file)
    }
  }

  private func candidates(_ cursor: Cursor, _ symbol: Symbol, _ place: Place) -> [Int] {
    let header = texts[place.location.file]
    let offset = place.location.offset
    // A typedef can stand for the tag it names.
    let isTag = cursor.kind != .typedefDecl
    switch symbol.kind {
    case .class, .protocol, .category:
      return header.identifiers(before: cursor.extent?.range.lowerBound ?? offset)
    case .struct where isTag, .union where isTag, .enum where isTag:
      return header.identifiers(behind: cursor.extent?.range.upperBound ?? offset)
    case .instanceMethod, .typeMethod:
      guard offset < header.bytes.count, header.bytes[offset] == 0x2D || header.bytes[offset] == 0x2B else {
        return []
      }
      let last = cursor.arguments.last?.extent
      let end = last?.file == place.location.file ? last?.range.upperBound : nil
      return header.identifiers(behind: max(offset + 1, end ?? 0))
    default:
      // A declaration that a macro makes stands nowhere.
      guard let name = header.identifier(at: offset), header.holds(symbol.ownName, at: offset) else {
        return []
      }
      return header.identifiers(behind: name.upperBound)
    }
  }

  /// libclang 22 has `swift_attr` as part of a type and shows it nowhere.
  static let hidesTypeAttributes = (LibraryLocation.version().first ?? 0) >= 20

  /// Where `swift_attr` is written on a parameter, property or typedef, by a macro: up to the end of a block's own name, so that
  /// those of the block's parameters are not among them.
  func swiftAttributes(of cursor: Cursor, in file: SourceFile) -> [AttributePlace] {
    guard let extent = cursor.extent, extent.file == file else { return [] }
    let header = texts[file]
    var places: [AttributePlace] = []
    var isBehindCaret = false
    var at = extent.range.lowerBound
    while at < min(extent.range.upperBound, header.bytes.count) {
      if header.bytes[at] == 0x5E { isBehindCaret = true }
      if header.bytes[at] == 0x29, isBehindCaret { break }
      guard let name = header.identifier(at: at) else {
        at += 1
        continue
      }
      let place = AttributePlace(file: file, offset: at)
      if resolver.isAttribute(place),
        resolver.written(at: place)?.others.contains(where: { $0.name == "swift_attr" }) == true
      {
        places.append(place)
      }
      at = name.upperBound
    }
    return places
  }
}

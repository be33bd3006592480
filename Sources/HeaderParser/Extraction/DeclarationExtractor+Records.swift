import LibClang
import SymbolModel

/// Structs, unions and what they hold.
extension DeclarationExtractor {
  func tag(_ cursor: Cursor, _ place: Place) {
    let usr = cursor.usr
    let kind: SymbolKind =
      cursor.kind == .structDecl ? .struct : cursor.kind == .unionDecl ? .union : .enum
    let written = cursor.isAnonymous ? "" : identifier(cursor.spelling)
    let name = tagNames[usr] ?? written
    let children = CursorChildren(of: cursor)
    guard !name.isEmpty else {
      // Nobody can name it: an enum's constants stand alone, a record shows in what it types.
      if kind == .enum {
        let unnamed = self.draft(
          cursor, place, key: "", usr: usr, kind: kind, name: "", container: nil,
          attributes: children.attributes)
        constants(children, of: nil, cursor, place, unnamed: unnamed)
      }
      return
    }
    let draft = draft(
      cursor, place, key: "\(kind.rawValue) \(name)", usr: usr, kind: kind, name: name, container: nil,
      attributes: children.attributes)
    draft.symbol.declaration = "\(kind.rawValue) \(name)"
    // A tag that only its typedef names: libclang gives it that name, but for the USR.
    draft.isUnnamed = ["@SA@", "@UA@", "@EA@"].contains { usr.holds($0) }
    if publicTags.contains(usr) { draft.symbol.isReserved = false }
    if kind == .enum {
      draft.symbol.type = types.print(cursor.enumIntegerType)
      draft.symbol.declaration += " : \(draft.symbol.type ?? "")"
      append(draft)
      constants(children, of: draft.symbol, cursor, place)
    } else {
      let fields = fields(children.members, of: draft.symbol, path: name, place)
      draft.symbol.fields = fields.map { String($0.symbol.name.dropFirst(name.count + 1)) }
      append(draft)
      drafts += fields
    }
  }

  /// A spelling that is a name, not words such as `struct (unnamed at …)`.
  func identifier(_ spelling: String) -> String {
    spelling.utf8.allSatisfy(PreprocessorLexer.isIdentifierPart) ? spelling : ""
  }

  /// The fields of a record, those of unnamed records inside it by their path.
  func fields(_ members: [Cursor], of container: Symbol, path: String, _ place: Place) -> [Draft] {
    var result: [Draft] = []
    var unnamed: Cursor?
    func hoist() {
      if let record = unnamed {
        result += fields(CursorChildren(of: record).members, of: container, path: path, place)
      }
      unnamed = nil
    }
    for member in members {
      guard let location = member.location else { continue }
      let place = Place(owner: owners[location.file] ?? place.owner, location: location)
      switch member.kind {
      case .structDecl, .unionDecl:
        hoist()
        if member.isAnonymous || identifier(member.spelling).isEmpty {
          unnamed = member
        } else if member.isDefinition {
          tag(member, place)
        }
      case .enumDecl: if member.isDefinition { tag(member, place) }
      case .fieldDecl:
        let fieldPath = "\(path).\(member.spelling)"
        if let record = unnamed, record.extent?.range.lowerBound == member.extent?.range.lowerBound {
          unnamed = nil
          if let draft = field(member, place, container, path: fieldPath, key: "field \(fieldPath)") {
            result.append(draft)
          }
          result += fields(CursorChildren(of: record).members, of: container, path: fieldPath, place)
          continue
        }
        hoist()
        if let draft = field(member, place, container, path: fieldPath, key: "field \(fieldPath)") {
          result.append(draft)
        }
      default: break
      }
    }
    hoist()
    return result
  }

  func field(
    _ cursor: Cursor, _ place: Place, _ container: Symbol, path: String, key: String
  ) -> Draft? {
    let name = cursor.spelling
    guard !identifier(name).isEmpty else { return nil }
    let draft = draft(
      cursor, place, key: key, usr: cursor.usr, kind: .field, name: path, container: container,
      attributes: CursorChildren.attributes(of: cursor))
    if name.hasPrefix("_") { draft.symbol.isReserved = true }
    let width = cursor.bitWidth.map { " : \($0)" } ?? ""
    let type = types.print(cursor.type)
    draft.symbol.type = type + width
    draft.symbol.declaration =
      DeclarationPrinter.join(namedTypes.named(type, of: cursor) ?? type, name) + width
    return draft
  }
}

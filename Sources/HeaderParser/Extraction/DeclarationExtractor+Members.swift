import LibClang
import SymbolModel

/// What stands in classes, protocols and categories.
extension DeclarationExtractor {
  func members(
    _ cursors: [Cursor], of container: Symbol, _ place: Place, category: Availability? = nil,
    deprecating: String? = nil
  ) {
    let implied = ImpliedAccessors(cursors)
    for cursor in cursors {
      guard let location = cursor.location else { continue }
      let place = Place(owner: owners[location.file] ?? place.owner, location: location)
      var draft: Draft?
      switch cursor.kind {
      case .instanceMethodDecl, .classMethodDecl:
        if !implied.contains(cursor, at: location) { draft = method(cursor, place, container) }
      case .propertyDecl: draft = property(cursor, place, container)
      case .ivarDecl: draft = instanceVariable(cursor, place, container)
      case .structDecl, .unionDecl, .enumDecl: if cursor.isDefinition { tag(cursor, place) }
      default: break
      }
      guard let draft else { continue }
      draft.categoryAvailability = category
      draft.symbol.deprecatingCategory = deprecating
      append(draft)
    }
  }

  func method(_ cursor: Cursor, _ place: Place, _ container: Symbol) -> Draft? {
    let kind: SymbolKind = cursor.kind == .classMethodDecl ? .typeMethod : .instanceMethod
    let selector = cursor.spelling
    let usr = cursor.usr
    guard !selector.isEmpty else { return nil }
    let draft = draft(
      cursor, place, key: usr, usr: usr, kind: kind,
      name: "\(kind == .typeMethod ? "+" : "-")[\(container.name) \(selector)]", container: container,
      attributes: CursorChildren.attributes(of: cursor))
    draft.symbol.type = types.print(cursor.resultType)
    addParameters(of: cursor, to: draft)
    draft.symbol.isVariadic = cursor.isVariadic
    draft.symbol.isOptional = container.kind == .protocol && cursor.isOptional
    return draft
  }

  func property(_ cursor: Cursor, _ place: Place, _ container: Symbol) -> Draft? {
    let written = cursor.propertyAttributes
    let kind: SymbolKind = written.contains(.isClass) ? .classProperty : .property
    let name = cursor.spelling
    let usr = cursor.usr
    guard !name.isEmpty else { return nil }
    let draft = draft(
      cursor, place, key: usr, usr: usr, kind: kind, name: "\(container.name).\(name)",
      container: container, attributes: CursorChildren.attributes(of: cursor))
    let type = cursor.type
    let printed = types.print(type)
    draft.symbol.type = printed
    draft.writtenType = namedTypes.named(printed, of: cursor)
    draft.symbol.isOptional = container.kind == .protocol && cursor.isOptional
    draft.symbol.getter = cursor.propertyGetter
    draft.symbol.setter = written.contains(.readonly) ? nil : cursor.propertySetter
    draft.symbol.propertyAttributes = inEffect(written, isObject: type.isObject, symbol: draft.symbol)
    return draft
  }

  /// A property's attributes without those that only say what holds anyway.
  func inEffect(_ written: PropertyAttributes, isObject: Bool, symbol: Symbol) -> [String] {
    var names: [String] = []
    if written.contains(.readonly) { names.append("readonly") }
    if written.contains(.nonatomic) { names.append("nonatomic") }
    if written.contains(.copy) { names.append("copy") }
    if written.contains(.weak) { names.append("weak") }
    if isObject, written.contains(.assign) || written.contains(.unsafeUnretained) { names.append("assign") }
    if written.contains(.getter), let getter = symbol.getter { names.append("getter=\(getter)") }
    if written.contains(.setter), let setter = symbol.setter { names.append("setter=\(setter)") }
    return names.sorted()
  }

  /// Only @public and @protected ones can be used from outside.
  func instanceVariable(_ cursor: Cursor, _ place: Place, _ container: Symbol) -> Draft? {
    guard isUsableInstanceVariable(cursor, place) else { return nil }
    return field(cursor, place, container, path: "\(container.name).\(cursor.spelling)", key: cursor.usr)
  }

  /// What the last `@private` and the like above an instance variable says; libclang tells it of C++ alone.
  private func isUsableInstanceVariable(_ cursor: Cursor, _ place: Place) -> Bool {
    let header = texts[place.location.file]
    guard let parent = cursor.semanticParent.extent, parent.file == place.location.file else {
      return false
    }
    var isUsable = true
    var at = parent.range.lowerBound + 1
    while at < place.location.offset {
      if let end = header.endOfComment(at) {
        at = end
        continue
      }
      if header.bytes[at] == 0x40, let word = header.identifier(at: header.skipSpace(from: at + 1)) {
        switch header.text(word) {
        case "public", "protected": isUsable = true
        case "private", "package": isUsable = false
        default: break
        }
      }
      at += 1
    }
    return isUsable
  }
}

import LibClang
import SymbolModel

/// Reads the declarations of a translation unit into drafts, module by module.
final class DeclarationExtractor {
  let texts: HeaderTexts
  let macros: MacroTable
  let owners: HeaderOwners
  private let unit: TranslationUnit
  private let resolver: AttributeResolver
  private let types: TypePrinter

  /// One list a module of the plan.
  private(set) var drafts: [[Draft]]
  /// Cursor kinds at the top of a file that nobody here knows, with how often they came.
  private(set) var unknownKinds: [String: Int] = [:]
  private var macroCursors: [(cursor: Cursor, location: SourceLocation, owner: HeaderOwners.Owner)] = []
  private var tags: [(cursor: Cursor, place: Place)] = []
  private var categories: [(cursor: Cursor, place: Place)] = []
  private var classNames: [Set<String>]
  /// The name that a typedef gives a tag, by the tag's USR.
  private var tagNames: [String: String] = [:]

  /// Where a declaration stands.
  struct Place {
    let owner: HeaderOwners.Owner
    let location: SourceLocation
  }

  init(unit: TranslationUnit, plan: ParsePlan, texts: HeaderTexts) {
    self.unit = unit
    self.texts = texts
    macros = MacroTable(texts: texts)
    owners = HeaderOwners(plan: plan)
    resolver = AttributeResolver(texts: texts, macros: macros)
    types = TypePrinter(macros: macros)
    drafts = Array(repeating: [], count: plan.modules.count)
    classNames = Array(repeating: [], count: plan.modules.count)
  }

  /// Reads everything.
  func run() {
    unit.cursor.visitChildren { cursor in
      let kind = cursor.kind
      if kind == .macroDefinition {
        addMacro(cursor)
      } else if !kind.isPreprocessing, let location = cursor.location, let owner = owners[location.file] {
        topLevel(cursor, kind, Place(owner: owner, location: location))
      }
      return .next
    }
    // These need names that only the whole file tells.
    for (cursor, place) in tags { tag(cursor, place) }
    for (cursor, place) in categories { category(cursor, place) }
    let classifier = MacroClassifier(macros: macros)
    for (cursor, location, owner) in macroCursors { macro(cursor, location, owner, classifier) }
  }

  private func topLevel(_ cursor: Cursor, _ kind: CursorKind, _ place: Place) {
    switch kind {
    case .interfaceDecl: interface(cursor, place)
    case .protocolDecl: if cursor.isDefinition { protocolDeclaration(cursor, place) }
    case .categoryDecl: categories.append((cursor, place))
    case .structDecl, .unionDecl, .enumDecl: if cursor.isDefinition { tags.append((cursor, place)) }
    case .typedefDecl: typedef(cursor, place)
    case .functionDecl: function(cursor, place)
    case .varDecl: variable(cursor, place)
    case .unexposedDecl: alias(cursor, place)
    case .linkageSpec:
      cursor.visitChildren { child in
        if child.kind.isDeclaration, let location = child.location, let owner = owners[location.file] {
          topLevel(child, child.kind, Place(owner: owner, location: location))
        }
        return .next
      }
    // `@class` and `@protocol` ahead of a definition.
    case .classRef, .protocolRef: break
    default: unknownKinds[kind.name, default: 0] += 1
    }
  }

  // MARK: - What all declarations have

  /// A symbol with its place and attributes.
  private func draft(
    _ cursor: Cursor, _ place: Place, key: String, usr: String, kind: SymbolKind, name: String,
    container: Symbol?, attributes places: [SourceLocation]
  ) -> Draft {
    var symbol = Symbol(key: key, usr: usr, kind: kind, name: name)
    symbol.container = container?.name
    symbol.containerKey = container?.key
    symbol.header = place.owner.header
    symbol.line = place.location.line
    symbol.isReserved = symbol.ownName.hasPrefix("_") || container?.isReserved == true
    var attributes = DeclarationAttributes()
    add(places, to: &attributes, place)
    for argument in kind.isMethod || kind == .function ? cursor.arguments : [] {
      // Nothing is written on most parameters: look before visiting.
      let inner = CursorChildren(of: argument).attributes
      if !inner.isEmpty { add(inner, to: &attributes, place, parameter: argument.spelling) }
    }
    symbol.availability = attributes.availability
    symbol.availabilityAsWritten = attributes.asWritten
    symbol.availabilityRegions = attributes.regions
    symbol.attributes = attributes.others.sorted()
    let extent = cursor.extent
    let range = extent?.start.file == place.location.file ? extent?.range : nil
    var draft = Draft(
      symbol: symbol, file: place.location.file,
      range: range ?? place.location.offset..<place.location.offset + 1)
    draft.availabilityMacros = attributes.macros
    return draft
  }

  /// Attributes that stand in another module's header came by redeclaration: they are that module's.
  private func add(
    _ places: [SourceLocation], to attributes: inout DeclarationAttributes, _ place: Place,
    parameter: String? = nil
  ) {
    var seen: Set<Int> = []
    for location in places where seen.insert(location.offset).inserted {
      guard location.file == place.location.file || owners[location.file]?.module == place.owner.module,
        let written = resolver.written(at: location)
      else { continue }
      attributes.add(written, parameter: parameter) { [owners] in
        owners[$0]?.module == place.owner.module
      }
    }
  }

  private func append(_ draft: Draft, _ place: Place) { drafts[place.owner.module].append(draft) }

  private func parameters(of cursor: Cursor) -> [Parameter] {
    cursor.arguments.map { Parameter(name: $0.spelling, type: types.print($0.type)) }
  }

  // MARK: - Objective-C

  private func interface(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    guard !name.isEmpty else { return }
    classNames[place.owner.module].insert(name)
    let children = CursorChildren(of: cursor)
    var draft = draft(
      cursor, place, key: cursor.usr, usr: cursor.usr, kind: .class, name: name, container: nil,
      attributes: children.attributes)
    draft.symbol.superclass = children.superclass
    draft.symbol.protocols = Set(children.protocols).sorted()
    draft.symbol.genericParameters = children.typeParameters.map { parameter in
      let header = texts[place.location.file]
      return PreprocessorLexer.tokens(header.bytes[parameter.extent?.range ?? 0..<0]).spelled
        + genericBound(after: parameter, in: header)
    }
    let symbol = draft.symbol
    append(draft, place)
    members(children.members, of: symbol, place)
  }

  /// The ` : Bound` behind a generic parameter, which its extent leaves out.
  private func genericBound(after parameter: Cursor, in header: HeaderText) -> String {
    guard var at = parameter.extent.map({ header.skipSpace(from: $0.range.upperBound) }),
      at < header.bytes.count, header.bytes[at] == 0x3A
    else { return "" }
    let start = at
    var depth = 0
    while at < header.bytes.count {
      if header.bytes[at] == 0x3C { depth += 1 }
      if header.bytes[at] == 0x3E {
        if depth == 0 { break }
        depth -= 1
      }
      if header.bytes[at] == 0x2C, depth == 0 { break }
      at += 1
    }
    return " " + PreprocessorLexer.tokens(header.bytes[start..<at]).spelled
  }

  private func protocolDeclaration(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    let children = CursorChildren(of: cursor)
    var draft = draft(
      cursor, place, key: cursor.usr, usr: cursor.usr, kind: .protocol, name: name, container: nil,
      attributes: children.attributes)
    draft.symbol.protocols = Set(children.protocols).sorted()
    let symbol = draft.symbol
    append(draft, place)
    members(children.members, of: symbol, place)
  }

  private func category(_ cursor: Cursor, _ place: Place) {
    let children = CursorChildren(of: cursor)
    guard let className = children.extendedClass?.spelling, !className.isEmpty else { return }
    let name = cursor.spelling
    let isFolded = name.isEmpty || name == className || classNames[place.owner.module].contains(className)
    guard isFolded else {
      var draft = draft(
        cursor, place, key: cursor.usr, usr: cursor.usr, kind: .category, name: "\(className)(\(name))",
        container: nil, attributes: children.attributes)
      draft.symbol.protocols = Set(children.protocols).sorted()
      draft.symbol.isReserved = className.hasPrefix("_") || name.hasPrefix("_")
      let symbol = draft.symbol
      append(draft, place)
      members(children.members, of: symbol, place)
      return
    }
    var owner = Symbol(key: "c:objc(cs)\(className)", usr: "", kind: .class, name: className)
    owner.isReserved = className.hasPrefix("_")
    var attributes = DeclarationAttributes()
    add(children.attributes, to: &attributes, place)
    if !children.protocols.isEmpty, classNames[place.owner.module].contains(className) {
      // A mention of the class that brings protocols; its other facts come from the interface.
      var mention = Draft(symbol: owner, file: place.location.file, range: 0..<0, isDefinition: false)
      mention.symbol.usr = owner.key
      mention.symbol.header = place.owner.header
      mention.symbol.line = place.location.line
      mention.symbol.protocols = Set(children.protocols).sorted()
      append(mention, place)
    }
    members(
      children.members, of: owner, place, category: attributes.availability,
      deprecating: name.hasSuffix("Deprecated") ? name : nil)
  }

  private func members(
    _ cursors: [Cursor], of container: Symbol, _ place: Place, category: Availability? = nil,
    deprecating: String? = nil
  ) {
    // An accessor that a property implies stands where the property's name stands.
    var propertyPlaces: Set<Int> = []
    for cursor in cursors where cursor.kind == .propertyDecl {
      if let offset = cursor.location?.offset { propertyPlaces.insert(offset) }
    }
    for cursor in cursors {
      guard let location = cursor.location else { continue }
      let place = Place(owner: owners[location.file] ?? place.owner, location: location)
      var draft: Draft?
      switch cursor.kind {
      case .instanceMethodDecl, .classMethodDecl:
        if !propertyPlaces.contains(location.offset) { draft = method(cursor, place, container) }
      case .propertyDecl: draft = property(cursor, place, container)
      case .ivarDecl: draft = instanceVariable(cursor, place, container)
      case .structDecl, .unionDecl, .enumDecl: if cursor.isDefinition { tag(cursor, place) }
      default: break
      }
      guard var draft else { continue }
      draft.categoryAvailability = category
      draft.symbol.deprecatingCategory = deprecating
      append(draft, place)
    }
  }

  private func method(_ cursor: Cursor, _ place: Place, _ container: Symbol) -> Draft? {
    let kind: SymbolKind = cursor.kind == .classMethodDecl ? .typeMethod : .instanceMethod
    let selector = cursor.spelling
    let usr = cursor.usr
    guard !selector.isEmpty else { return nil }
    var draft = draft(
      cursor, place, key: usr, usr: usr, kind: kind,
      name: "\(kind == .typeMethod ? "+" : "-")[\(container.name) \(selector)]", container: container,
      attributes: CursorChildren(of: cursor).attributes)
    draft.symbol.type = types.print(cursor.resultType)
    draft.symbol.parameters = parameters(of: cursor)
    draft.symbol.isVariadic = cursor.isVariadic
    draft.symbol.isOptional = container.kind == .protocol && cursor.isOptional
    draft.symbol.declaration = DeclarationPrinter.method(draft.symbol)
    return draft
  }

  private func property(_ cursor: Cursor, _ place: Place, _ container: Symbol) -> Draft? {
    let written = cursor.propertyAttributes
    let kind: SymbolKind = written.contains(.isClass) ? .classProperty : .property
    let name = cursor.spelling
    let usr = cursor.usr
    guard !name.isEmpty else { return nil }
    var draft = draft(
      cursor, place, key: usr, usr: usr, kind: kind, name: "\(container.name).\(name)",
      container: container, attributes: CursorChildren(of: cursor).attributes)
    let type = cursor.type
    draft.symbol.type = types.print(type)
    draft.symbol.isOptional = container.kind == .protocol && cursor.isOptional
    draft.symbol.getter = cursor.propertyGetter
    draft.symbol.setter = written.contains(.readonly) ? nil : cursor.propertySetter
    draft.symbol.propertyAttributes = inEffect(written, isObject: type.isObject, symbol: draft.symbol)
    draft.symbol.declaration = DeclarationPrinter.property(draft.symbol, name: name)
    return draft
  }

  /// A property's attributes without those that only say what holds anyway.
  private func inEffect(_ written: PropertyAttributes, isObject: Bool, symbol: Symbol) -> [String] {
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

  private func instanceVariable(_ cursor: Cursor, _ place: Place, _ container: Symbol) -> Draft? {
    // Only @public and @protected ones can be used from outside.
    guard cursor.accessLevel == 1 || cursor.accessLevel == 2 else { return nil }
    return field(cursor, place, container, path: "\(container.name).\(cursor.spelling)", key: cursor.usr)
  }

  /// `@compatibility_alias New Old`: libclang has no kind of its own for it.
  private func alias(_ cursor: Cursor, _ place: Place) {
    let header = texts[place.location.file]
    let start = cursor.extent?.range.lowerBound ?? place.location.offset
    let statement = PreprocessorLexer.tokens(
      header.bytes[start..<header.statement(around: start).upperBound].prefix(400))
    guard statement.count >= 4, statement[1].text == "compatibility_alias" else {
      return
    }
    let name = statement[2].text
    var draft = draft(
      cursor, place, key: "alias \(name)", usr: "c:@compatibility_alias@\(name)", kind: .alias, name: name,
      container: nil, attributes: [])
    draft.symbol.type = statement[3].text
    draft.symbol.declaration = "@compatibility_alias \(name) \(statement[3].text)"
    append(draft, place)
  }

  // MARK: - C

  private func tag(_ cursor: Cursor, _ place: Place) {
    let usr = cursor.usr
    let kind: SymbolKind =
      cursor.kind == .structDecl ? .struct : cursor.kind == .unionDecl ? .union : .enum
    let written = cursor.isAnonymous ? "" : identifier(cursor.spelling)
    let name = tagNames[usr] ?? written
    let children = CursorChildren(of: cursor)
    guard !name.isEmpty else {
      // Nobody can name it: an enum's constants stand alone, a record shows in what it types.
      if kind == .enum { constants(children, of: nil, cursor, place) }
      return
    }
    var draft = draft(
      cursor, place, key: "\(kind.rawValue) \(name)", usr: usr, kind: kind, name: name, container: nil,
      attributes: children.attributes)
    draft.symbol.declaration = "\(kind.rawValue) \(name)"
    if kind == .enum {
      draft.symbol.type = types.print(cursor.enumIntegerType)
      draft.symbol.declaration += " : \(draft.symbol.type ?? "")"
      append(draft, place)
      constants(children, of: draft.symbol, cursor, place)
    } else {
      let fields = fields(children.members, of: draft.symbol, path: name, place)
      draft.symbol.fields = fields.map { String($0.symbol.name.dropFirst(name.count + 1)) }
      append(draft, place)
      drafts[place.owner.module] += fields
    }
  }

  /// A spelling that is a name, not words such as `struct (unnamed at …)`.
  private func identifier(_ spelling: String) -> String {
    spelling.utf8.allSatisfy(PreprocessorLexer.isIdentifierPart) ? spelling : ""
  }

  private func constants(_ children: CursorChildren, of container: Symbol?, _ cursor: Cursor, _ place: Place)
  {
    let isUnsigned = cursor.enumIntegerType.isUnsignedInteger
    for member in children.members where member.kind == .enumConstantDecl {
      guard let location = member.location else { continue }
      let place = Place(owner: owners[location.file] ?? place.owner, location: location)
      let name = member.spelling
      var draft = draft(
        member, place, key: "enum-constant \(name)", usr: member.usr, kind: .enumConstant,
        name: container.map { "\($0.name).\(name)" } ?? name, container: container,
        attributes: CursorChildren(of: member).attributes)
      draft.symbol.isReserved = name.hasPrefix("_")
      let value = isUnsigned ? String(member.enumUnsignedValue) : String(member.enumValue)
      draft.symbol.value = value
      draft.symbol.valueAsWritten = writtenValue(draft)
      draft.symbol.declaration = "\(name) = \(draft.symbol.valueAsWritten ?? value)"
      append(draft, place)
    }
  }

  /// What stands behind the `=` of an enum constant.
  private func writtenValue(_ draft: Draft) -> String? {
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

  /// The fields of a record, those of unnamed records inside it by their path.
  private func fields(_ members: [Cursor], of container: Symbol, path: String, _ place: Place) -> [Draft] {
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

  private func field(
    _ cursor: Cursor, _ place: Place, _ container: Symbol, path: String, key: String
  ) -> Draft? {
    let name = cursor.spelling
    guard !identifier(name).isEmpty else { return nil }
    var draft = draft(
      cursor, place, key: key, usr: cursor.usr, kind: .field, name: path, container: container,
      attributes: CursorChildren(of: cursor).attributes)
    if name.hasPrefix("_") { draft.symbol.isReserved = true }
    let width = cursor.bitWidth.map { " : \($0)" } ?? ""
    let type = types.print(cursor.type)
    draft.symbol.type = type + width
    draft.symbol.declaration = DeclarationPrinter.join(type, name) + width
    return draft
  }

  private func typedef(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    guard !name.isEmpty else { return }
    let underlying = cursor.underlyingType
    let tag = underlying.declaration
    let attributes = CursorChildren(of: cursor).attributes
    let kinds: [CursorKind: SymbolKind] = [.structDecl: .struct, .unionDecl: .union, .enumDecl: .enum]
    if underlying.isElaborated || underlying.isTag, let kind = kinds[tag.kind],
      let tagPlace = tag.location, owners[tagPlace.file]?.module == place.owner.module
    {
      let tagName = tag.isAnonymous ? "" : identifier(tag.spelling)
      let isOnlyName = tagName.isEmpty || tagName == name || tagName == "_" + name
      // libclang 15 and older name an unnamed tag after its typedef.
      if isOnlyName, tagNames[tag.usr] == nil || tagNames[tag.usr] == name {
        tagNames[tag.usr] = name
        var draft = draft(
          cursor, place, key: "\(kind.rawValue) \(name)", usr: tag.usr, kind: kind, name: name,
          container: nil, attributes: attributes)
        draft.isDefinition = false
        draft.symbol.declaration = "\(kind.rawValue) \(name)"
        append(draft, place)
        return
      }
    }
    var draft = draft(
      cursor, place, key: "typedef \(name)", usr: cursor.usr, kind: .typedef, name: name, container: nil,
      attributes: attributes)
    draft.symbol.type = types.print(underlying)
    draft.symbol.declaration = "typedef " + DeclarationPrinter.join(draft.symbol.type ?? "", name)
    append(draft, place)
  }

  private func function(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    let usr = cursor.usr
    guard !name.isEmpty else { return }
    // `c:Header.h@F@name` for statics, `c:@F@name#…` for overloads: the place is not the identity.
    let key = usr.find("@F@").map { "c:@F@" + usr[$0.upperBound...] } ?? "c:@F@\(name)"
    var draft = draft(
      cursor, place, key: key, usr: usr, kind: .function, name: name, container: nil,
      attributes: CursorChildren(of: cursor).attributes)
    draft.symbol.type = types.print(cursor.resultType)
    draft.symbol.parameters = parameters(of: cursor)
    draft.symbol.isVariadic = cursor.isVariadic
    draft.symbol.hasNoPrototype = cursor.type.hasNoPrototype
    draft.symbol.declaration = DeclarationPrinter.function(draft.symbol)
    append(draft, place)
  }

  private func variable(_ cursor: Cursor, _ place: Place) {
    let name = cursor.spelling
    guard !name.isEmpty else { return }
    var draft = draft(
      cursor, place, key: "c:@\(name)", usr: cursor.usr, kind: .variable, name: name, container: nil,
      attributes: CursorChildren(of: cursor).attributes)
    draft.symbol.type = types.print(cursor.type)
    draft.symbol.declaration = DeclarationPrinter.join(draft.symbol.type ?? "", name)
    append(draft, place)
  }

  // MARK: - Macros

  private func addMacro(_ cursor: Cursor) {
    guard let extent = cursor.extent else { return }
    let name = cursor.spelling
    macros.add(name: name, file: extent.start.file, range: extent.range)
    if let owner = owners[extent.start.file] { macroCursors.append((cursor, extent.start, owner)) }
  }

  private func macro(
    _ cursor: Cursor, _ location: SourceLocation, _ owner: HeaderOwners.Owner, _ classifier: MacroClassifier
  ) {
    let header = texts[location.file]
    guard let range = cursor.extent?.range,
      let definition = MacroDefinition(text: header.bytes[range.clamped(to: 0..<header.bytes.count)]),
      classifier.isSymbol(definition, in: location)
    else { return }
    var symbol = Symbol(
      key: "macro \(definition.name)", usr: "c:@macro@\(definition.name)", kind: .macro,
      name: definition.name)
    symbol.header = owner.header
    symbol.line = location.line
    symbol.isReserved = definition.name.hasPrefix("_")
    symbol.parameters = (definition.parameters ?? []).map {
      Parameter(name: $0 == "__VA_ARGS__" ? "..." : $0, type: "")
    }
    symbol.isVariadic = definition.isVariadic
    symbol.value = definition.bodyText
    let list = definition.parameters.map { _ in
      "(" + symbol.parameters.map(\.name).joined(separator: ", ") + ")"
    }
    symbol.declaration = "#define \(definition.name)\(list ?? "") \(definition.bodyText)"
    // The comment stands before the `#`, not before the name.
    var start = location.offset
    while start > 0, header.bytes[start] != 0x23, header.bytes[start - 1] != 0x0A { start -= 1 }
    drafts[owner.module].append(Draft(symbol: symbol, file: location.file, range: start..<range.upperBound))
  }
}

import Foundation
import LibClang
import SymbolModel

/// Reads the declarations of a translation unit into drafts: first where they are, in one visit, then module
/// by module what they say, so that one module can be put together while the next is read.
final class DeclarationExtractor {
  let texts: HeaderTexts
  let macros: MacroTable
  let owners: HeaderOwners
  let unit: TranslationUnit
  let resolver: AttributeResolver
  let types: TypePrinter
  let namedTypes: NamedTypes

  /// Those of the module that is being read.
  var drafts: [Draft] = []
  /// Cursor kinds at the top of a file, attributes and platforms that nobody here knows, with how often they came.
  private(set) var unknownKinds: [String: Int] = [:]
  let unknownAttributes: UnknownAttributes
  /// Declarations at the top of files, one list a module of the plan.
  private var declarations: [[(cursor: Cursor, kind: CursorKind, place: Place)]]
  private var definitions: [MacroReader.Definition] = []
  private var predefined: Set<String> = []
  var tags: [(cursor: Cursor, place: Place)] = []
  var categories: [(cursor: Cursor, place: Place)] = []
  var classNames: Set<String> = []
  /// The name that a typedef gives a tag, by the tag's USR.
  var tagNames: [String: String] = [:]
  /// Tags that a typedef of their module names for everyone, by USR.
  var publicTags: Set<String> = []
  /// Where the attributes of functions and variables of this module are written, by key.
  var ownAttributes: [String: Set<AttributePlace>] = [:]

  /// Where a declaration stands.
  struct Place {
    let owner: HeaderOwners.Owner
    let location: SourceLocation
  }

  /// The imports behind which the compiler still found what stands there.
  private(set) var sentinels: Set<Int> = []
  /// Tells standard error which file's declarations are read, for the case that the compiler crashes.
  private let tracesFiles: Bool
  private var tracedFile: SourceFile?

  init(
    unit: TranslationUnit, owners: HeaderOwners, moduleCount: Int, texts: HeaderTexts,
    unknownAttributes: UnknownAttributes, tracesFiles: Bool = false
  ) {
    self.unknownAttributes = unknownAttributes
    for (name, count) in unknownAttributes.counts { unknownKinds["attribute \(name)"] = count }
    self.tracesFiles = tracesFiles
    self.unit = unit
    self.texts = texts
    macros = MacroTable(texts: texts)
    self.owners = owners
    resolver = AttributeResolver(texts: texts, macros: macros)
    types = TypePrinter(macros: macros)
    namedTypes = NamedTypes(types: types)
    declarations = Array(repeating: [], count: moduleCount)
  }

  /// Finds all declarations and macros.
  ///
  /// - Parameter target: The compiler's target.
  func collect(target: String) -> MacroReader {
    unit.cursor.visitChildren { cursor in
      let kind = cursor.kind
      if kind == .macroDefinition {
        addMacro(cursor)
      } else if !kind.isPreprocessing, let location = cursor.location {
        if let owner = owners[location.file] {
          collect(cursor, kind, Place(owner: owner, location: location))
        } else if kind == .varDecl, let number = Sentinels.number(cursor.spelling) {
          sentinels.insert(number)
        }
      }
      return .next
    }
    return MacroReader(
      definitions: definitions, skipped: skipped(), predefined: predefined,
      conditions: Dictionary(CompilerMacros.definitions(target: target)) { first, _ in first })
  }

  private func collect(_ cursor: Cursor, _ kind: CursorKind, _ place: Place) {
    guard kind == .linkageSpec else {
      declarations[place.owner.module].append((cursor, kind, place))
      return
    }
    cursor.visitChildren { child in
      if child.kind.isDeclaration, let location = child.location, let owner = owners[location.file] {
        collect(child, child.kind, Place(owner: owner, location: location))
      }
      return .next
    }
  }

  /// The numbers of the modules, those with most declarations first.
  var largestFirst: [Int] {
    declarations.indices.sorted { (declarations[$1].count, $0) < (declarations[$0].count, $1) }
  }

  /// Reads the declarations of a module; that can be done once.
  func takeDrafts(ofModule module: Int) -> [Draft] {
    defer {
      declarations[module] = []
      (drafts, tags, categories, classNames, ownAttributes) = ([], [], [], [], [:])
    }
    for (cursor, kind, place) in declarations[module] { topLevel(cursor, kind, place) }
    // These need names that only the whole module tells.
    for (cursor, place) in tags {
      trace(place.location.file)
      tag(cursor, place)
    }
    for (cursor, place) in categories {
      trace(place.location.file)
      category(cursor, place)
    }
    return drafts
  }

  private func addMacro(_ cursor: Cursor) {
    guard let place = cursor.extent else {
      predefined.insert(cursor.spelling)
      return
    }
    let owner = owners[place.file]
    let line = owner == nil ? 0 : cursor.location?.line ?? 0
    let definition = MacroReader.Definition(name: cursor.spelling, place: place, line: line, owner: owner)
    definitions.append(definition)
    macros.add(definition)
  }

  private func skipped() -> [MacroReader.Skipped] {
    unit.skippedRanges.compactMap { extent in
      owners[extent.file].map { MacroReader.Skipped(extent: extent, owner: $0) }
    }
  }

  private func trace(_ file: SourceFile) {
    guard tracesFiles, file != tracedFile else { return }
    tracedFile = file
    var line = "@ \(file.path)\n"
    // At once: what is still in a buffer dies with the process.
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private func topLevel(_ cursor: Cursor, _ kind: CursorKind, _ place: Place) {
    trace(place.location.file)
    switch kind {
    case .interfaceDecl: interface(cursor, place)
    case .protocolDecl: if cursor.isDefinition { protocolDeclaration(cursor, place) }
    case .categoryDecl: categories.append((cursor, place))
    case .structDecl, .unionDecl, .enumDecl: if cursor.isDefinition { tags.append((cursor, place)) }
    case .typedefDecl: typedef(cursor, place)
    case .functionDecl: function(cursor, place)
    case .varDecl: variable(cursor, place)
    case .unexposedDecl: alias(cursor, place)
    // `@class` and `@protocol` ahead of a definition.
    case .classRef, .protocolRef: break
    default: unknownKinds[kind.name, default: 0] += 1
    }
  }

  /// A symbol with its place and attributes.
  func draft(
    _ cursor: Cursor, _ place: Place, key: String, usr: String, kind: SymbolKind, name: String,
    container: Symbol?, attributes places: [AttributePlace]
  ) -> Draft {
    var symbol = Symbol(key: key, usr: usr, kind: kind, name: name)
    symbol.container = container?.name
    symbol.containerKey = container?.key
    symbol.header = place.owner.header
    symbol.line = place.location.line
    symbol.isReserved = symbol.ownName.hasPrefix("_") || container?.isReserved == true
    var attributes = DeclarationAttributes()
    let dropped = droppedAttributes(cursor, symbol, place, known: places)
    let written = dropped.isEmpty ? places : (places + dropped).sorted { $0.offset < $1.offset }
    if Self.hidesTypeAttributes, kind.isProperty || kind == .typedef {
      add(swiftAttributes(of: cursor, in: place.location.file), to: &attributes, place)
    }
    add(written, to: &attributes, place, key: kind == .function || kind == .variable ? key : nil)
    for argument in kind.isMethod || kind == .function ? cursor.arguments : [] {
      // Nothing is written on most parameters: look before visiting.
      var inner = CursorChildren.attributes(of: argument)
      if Self.hidesTypeAttributes { inner += swiftAttributes(of: argument, in: place.location.file) }
      if !inner.isEmpty { add(inner, to: &attributes, place, parameter: argument.spelling) }
    }
    symbol.availability = attributes.availability.resolved
    for platform in symbol.availability.items.keys where !platform.isKnown {
      unknownKinds["platform \(platform.rawValue)", default: 0] += 1
    }
    symbol.availabilityAsWritten = attributes.asWritten
    symbol.availabilityRegions = attributes.regions
    symbol.attributes = attributes.others.sorted()
    let extent = cursor.extent
    let range = extent?.file == place.location.file ? extent?.range : nil
    let draft = Draft(
      symbol: symbol, file: place.location.file,
      range: range ?? place.location.offset..<place.location.offset + 1)
    draft.stated = attributes.availability
    draft.availabilityMacros = attributes.macros
    return draft
  }

  func append(_ draft: Draft) { drafts.append(draft) }

  /// Gives a draft the parameters of its function or method.
  func addParameters(of cursor: Cursor, to draft: Draft) {
    let arguments = cursor.arguments
    guard !arguments.isEmpty else { return }
    let parameters = arguments.map { Parameter(name: $0.spelling, type: types.print($0.type)) }
    draft.symbol.parameters = parameters
    for (number, parameter) in parameters.enumerated() {
      guard let named = namedTypes.named(parameter.type, of: arguments[number]) else { continue }
      draft.writtenParameters = draft.writtenParameters ?? parameters
      draft.writtenParameters?[number] = Parameter(name: parameter.name, type: named)
    }
  }
}

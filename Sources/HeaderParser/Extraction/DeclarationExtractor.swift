import Foundation
import LibClang
import SymbolModel

/// Reads the declarations of a translation unit into drafts, module by module.
final class DeclarationExtractor {
  let texts: HeaderTexts
  let macros: MacroTable
  let owners: HeaderOwners
  let unit: TranslationUnit
  let resolver: AttributeResolver
  let types: TypePrinter

  /// One list a module of the plan.
  var drafts: [[Draft]]
  /// Cursor kinds at the top of a file that nobody here knows, with how often they came.
  private(set) var unknownKinds: [String: Int] = [:]
  private var definitions: [MacroReader.Definition] = []
  var tags: [(cursor: Cursor, place: Place)] = []
  var categories: [(cursor: Cursor, place: Place)] = []
  var classNames: [Set<String>]
  /// The name that a typedef gives a tag, by the tag's USR.
  var tagNames: [String: String] = [:]
  /// Tags that a typedef of their module names for everyone, by USR.
  var publicTags: Set<String> = []
  /// Where the attributes of functions and variables are written, by module and key.
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
    tracesFiles: Bool = false
  ) {
    self.tracesFiles = tracesFiles
    self.unit = unit
    self.texts = texts
    macros = MacroTable(texts: texts)
    self.owners = owners
    resolver = AttributeResolver(texts: texts, macros: macros)
    types = TypePrinter(macros: macros)
    drafts = Array(repeating: [], count: moduleCount)
    classNames = Array(repeating: [], count: moduleCount)
  }

  /// Reads everything.
  ///
  /// - Parameter readsMacros: Makes drafts of the macros, on another thread.
  func run(readsMacros: @escaping @Sendable (MacroReader) -> [MacroReader.Found]) {
    var macroDrafts: Meanwhile<[MacroReader.Found]>?
    /// All of the preprocessor comes before the first declaration.
    func startMacros() {
      let reader = MacroReader(definitions: definitions, skipped: skipped())
      macroDrafts = Meanwhile { readsMacros(reader) }
    }
    unit.cursor.visitChildren { cursor in
      let kind = cursor.kind
      if kind == .macroDefinition {
        addMacro(cursor)
      } else if !kind.isPreprocessing, let location = cursor.location {
        if macroDrafts == nil { startMacros() }
        if let owner = owners[location.file] {
          topLevel(cursor, kind, Place(owner: owner, location: location))
        } else if kind == .varDecl, let number = Sentinels.number(cursor.spelling) {
          sentinels.insert(number)
        }
      }
      return .next
    }
    // These need names that only the whole file tells.
    for (cursor, place) in tags {
      trace(place.location.file)
      tag(cursor, place)
    }
    for (cursor, place) in categories {
      trace(place.location.file)
      category(cursor, place)
    }
    if macroDrafts == nil { startMacros() }
    for (module, draft) in macroDrafts?.value() ?? [] { drafts[module].append(draft) }
  }

  private func addMacro(_ cursor: Cursor) {
    guard let extent = cursor.extent else { return }
    let definition = MacroReader.Definition(
      name: cursor.spelling, start: extent.start, range: extent.range, owner: owners[extent.start.file])
    definitions.append(definition)
    macros.add(definition)
  }

  private func skipped() -> [MacroReader.Skipped] {
    unit.skippedRanges.compactMap { extent in
      owners[extent.start.file].map { MacroReader.Skipped(extent: extent, owner: $0) }
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
    add(written, to: &attributes, place, key: kind == .function || kind == .variable ? key : nil)
    for argument in kind.isMethod || kind == .function ? cursor.arguments : [] {
      // Nothing is written on most parameters: look before visiting.
      let inner = CursorChildren.attributes(of: argument)
      if !inner.isEmpty { add(inner, to: &attributes, place, parameter: argument.spelling) }
    }
    symbol.availability = attributes.availability.resolved
    symbol.availabilityAsWritten = attributes.asWritten
    symbol.availabilityRegions = attributes.regions
    symbol.attributes = attributes.others.sorted()
    let extent = cursor.extent
    let range = extent?.start.file == place.location.file ? extent?.range : nil
    let draft = Draft(
      symbol: symbol, file: place.location.file,
      range: range ?? place.location.offset..<place.location.offset + 1)
    draft.stated = attributes.availability
    draft.availabilityMacros = attributes.macros
    return draft
  }

  func append(_ draft: Draft, _ place: Place) { drafts[place.owner.module].append(draft) }

  func parameters(of cursor: Cursor) -> [Parameter] {
    cursor.arguments.map { Parameter(name: $0.spelling, type: types.print($0.type)) }
  }
}

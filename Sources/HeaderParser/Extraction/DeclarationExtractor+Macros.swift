import LibClang
import SymbolModel

/// Macros.
extension DeclarationExtractor {
  func addMacro(_ cursor: Cursor) {
    guard let extent = cursor.extent else { return }
    let name = cursor.spelling
    macros.add(name: name, file: extent.start.file, range: extent.range)
    if let owner = owners[extent.start.file] { macroPlaces.append((extent.start, extent.range, owner)) }
  }

  /// The macro whose definition, from its name on, stands in `range` of a file.
  func macro(
    in file: SourceFile, _ range: Range<Int>, line: Int, _ owner: HeaderOwners.Owner,
    _ classifier: MacroClassifier
  ) {
    let header = texts[file]
    guard let definition = MacroDefinition(text: header.bytes[range.clamped(to: 0..<header.bytes.count)]),
      classifier.isSymbol(definition, in: file, at: range.lowerBound),
      !IncludeGuard.isGuard(definition, in: header)
    else { return }
    var symbol = Symbol(
      key: "macro \(definition.name)", usr: "c:@macro@\(definition.name)", kind: .macro,
      name: definition.name)
    symbol.header = owner.header
    symbol.line = line
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
    var start = range.lowerBound
    while start > 0, header.bytes[start] != 0x23, header.bytes[start - 1] != 0x0A { start -= 1 }
    drafts[owner.module].append(Draft(symbol: symbol, file: file, range: start..<range.upperBound))
  }
}

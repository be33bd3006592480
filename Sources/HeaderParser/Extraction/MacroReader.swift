import LibClang
import SymbolModel

/// Makes drafts of a unit's macros, and of what headers declare unless others did before.
///
/// It needs nothing of the compiler's but places in files, so that it can work while the declarations are
/// read.
struct MacroReader: Sendable {
  /// A definition that the compiler met.
  struct Definition: Sendable {
    let name: String
    /// From the macro's name to the end of its body.
    let place: SourceExtent
    /// Its line, where it is of interest.
    let line: Int
    /// The module whose header it stands in; nil for what is no module's.
    let owner: HeaderOwners.Owner?
  }

  /// Stretches that a condition leaves out.
  struct Skipped: Sendable {
    let extent: SourceExtent
    let owner: HeaderOwners.Owner
  }

  /// A draft with the number of its module.
  typealias Found = (module: Int, draft: Draft)

  let definitions: [Definition]
  let skipped: [Skipped]
  /// Macros that the compiler itself defines.
  let predefined: Set<String>
  /// What it gives those of them that say what the target is.
  let conditions: [String: Int]

  func drafts(_ texts: HeaderTexts) -> [Found] {
    let macros = MacroTable(texts: texts)
    for definition in definitions { macros.add(definition) }
    let classifier = MacroClassifier(macros: macros)
    let written = definitions.compactMap { definition in
      definition.owner.flatMap { owner in
        macro(
          in: definition.place.file, definition.place.range, line: definition.line, owner, texts, classifier)
      }
    }
    var found = skipped.flatMap { guarded($0, texts, macros, classifier) }
    found += leftToCompiler(beside: found, written: written, texts, classifier)
    return written + found
  }

  /// What stands in other conditions that are left out, of headers that leave definitions to the compiler: the branches
  /// for a compiler that defines none.
  private func leftToCompiler(
    beside found: [Found], written: [Found], _ texts: HeaderTexts, _ classifier: MacroClassifier
  ) -> [Found] {
    var names: [SourceFile: Set<String>] = [:]
    for (_, draft) in found where isCondition(draft.symbol.name) {
      names[draft.file, default: []].insert(draft.symbol.name)
    }
    for (_, draft) in written where names[draft.file] != nil {
      names[draft.file]?.insert(draft.symbol.name)
    }
    return skipped.flatMap { skipped -> [Found] in
      let file = skipped.extent.file
      guard names[file] != nil else { return [] }
      let header = texts[file]
      return header.definitions(in: skipped.extent.range).compactMap { range in
        guard let name = header.identifier(at: range.lowerBound).map(header.text), isCondition(name),
          names[file]?.insert(name).inserted == true
        else { return nil }
        let line = header.line(at: range.lowerBound)
        return macro(in: file, range, line: line, skipped.owner, texts, classifier).map(withCompilersValue)
      }
    }
  }

  /// The macro whose definition, from its name on, stands in `range` of a file.
  private func macro(
    in file: SourceFile, _ range: Range<Int>, line: Int, _ owner: HeaderOwners.Owner, _ texts: HeaderTexts,
    _ classifier: MacroClassifier
  ) -> Found? {
    let header = texts[file]
    guard let definition = MacroDefinition(text: header.bytes[range.clamped(to: 0..<header.bytes.count)]),
      classifier.isSymbol(definition, in: file, at: range.lowerBound),
      !IncludeGuard.isGuard(definition, in: header)
    else { return nil }
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
    return (owner.module, Draft(symbol: symbol, file: file, range: start..<range.upperBound))
  }

  /// What stands between `#ifndef NAME` and its end, when another header defines NAME: who comes first
  /// depends on the company in which a module is read; that the header offers it does not.
  private func guarded(
    _ skipped: Skipped, _ texts: HeaderTexts, _ macros: MacroTable, _ classifier: MacroClassifier
  ) -> [Found] {
    let file = skipped.extent.file
    let header = texts[file]
    guard let block = GuardedBlock(header, skipped.extent.range),
      macros.isDefined(block.name, outside: file) || isCondition(block.name),
      // A whole header that is left out because another has a guard of the same name is another matter.
      !block.macros.contains(where: { range in
        MacroDefinition(text: header.bytes[range]).map { IncludeGuard.isGuard($0, in: header) } ?? false
      })
    else { return [] }
    let found = block.macros.compactMap {
      macro(in: file, $0, line: header.line(at: $0.lowerBound), skipped.owner, texts, classifier)
    }
    .map(withCompilersValue)
    return found
      + block.typedefs.compactMap {
        typedef(header, file, $0, line: header.line(at: $0.lowerBound), skipped.owner)
      }
  }

  /// Whether a macro is one of those that older headers define and newer leave to the compiler, unless that defines
  /// none: for who uses it nothing came or went. A name with `_` in front is the compiler's own business.
  private func isCondition(_ name: String) -> Bool { predefined.contains(name) && !name.hasPrefix("_") }

  /// A macro that the compiler defines, where its header falls back to a plain number: with what it is for the target.
  private func withCompilersValue(_ found: Found) -> Found {
    let symbol = found.draft.symbol
    guard isCondition(symbol.name), symbol.value == "0" || symbol.value == "1",
      let value = conditions[symbol.name]
    else { return found }
    found.draft.symbol.value = "\(value)"
    found.draft.symbol.declaration = "#define \(symbol.name) \(value)"
    return found
  }

  /// `typedef WORDS NAME;`, printed as the compiler prints it.
  private func typedef(
    _ header: HeaderText, _ file: SourceFile, _ range: Range<Int>, line: Int, _ owner: HeaderOwners.Owner
  ) -> Found? {
    let tokens = PreprocessorLexer.tokens(header.bytes[range])
    guard let name = tokens.dropLast().last?.text else { return nil }
    var symbol = Symbol(key: "typedef \(name)", usr: "c:@T@\(name)", kind: .typedef, name: name)
    symbol.header = owner.header
    symbol.line = line
    symbol.isReserved = name.hasPrefix("_")
    let type = tokens[1..<(tokens.count - 2)].map(\.text).joined(separator: " ")
    symbol.type = type
    symbol.declaration = "typedef " + DeclarationPrinter.join(type, name)
    return (owner.module, Draft(symbol: symbol, file: file, range: range))
  }
}

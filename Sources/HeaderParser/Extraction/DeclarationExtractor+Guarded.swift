import LibClang
import SymbolModel

/// What a header declares unless another one did before.
///
/// Who comes first depends on the company in which a module is read; that the header offers it does not.
extension DeclarationExtractor {
  func guardedDeclarations(_ classifier: MacroClassifier) {
    for skipped in unit.skippedRanges {
      let file = skipped.start.file
      guard let owner = owners[file] else { continue }
      let header = texts[file]
      guard let block = GuardedBlock(header, skipped.range), macros.isDefined(block.name, outside: file),
        // A whole header that is left out because another has a guard of the same name is another matter.
        !block.macros.contains(where: { range in
          MacroDefinition(text: header.bytes[range]).map { IncludeGuard.isGuard($0, in: header) } ?? false
        })
      else { continue }
      func line(_ offset: Int) -> Int {
        skipped.start.line + header.bytes[skipped.start.offset..<offset].count { $0 == 0x0A }
      }
      for range in block.macros { macro(in: file, range, line: line(range.lowerBound), owner, classifier) }
      for range in block.typedefs { typedef(in: file, range, line: line(range.lowerBound), owner) }
    }
  }

  /// `typedef WORDS NAME;`, printed as the compiler prints it.
  private func typedef(in file: SourceFile, _ range: Range<Int>, line: Int, _ owner: HeaderOwners.Owner) {
    let tokens = PreprocessorLexer.tokens(texts[file].bytes[range])
    guard let name = tokens.dropLast().last?.text else { return }
    var symbol = Symbol(key: "typedef \(name)", usr: "c:@T@\(name)", kind: .typedef, name: name)
    symbol.header = owner.header
    symbol.line = line
    symbol.isReserved = name.hasPrefix("_")
    let type = tokens[1..<(tokens.count - 2)].map(\.text).joined(separator: " ")
    symbol.type = type
    symbol.declaration = "typedef " + DeclarationPrinter.join(type, name)
    drafts[owner.module].append(Draft(symbol: symbol, file: file, range: range))
  }
}

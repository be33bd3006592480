import LibClang
import SymbolModel

/// Reads what a header wrote where the compiler found an attribute.
final class AttributeResolver {
  /// What stands at one place.
  struct Written {
    /// The macro call or attribute as written, white space reduced.
    let text: String
    let attributes: [ParsedAttribute]
    /// Whether a region pushes them onto all declarations in it.
    var isRegion = false
    /// The macro that was used, where one was.
    var macro: MacroUse?
  }

  /// A macro that stands for attributes.
  struct MacroUse {
    let name: String
    /// What it stands for, as its definition has it.
    let body: String
    /// The file that defines it.
    let file: SourceFile
  }

  private let texts: HeaderTexts
  private let macros: MacroTable
  private var known: [String: (attributes: [ParsedAttribute], isRegion: Bool)] = [:]

  init(texts: HeaderTexts, macros: MacroTable) {
    self.texts = texts
    self.macros = macros
  }

  /// The attributes written at a place; nil where there are none, as at the start of a region of the
  /// compiler's own that leaves marks on declarations.
  func written(at location: SourceLocation) -> Written? {
    let header = texts[location.file]
    guard let name = header.identifier(at: location.offset) else { return nil }
    let word = header.text(name)
    var end = name.upperBound
    if let macro = macros.definition(of: word, in: location.file, at: location.offset) {
      if macro.parameters != nil, let close = header.closingParenthesis(from: end) { end = close }
      let written = PreprocessorLexer.tokens(header.bytes[name.lowerBound..<end])
      let text = written.spelled
      let id = "\(text)\u{0}\(macro.signature)\u{0}\(location.file.path)"
      let use = macros.definingFile(of: word, in: location.file, at: location.offset)
        .map { MacroUse(name: word, body: macro.bodyText, file: $0) }
      if let answer = known[id] {
        return Written(text: text, attributes: answer.attributes, isRegion: answer.isRegion, macro: use)
      }
      let expander = MacroExpander { [macros] in
        macros.definition(of: $0, in: location.file, at: location.offset)
      }
      let expanded = expander.expand(written) ?? []
      var attributes = AttributeReader.attributes(in: expanded)
      let isRegion = expanded.contains { $0.text == "_Pragma" }
      if attributes.isEmpty, !isRegion {
        // A macro that stands inside the double parentheses.
        attributes = AttributeReader.list(expanded)
      }
      known[id] = (attributes, isRegion)
      return Written(text: text, attributes: attributes, isRegion: isRegion, macro: use)
    }
    let line = header.lineRange(around: location.offset)
    let isDirective = header.bytes[header.skipSpace(from: line.lowerBound)] == 0x23
    guard !isDirective || header.text(line).holds("attribute") else { return nil }
    if let close = header.closingParenthesis(from: end) { end = close }
    let tokens = PreprocessorLexer.tokens(header.bytes[name.lowerBound..<end])
    let expander = MacroExpander { [macros] in
      macros.definition(of: $0, in: location.file, at: location.offset)
    }
    let expanded = expander.expand(tokens) ?? tokens
    return Written(
      text: tokens.spelled, attributes: AttributeReader.list(expanded), isRegion: isDirective)
  }
}

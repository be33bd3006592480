import LibClang
import SymbolModel

/// Reads what a header wrote where the compiler found an attribute.
final class AttributeResolver {
  /// What stands at one place.
  struct Written {
    /// The macro call or attribute as written, white space reduced.
    let text: String
    /// What it says about platforms.
    let availability: [(platform: PlatformName, item: AvailabilityItem)]
    /// The same, added up.
    let stated: Availability
    /// What else it says, apart from what tells nothing about an interface.
    let others: [SymbolAttribute]
    /// Begins a region: it is not written on a declaration but counts for many.
    let isRegion: Bool
    /// The macro that was used, where one was.
    var macro: MacroUse?
    /// Whether any of it is about platforms.
    let isAboutAvailability: Bool

    /// Whether what it says depends on what stands in a text.
    let dependsOnStrings: Bool

    /// The same with other texts inside.
    init(
      _ other: Written, text: String, availability: [(platform: PlatformName, item: AvailabilityItem)],
      others: [SymbolAttribute]
    ) {
      self.text = text
      self.availability = availability
      self.others = others
      isRegion = other.isRegion
      macro = other.macro
      isAboutAvailability = other.isAboutAvailability
      dependsOnStrings = false
      stated = availability.reduce(into: Availability()) { $0.add($1.item, on: $1.platform) }
    }

    init(text: String, attributes: [ParsedAttribute], isRegion: Bool) {
      dependsOnStrings = attributes.contains { $0.name == "swift_attr" }
      self.text = text
      self.isRegion = isRegion
      isAboutAvailability = attributes.contains { AvailabilityReader.names.contains($0.name) }
      availability = attributes.compactMap(AvailabilityReader.row)
      stated = availability.reduce(into: Availability()) { $0.add($1.item, on: $1.platform) }
      others = attributes.filter { !AvailabilityReader.names.contains($0.name) && $0.isOfInterest }
        .map { SymbolAttribute(name: $0.name, arguments: $0.argumentText) }
    }
  }

  /// A macro that stands for attributes.
  struct MacroUse {
    let name: String
    /// What it stands for, as its definition has it.
    let body: String
    /// The file that defines it.
    let file: SourceFile
  }

  private struct Use: Hashable {
    let text: String
    let macro: ObjectIdentifier
  }

  /// The bytes of a use, wherever they stand.
  private struct UseText: Hashable {
    let header: HeaderText
    let range: Range<Int>

    static func == (left: UseText, right: UseText) -> Bool {
      left.header.bytes[left.range].elementsEqual(right.header.bytes[right.range])
    }

    func hash(into hasher: inout Hasher) {
      header.bytes[range].withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private let texts: HeaderTexts
  private let macros: MacroTable
  private var known: [Use: Written] = [:]
  /// Uses of macros that are defined once: they say the same wherever they stand.
  private var settled: [UseText: Written] = [:]
  /// What uses say that differ in their texts alone, such as the message of a deprecation; nil inside where that cannot
  /// be told apart.
  private var forms: [Use: Written?] = [:]
  /// Whether parentheses behind a macro belong to it. One without parameters takes those behind it when it
  /// stands for the name of one that has some: `#define KIT_AVAILABLE API_AVAILABLE`.
  private var callable: [ObjectIdentifier: Bool] = [:]

  init(texts: HeaderTexts, macros: MacroTable) {
    self.texts = texts
    self.macros = macros
  }

  /// The attributes written at a place; nil where there are none, as at the start of a region of the
  /// compiler's own that leaves marks on declarations.
  func written(at place: AttributePlace) -> Written? {
    let header = texts[place.file]
    guard let name = header.identifier(at: place.offset) else { return nil }
    let close = header.closingParenthesis(from: name.upperBound)
    if let close, let written = settled[UseText(header: header, range: name.lowerBound..<close)] {
      return written
    }
    if let written = settled[UseText(header: header, range: name)] { return written }
    guard let entry = macros.entry(header.text(name), in: place.file, at: place.offset),
      let macro = macros.definition(entry)
    else { return bare(place, header, name) }
    var dependsOnPlace = false
    var isSettled = !macros.isRedefined(macro.name)
    let expander = MacroExpander { [macros] name in
      guard let (entry, isRedefined) = macros.lookUp(name, in: place.file, at: place.offset) else {
        return nil
      }
      if isRedefined {
        isSettled = false
        if entry.file == place.file { dependsOnPlace = true }
      }
      return macros.definition(entry)
    }
    var end = name.upperBound
    if let close {
      let id = ObjectIdentifier(entry)
      let takesThem =
        macro.parameters != nil
        || callable[id] ?? expander.awaitsArguments([PreprocessorToken(.identifier, macro.name)])
      if !dependsOnPlace { callable[id] = takesThem }
      if takesThem { end = endOfUse(name, arguments: close, in: header, expander) }
    }
    let use = Use(text: header.text(name.lowerBound..<end), macro: ObjectIdentifier(entry))
    if let written = known[use] { return written }
    let text =
      end == close || end == name.upperBound ? UseText(header: header, range: name.lowerBound..<end) : nil
    let tokens = PreprocessorLexer.tokens(header.bytes[name.lowerBound..<end])
    let form = UseForm(tokens)
    let shape = form.map { Use(text: $0.tokens.spelled, macro: ObjectIdentifier(entry)) }
    if let text, let form, let shape,
      let written = forms[shape].flatMap({ form.filled($0, text: tokens.spelled) })
    {
      settled[text] = written
      return written
    }
    let mayShare = shape.map { forms[$0] == nil } ?? false
    let expanded = expander.expand(mayShare ? form?.tokens ?? tokens : tokens) ?? []
    var written = read(expanded, text: tokens.spelled)
    written.macro = MacroUse(name: macro.name, body: macro.bodyText, file: entry.file)
    if mayShare, let form, let shape {
      let isShared = isSettled && form.isWhole(in: expanded) && !written.isRegion && !written.dependsOnStrings
      forms[shape] = .some(isShared ? written : nil)
      if isShared, let filled = form.filled(written, text: tokens.spelled) {
        written = filled
      } else {
        let macro = written.macro
        written = read(expander.expand(tokens) ?? [], text: tokens.spelled)
        written.macro = macro
      }
    }
    if isSettled, let text {
      settled[text] = written
    } else if !dependsOnPlace {
      known[use] = written
    }
    return written
  }

  private func read(_ expanded: [PreprocessorToken], text: String) -> Written {
    let isRegion = expanded.contains { $0.text == "_Pragma" }
    var attributes = AttributeReader.attributes(in: expanded)
    // A macro that stands inside the double parentheses.
    if attributes.isEmpty, !isRegion { attributes = AttributeReader.list(expanded) }
    return Written(text: text, attributes: attributes, isRegion: isRegion)
  }

  /// Where the use of the macro `name` with arguments up to `close` ends: what it expands to may take more.
  private func endOfUse(
    _ name: Range<Int>, arguments close: Int, in header: HeaderText, _ expander: MacroExpander
  ) -> Int {
    var end = close
    while let next = header.closingParenthesis(from: end),
      expander.awaitsArguments(PreprocessorLexer.tokens(header.bytes[name.lowerBound..<end]))
    { end = next }
    return end
  }

  /// Whether a place says something about platforms.
  func isAboutAvailability(_ place: AttributePlace) -> Bool {
    let header = texts[place.file]
    guard let name = header.identifier(at: place.offset) else { return false }
    let word = header.text(name)
    guard macros.isDefined(word) || AvailabilityReader.names.contains(word) else { return false }
    return written(at: place)?.isAboutAvailability ?? false
  }

  /// Whether a place says something else that is of interest, by a macro.
  func isAttribute(_ place: AttributePlace) -> Bool {
    let header = texts[place.file]
    guard let name = header.identifier(at: place.offset), macros.isDefined(header.text(name)) else {
      return false
    }
    return written(at: place)?.others.isEmpty == false
  }

  /// An attribute without a macro, or in a pragma.
  private func bare(_ place: AttributePlace, _ header: HeaderText, _ name: Range<Int>) -> Written? {
    let line = header.lineRange(around: place.offset)
    let isDirective = header.bytes[header.skipSpace(from: line.lowerBound)] == 0x23
    guard !isDirective || header.text(line).holds("attribute") else { return nil }
    let end = header.closingParenthesis(from: name.upperBound) ?? name.upperBound
    let tokens = PreprocessorLexer.tokens(header.bytes[name.lowerBound..<end])
    let expander = MacroExpander { [macros] in
      macros.definition(of: $0, in: place.file, at: place.offset)
    }
    let expanded = expander.expand(tokens) ?? tokens
    return Written(text: tokens.spelled, attributes: AttributeReader.list(expanded), isRegion: isDirective)
  }
}

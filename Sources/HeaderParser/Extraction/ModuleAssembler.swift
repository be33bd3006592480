import LibClang
import SymbolModel

/// Makes a module's symbols from the declarations that were met.
struct ModuleAssembler {
  let texts: HeaderTexts

  /// Comments bound, redeclarations joined, implied accessors left out, availability worked out.
  func assemble(_ module: UnitModule) -> ModuleSnapshot {
    let drafts = module.allDrafts
    bindComments(drafts)
    markIncomplete(drafts, module.errors)
    var joined = join(drafts)
    dropImpliedAccessors(&joined)
    complete(joined)
    let ordered = joined.keys.sorted { $0.precedesInBytes($1) }
    return ModuleSnapshot(
      name: module.name, symbols: ordered.compactMap { joined[$0]?.symbol },
      incomplete: incomplete(module.errors, joined),
      availabilityMacros: drafts.reduce(into: [:]) { all, draft in
        if !draft.availabilityMacros.isEmpty { all.merge(draft.availabilityMacros) { max($0, $1) } }
      }, standIns: module.standIns)
  }

  /// What the errors touch, with the names that nobody may rely on.
  private func incomplete(_ errors: [ErrorSite], _ joined: [String: Draft]) -> [IncompleteDeclaration] {
    guard !errors.isEmpty else { return [] }
    let whole = Set(joined.values.lazy.filter { !$0.symbol.isIncomplete }.map { lastName($0.symbol) })
    let found = Set(
      errors.map { error in
        IncompleteDeclaration(
          header: error.header, line: error.line, reason: error.reason,
          names: names(around: error).subtracting(whole).sorted())
      })
    return found.sorted()
  }

  private func bindComments(_ drafts: [Draft]) {
    var byFile: [SourceFile: [Int]] = [:]
    for index in drafts.indices where !drafts[index].range.isEmpty {
      byFile[drafts[index].file, default: []].append(index)
    }
    for (file, indices) in byFile {
      let sites = indices.map {
        CommentSite(
          range: drafts[$0].range, kind: drafts[$0].symbol.kind,
          isMember: drafts[$0].symbol.containerKey != nil)
      }
      let binder = CommentBinder(text: texts[file], sites: sites)
      for (index, comment) in zip(indices, binder.bind()) { drafts[index].symbol.documentation = comment }
    }
  }

  /// Marks the innermost declarations that an error touches.
  private func markIncomplete(_ drafts: [Draft], _ errors: [ErrorSite]) {
    guard !errors.isEmpty else { return }
    var byFile: [SourceFile: [Draft]] = [:]
    for error in errors { byFile[error.file] = [] }
    for draft in drafts { byFile[draft.file]?.append(draft) }
    for error in errors {
      let drafts = byFile[error.file] ?? []
      var innermost: Int?
      for index in drafts.indices {
        // Attributes and the end of a broken declaration lie behind what the compiler calls its extent.
        let range = drafts[index].range
        let isContainer = drafts[index].symbol.kind.isContainer
        let touches =
          range.contains(error.offset) || !isContainer && error.statement.overlaps(range)
        guard touches else { continue }
        if let best = innermost, drafts[best].range.count <= range.count { continue }
        innermost = index
      }
      if let innermost { drafts[innermost].symbol.isIncomplete = true }
      for draft in drafts
      where !draft.symbol.kind.isContainer && error.statement.overlaps(draft.range) {
        draft.symbol.isIncomplete = true
      }
    }
  }

  private func names(around error: ErrorSite) -> Set<String> {
    let bytes = texts[error.file].bytes[error.statement].prefix(error.limit)
    return Set(PreprocessorLexer.tokens(bytes).filter { $0.kind == .identifier }.map(\.text))
  }

  private func lastName(_ symbol: Symbol) -> String {
    let own = symbol.ownName
    return symbol.kind.isMethod ? String(own.prefix { $0 != ":" }) : own
  }

  /// Several declarations of one symbol: the definition's facts, everybody's availability, the first
  /// comment.
  private func join(_ drafts: [Draft]) -> [String: Draft] {
    for draft in drafts { countCategory(draft) }
    var joined: [String: Draft] = [:]
    joined.reserveCapacity(drafts.count)
    // Most are declared once.
    var groups: [String: [Draft]] = [:]
    for draft in drafts {
      let key = draft.symbol.key
      if let first = joined.updateValue(draft, forKey: key) { groups[key, default: [first]].append(draft) }
    }
    for (key, group) in groups { joined[key] = join(redeclared: group) }
    return joined
  }

  private func join(redeclared group: [Draft]) -> Draft? {
    func comesFirst(_ left: Draft, _ right: Draft) -> Bool {
      if left.isDefinition != right.isDefinition { return left.isDefinition }
      if left.symbol.isIncomplete != right.symbol.isIncomplete { return !left.symbol.isIncomplete }
      return (left.symbol.header, left.range.lowerBound) < (right.symbol.header, right.range.lowerBound)
    }
    let ordered = group.sorted(by: comesFirst)
    guard let result = ordered.first, result.symbol.kind != .macro else { return ordered.first }
    var symbol = result.symbol
    if let whole = tagAvailability(ordered) { symbol.availability = whole }
    for draft in ordered.dropFirst() {
      let further = draft.symbol
      if !symbol.kind.isTag { symbol.availability = joined(symbol, further) }
      for written in further.availabilityAsWritten where !symbol.availabilityAsWritten.contains(written) {
        symbol.availabilityAsWritten.append(written)
      }
      for region in further.availabilityRegions where !symbol.availabilityRegions.contains(region) {
        symbol.availabilityRegions.append(region)
      }
      symbol.attributes = Set(symbol.attributes).union(further.attributes).sorted()
      if draft.categoryName == nil, symbol.documentation?.form != .doc, let comment = further.documentation,
        symbol.documentation == nil || comment.form == .doc
      {
        symbol.documentation = comment
      }
      symbol.protocols = Set(symbol.protocols).union(further.protocols).sorted()
      symbol.setter = symbol.setter ?? further.setter
      if symbol.kind.isProperty, further.setter != nil {
        // A class extension that makes a read-only property writable.
        symbol.propertyAttributes.removeAll { $0 == "readonly" }
      }
      symbol.deprecatingCategory = symbol.deprecatingCategory ?? further.deprecatingCategory
    }
    symbol.documentation = CategoryWords.added(
      from: ordered.compactMap { draft in
        draft.categoryName.flatMap { name in draft.symbol.documentation.map { (name, $0) } }
      }, to: symbol.documentation)
    result.symbol = symbol
    return result
  }

  /// What a tag and the typedef that names it say: they are one declaration, of which both have to hold;
  /// several typedefs of one tag are redeclarations.
  private func tagAvailability(_ drafts: [Draft]) -> Availability? {
    guard drafts.count > 1, drafts[0].symbol.kind.isTag else { return nil }
    // The tag's own definition comes first.
    let typedefs = drafts.drop { $0.isDefinition }
    guard let first = typedefs.first else { return nil }
    let named = typedefs.dropFirst().reduce(first.stated) { $0.union($1.stated) }
    return drafts.prefix { $0.isDefinition }.reduce(named.resolved) { availability, tag in
      guard tag.isUnnamed else { return tag.symbol.availability.effective(in: availability) }
      // Nobody can use it but by the typedef, whose attributes replace what the region around both says.
      var both = named
      both.add(tag.stated)
      return both.resolved
    }
  }

  /// Where one declaration of a member says nothing about a platform it inherits its container's state, and
  /// that is what holds: a property that a category makes writable later is there from the start.
  private func joined(_ symbol: Symbol, _ further: Symbol) -> Availability {
    var both = symbol.availability.union(further.availability)
    guard symbol.containerKey != nil else { return both }
    for platform in both.platforms
    where symbol.availability[platform] == nil || further.availability[platform] == nil {
      both[platform] = nil
    }
    return both
  }

  /// What a folded category says counts for its members, as what a class says does.
  private func countCategory(_ draft: Draft) {
    guard let category = draft.categoryAvailability else { return }
    draft.symbol.availability = draft.symbol.availability.effective(in: category)
  }

  private func dropImpliedAccessors(_ symbols: inout [String: Draft]) {
    var implied: Set<String> = []
    for draft in symbols.values where draft.symbol.kind.isProperty {
      let symbol = draft.symbol
      let prefix = (symbol.containerKey ?? "") + (symbol.kind == .property ? "(im)" : "(cm)")
      for selector in [symbol.getter, symbol.setter].compactMap(\.self) { implied.insert(prefix + selector) }
    }
    for key in implied { symbols[key] = nil }
  }

  /// Effective availability and declarations, once all parts of them are known.
  private func complete(_ symbols: [String: Draft]) {
    for draft in symbols.values {
      if let container = draft.symbol.containerKey.flatMap({ symbols[$0] }) {
        draft.symbol.effectiveAvailability =
          draft.symbol.availability.effective(in: container.symbol.availability)
        // A constant stands in everybody's scope, whatever the enum around it is called.
        if container.symbol.isReserved, draft.symbol.kind != .enumConstant { draft.symbol.isReserved = true }
      } else {
        draft.symbol.effectiveAvailability = draft.symbol.availability
      }
      switch draft.symbol.kind {
      case .instanceMethod, .typeMethod:
        draft.symbol.declaration = DeclarationPrinter.method(draft.asWritten)
      case .property, .classProperty:
        draft.symbol.declaration = DeclarationPrinter.property(draft.asWritten, name: draft.symbol.ownName)
      case .function: draft.symbol.declaration = DeclarationPrinter.function(draft.asWritten)
      case .class: draft.symbol.declaration = DeclarationPrinter.interface(draft.symbol)
      case .protocol:
        draft.symbol.declaration =
          "@protocol \(draft.symbol.name)" + DeclarationPrinter.adopted(draft.symbol)
      case .category:
        let parts = draft.symbol.name.dropLast().split(separator: "(", maxSplits: 1)
        draft.symbol.declaration =
          "@interface \(parts.first ?? "") (\(parts.last ?? ""))" + DeclarationPrinter.adopted(draft.symbol)
      default: break
      }
    }
  }
}

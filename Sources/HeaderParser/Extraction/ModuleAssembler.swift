import LibClang
import SymbolModel

/// Makes a module's symbols from the declarations that were met.
struct ModuleAssembler {
  let texts: HeaderTexts

  /// Comments bound, redeclarations joined, implied accessors left out, availability worked out.
  func assemble(name: String, drafts: [Draft], errors: [ErrorSite], standIns: [String]) -> ModuleSnapshot {
    var drafts = drafts
    bindComments(&drafts)
    markIncomplete(&drafts, errors)
    var symbols = join(drafts)
    dropImpliedAccessors(&symbols)
    complete(&symbols)
    let whole = Set(symbols.values.lazy.filter { !$0.isIncomplete }.map { lastName($0) })
    let incomplete = Set(
      errors.map { error in
        IncompleteDeclaration(
          header: error.header, line: error.line, reason: error.reason,
          names: names(around: error).subtracting(whole).sorted())
      })
    return ModuleSnapshot(
      name: name, symbols: symbols.values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) },
      incomplete: incomplete.sorted(),
      availabilityMacros: drafts.reduce(into: [:]) { all, draft in
        all.merge(draft.availabilityMacros) { max($0, $1) }
      }, standIns: standIns)
  }

  private func bindComments(_ drafts: inout [Draft]) {
    var byFile: [SourceFile: [Int]] = [:]
    for index in drafts.indices where !drafts[index].range.isEmpty {
      byFile[drafts[index].file, default: []].append(index)
    }
    for (file, indices) in byFile {
      let binder = CommentBinder(text: texts[file], sites: indices.map { drafts[$0].range })
      for (index, comment) in zip(indices, binder.bind()) { drafts[index].symbol.documentation = comment }
    }
  }

  /// Marks the innermost declarations that an error touches.
  private func markIncomplete(_ drafts: inout [Draft], _ errors: [ErrorSite]) {
    for error in errors {
      var innermost: Int?
      for index in drafts.indices where drafts[index].file == error.file {
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
      for index in drafts.indices
      where drafts[index].file == error.file && !drafts[index].symbol.kind.isContainer
        && error.statement.overlaps(drafts[index].range)
      { drafts[index].symbol.isIncomplete = true }
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
  private func join(_ drafts: [Draft]) -> [String: Symbol] {
    func comesFirst(_ left: Draft, _ right: Draft) -> Bool {
      if left.isDefinition != right.isDefinition { return left.isDefinition }
      if left.symbol.isIncomplete != right.symbol.isIncomplete { return !left.symbol.isIncomplete }
      return (left.symbol.header, left.range.lowerBound) < (right.symbol.header, right.range.lowerBound)
    }
    var groups: [String: [Draft]] = [:]
    for draft in drafts { groups[draft.symbol.key, default: []].append(draft) }
    return groups.mapValues { group in
      let ordered = group.count == 1 ? group : group.sorted(by: comesFirst)
      var symbol = withCategory(ordered[0])
      if let whole = tagAvailability(ordered) { symbol.availability = whole }
      for other in ordered.dropFirst() {
        let further = withCategory(other)
        if symbol.kind == .macro { continue }
        if !symbol.kind.isTag { symbol.availability = joined(symbol, further) }
        for written in further.availabilityAsWritten where !symbol.availabilityAsWritten.contains(written) {
          symbol.availabilityAsWritten.append(written)
        }
        for region in further.availabilityRegions where !symbol.availabilityRegions.contains(region) {
          symbol.availabilityRegions.append(region)
        }
        symbol.attributes = Set(symbol.attributes).union(further.attributes).sorted()
        if symbol.documentation?.form != .doc, let comment = further.documentation,
          symbol.documentation == nil || comment.form == .doc
        {
          symbol.documentation = comment
        }
        symbol.protocols = Set(symbol.protocols).union(further.protocols).sorted()
        symbol.setter = symbol.setter ?? further.setter
        if symbol.kind.isProperty, further.setter != nil {
          // A class extension that makes a read-only property writable.
          symbol.propertyAttributes.removeAll { $0 == "readonly" }
          symbol.declaration = DeclarationPrinter.property(symbol, name: symbol.ownName)
        }
        symbol.deprecatingCategory = symbol.deprecatingCategory ?? further.deprecatingCategory
      }
      return symbol
    }
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
  private func withCategory(_ draft: Draft) -> Symbol {
    var symbol = draft.symbol
    if let category = draft.categoryAvailability {
      symbol.availability = symbol.availability.effective(in: category)
    }
    return symbol
  }

  private func dropImpliedAccessors(_ symbols: inout [String: Symbol]) {
    var implied: Set<String> = []
    for symbol in symbols.values where symbol.kind.isProperty {
      let prefix = (symbol.containerKey ?? "") + (symbol.kind == .property ? "(im)" : "(cm)")
      for selector in [symbol.getter, symbol.setter].compactMap(\.self) { implied.insert(prefix + selector) }
    }
    for key in implied { symbols[key] = nil }
  }

  /// Effective availability, and the printed heads of containers, once all their parts are known.
  private func complete(_ symbols: inout [String: Symbol]) {
    for key in symbols.keys {
      guard var symbol = symbols[key] else { continue }
      if let container = symbol.containerKey.flatMap({ symbols[$0] }) {
        symbol.effectiveAvailability = symbol.availability.effective(in: container.availability)
        // A constant stands in everybody's scope, whatever the enum around it is called.
        if container.isReserved, symbol.kind != .enumConstant { symbol.isReserved = true }
      } else {
        symbol.effectiveAvailability = symbol.availability
      }
      switch symbol.kind {
      case .class: symbol.declaration = DeclarationPrinter.interface(symbol)
      case .protocol: symbol.declaration = "@protocol \(symbol.name)" + DeclarationPrinter.adopted(symbol)
      case .category:
        let parts = symbol.name.dropLast().split(separator: "(", maxSplits: 1)
        symbol.declaration =
          "@interface \(parts.first ?? "") (\(parts.last ?? ""))" + DeclarationPrinter.adopted(symbol)
      default: break
      }
      symbols[key] = symbol
    }
  }
}

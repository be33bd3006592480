import SymbolModel

/// A declaration came.
struct SymbolAdded: SymbolRule {
  let id = ChangeID.symbolAdded
  let levels =
    "info; breaking for a required member of a protocol that existed; warning for a field of a struct that existed"
  let summary = "a declaration came"
  let explanation = """
    New interface. A required member breaks every class that adopts the protocol; a new field \
    changes the size of a struct. A method or property that is new and unavailable everywhere takes \
    something away and is told as became-unavailable.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .added = aspect, let symbol = pair.new, !takesAway(symbol, in: pair) else { return [] }
    var finding = pair.finding(.symbolAdded, level(of: symbol, in: pair))
    if let comment = symbol.documentation {
      let parts = DocumentationParts(comment.text)
      let words = parts.parts.flatMap { DocumentationWords.words($0.text) }
      finding.documentation = DocumentationChange(
        part: parts.parts.first?.name ?? "abstract", form: comment.form.rawValue, removed: [],
        added: parts.parts.first.map { [$0.text] } ?? [],
        // What its declaration names is no news.
        mentions: DocumentationWords.mentions(
          in: words, butNotIn: DocumentationWords.words("\(symbol.name) \(symbol.declaration)")))
    }
    return [finding]
  }

  /// Newly unavailable everywhere in a container that existed: `BecameUnavailable` tells it.
  private func takesAway(_ symbol: Symbol, in pair: SymbolPair) -> Bool {
    BecameUnavailable.takesAway(symbol, in: pair)
  }

  private func level(of symbol: Symbol, in pair: SymbolPair) -> ChangeLevel {
    guard let container = pair.existingContainer else { return .info }
    if container.kind == .protocol, !symbol.isOptional { return .breaking }
    if symbol.kind == .field, container.kind == .struct || container.kind == .union { return .warning }
    return .info
  }
}

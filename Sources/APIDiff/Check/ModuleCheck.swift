import SnapshotStore
import SymbolModel

/// Holds the pages of one module against its headers.
struct ModuleCheck {
  let book: PageBook
  let side: DiffSide
  let symbols: SymbolFinder

  /// The findings, without fingerprints; adds what a reader must know.
  ///
  /// - Throws: `StoreError`.
  func findings(notes: inout [String]) throws -> [Finding] {
    var findings: [Finding] = []
    var documented: Set<SymbolFinder.Place> = []
    for page in book.pages {
      guard let found = try symbols.symbol(for: page, in: book.name) else {
        if isSymbolMissing(page) {
          findings += judged([.symbolMissing], DocsSubject(module: book.name, symbol: nil, page: page))
        }
        continue
      }
      documented.insert(found.place)
      let subject = DocsSubject(module: found.place.module, symbol: found.symbol, page: page)
      let disagreements = DocsComparison.disagreements(of: found.symbol, with: page) {
        symbols.type(named: $0, for: found.symbol, in: found.place.module)
      }
      findings += judged(disagreements, subject)
    }
    guard symbols.status(of: book.name) != nil else { return findings }
    if book.unread > 0 {
      notes.append(
        "\(book.name): symbols without a page are not told, as \(book.unread == 1 ? "a page" : "pages") of it could not be read."
      )
      return findings
    }
    for (place, symbol) in try symbols.symbols(of: book.name) where !documented.contains(place) {
      guard needsPage(symbol) else { continue }
      findings += judged([.pageMissing], DocsSubject(module: book.name, symbol: symbol, page: nil))
    }
    return findings
  }

  private func judged(_ disagreements: [DocsDisagreement], _ subject: DocsSubject) -> [Finding] {
    disagreements.flatMap { disagreement in
      RuleRegistry.docsRules.flatMap { $0.findings(for: disagreement, in: subject) }
    }
  }

  /// Whether the page is about a symbol that a header should have.
  private func isSymbolMissing(_ page: Page) -> Bool {
    guard symbols.status(of: book.name) == .complete, page.kind == "symbol" else { return false }
    let usrs = page.usrs
    // Macros that stand for attributes, or for nothing, are no symbols here.
    return !usrs.isEmpty && usrs.allSatisfy { $0.hasPrefix("c:") && !$0.contains("@macro@") }
  }

  private func needsPage(_ symbol: Symbol) -> Bool {
    symbol.documentation?.form == .doc && !symbol.isReserved && symbol.kind != .category
      && !symbol.effectiveAvailability.isUnavailableEverywhere
  }
}

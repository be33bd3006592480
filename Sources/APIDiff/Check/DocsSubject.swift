import SymbolModel

/// A symbol and its page, or one without the other.
struct DocsSubject {
  let module: String
  let symbol: Symbol?
  let page: Page?

  /// A finding on it: the old value is the header's, the new one the page's.
  func finding(
    _ id: ChangeID, _ level: ChangeLevel, part: String? = nil, header: String? = nil,
    page pageValue: String? = nil
  ) -> Finding {
    var finding = Finding(id: id, level: level, module: module)
    finding.part = part
    finding.old = header
    finding.new = pageValue
    if let page { finding.page = PageReference(path: page.path, title: page.title) }
    guard let symbol else {
      guard let page else { return finding }
      finding.key = page.key
      finding.symbol = SymbolReference(name: page.title, kind: PageReference.kind, usr: page.content.usr)
      return finding
    }
    finding.key = symbol.key
    finding.container = symbol.container
    finding.containerKey = symbol.containerKey
    finding.symbol = SymbolReference(name: symbol.name, kind: symbol.kind.rawValue, usr: symbol.usr)
    finding.availability = symbol.effectiveAvailability
    finding.location = HeaderLocation(header: symbol.header, line: symbol.line)
    return finding
  }
}

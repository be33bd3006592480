import SymbolModel

/// A documentation page on both sides, or on one.
final class PagePair {
  let module: String
  let old: Page?
  let new: Page?
  /// The page above it, for one that came or went.
  let parent: PageReference?
  /// Its key.
  let parentKey: String?

  init(module: String, old: Page?, new: Page?, parent: PageReference? = nil, parentKey: String? = nil) {
    self.module = module
    self.old = old
    self.new = new
    self.parent = parent
    self.parentKey = parentKey
  }

  /// A finding on this page.
  func finding(
    _ id: ChangeID, _ level: ChangeLevel, part: String? = nil, old oldValue: String? = nil,
    new newValue: String? = nil
  ) -> Finding {
    var finding = Finding(id: id, level: level, module: module)
    finding.part = part
    finding.old = oldValue
    finding.new = newValue
    guard let shown = new ?? old else { return finding }
    finding.key = shown.key
    finding.container = parent?.title
    finding.containerKey = parentKey
    finding.symbol = SymbolReference(name: shown.title, kind: PageReference.kind, usr: shown.content.usr)
    finding.page = PageReference(path: shown.path, title: shown.title)
    let availability = shown.content.availability
    if !availability.isEmpty { finding.availability = availability }
    return finding
  }
}

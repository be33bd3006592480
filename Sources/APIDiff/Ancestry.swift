import SymbolModel

/// Finds what a class has from its ancestors, in whatever module they are: a conformance may be kept through
/// a superclass elsewhere.
struct Ancestry: Sendable {
  private let baseline: SideAncestry
  private let current: SideAncestry

  /// Both sides keep the objects that they read. Modules that differ are looked into first: they are read
  /// anyhow.
  init(baseline: DiffSide, current: DiffSide, differing: Set<String>) {
    self.baseline = SideAncestry(baseline, first: differing)
    self.current = SideAncestry(current, first: differing)
  }

  /// The class of that name; nil when no module has it or none can be read.
  func parents(of name: String, onNewSide: Bool) -> ClassParents? {
    (onNewSide ? current : baseline).parents(of: name)
  }

  /// Whether a category of any module makes the class adopt a protocol.
  func hasCategory(on name: String, adopting wanted: String, onNewSide: Bool) -> Bool {
    (onNewSide ? current : baseline).protocolsOfCategories(on: name).contains(wanted)
  }
}

import SnapshotStore
import SymbolModel

/// How Swift sees the two sides of a symbol.
struct SwiftNamePair {
  private(set) var old: SwiftName?
  private(set) var new: SwiftName?
  private var oldContainer: SwiftName?
  private var newContainer: SwiftName?
  private var areComparable = false

  init() {}

  init(_ pair: SymbolPair, _ oldSide: ModuleSide, _ newSide: ModuleSide, areComparable: Bool) {
    old = pair.old.flatMap { oldSide.swiftNames?[$0.key] }
    new = pair.new.flatMap { newSide.swiftNames?[$0.key] }
    guard areComparable, old?.path != nil, new?.path != nil else { return }
    self.areComparable = true
    oldContainer = pair.old?.containerKey.flatMap { oldSide.swiftNames?[$0] }
    newContainer = pair.new?.containerKey.flatMap { newSide.swiftNames?[$0] }
  }

  /// Whether both sides have a name that is known, so that nothing has to be guessed from what headers write.
  var decides: Bool { areComparable }

  /// In what the names differ.
  ///
  /// A symbol that is not available to Swift, or not on the platform, has no name: that it came or went is told as
  /// availability.
  func aspects(of pair: SymbolPair) -> [ChangeAspect] {
    guard areComparable, let old, let new, let symbol = pair.new else { return [] }
    switch pair.relation {
    case .sameKey, .moved, .otherKind: break
    // Another selector has another name: that is one change, unless the header had a say in it.
    case .renamed: if !Self.hasOtherWords(pair) { return [] }
    case .accessorsBecameProperty, .propertyBecameAccessors: return []
    }
    var aspects: [ChangeAspect] = []
    let isRefined = new.hiding == .refined
    if isRefined != (old.hiding == .refined) {
      aspects += aspect("refined for Swift", old.path, new.path, symbol.kind)
    } else {
      aspects += aspect(nil, old.path, new.path, symbol.kind)
    }
    aspects += aspect("async", old.asyncPath, new.asyncPath, symbol.kind)
    return aspects
  }

  private func aspect(_ part: String?, _ old: String?, _ new: String?, _ kind: SymbolKind) -> [ChangeAspect] {
    guard let old, let new, old != new else { return [] }
    // The name of what is around it is told there.
    let standsInside =
      kind.isMethod || kind.isProperty
      || SwiftName.parent(old).map { $0 == oldContainer?.path } == true
        && SwiftName.parent(new).map { $0 == newContainer?.path } == true
    if standsInside, SwiftName.lastComponent(old) == SwiftName.lastComponent(new) { return [] }
    func shown(_ path: String) -> String { SwiftName(path: path).shown(for: kind) ?? path }
    return [.swiftName(part: part, old: shown(old), new: shown(new))]
  }

  /// Whether the header writes another name for Swift than before.
  private static func hasOtherWords(_ pair: SymbolPair) -> Bool {
    func words(_ symbol: Symbol?) -> [SymbolAttribute] {
      (symbol?.attributes ?? []).filter {
        ["swift_name", "swift_private"].contains($0.name) && $0.parameter == nil
      }
    }
    return words(pair.old) != words(pair.new)
  }
}

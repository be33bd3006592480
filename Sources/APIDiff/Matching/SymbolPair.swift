import SymbolModel

/// A symbol on both sides, or on one.
final class SymbolPair {
  /// How the two came together.
  enum Relation: Equatable {
    case sameKey, otherKind, renamed, accessorsBecameProperty, propertyBecameAccessors
    case moved(fromModule: String)
  }

  let module: String
  let old: Symbol?
  let new: Symbol?
  /// The containers, for what members inherit.
  let oldContainer: Symbol?
  let newContainer: Symbol?
  /// Whether these are one container, renamed or not: its own changes are told on it.
  var staysInContainer = false
  /// For a new symbol: its container as the baseline had it.
  var existingContainer: Symbol?
  let relation: Relation
  /// Getter and setter stand for a property: whether a setter was among them.
  var accessorsHadSetter = false
  /// How Swift sees both sides.
  var swiftNames = SwiftNamePair()

  init(
    module: String, old: Symbol?, new: Symbol?, oldContainer: Symbol?, newContainer: Symbol?,
    relation: Relation
  ) {
    self.module = module
    self.old = old
    self.new = new
    self.oldContainer = oldContainer
    self.newContainer = newContainer
    self.relation = relation
  }

  /// The side shown: the new one where there is one. For accessors and properties, the property.
  var shown: Symbol? { relation == .propertyBecameAccessors ? old : new ?? old }

  /// Changes of what nobody may rely on are noise.
  var isReserved: Bool { (old?.isReserved ?? true) && (new?.isReserved ?? true) }

  /// Findings after which people ask how to call the symbol now.
  private static let guarded: Set<ChangeID> = [
    .symbolAdded, .symbolRenamed, .introducedChanged, .becameAvailable, .becameUnavailable,
  ]

  /// A finding on this symbol.
  func finding(_ id: ChangeID, _ level: ChangeLevel) -> Finding {
    var finding = Finding(id: id, level: isReserved ? .noise : level, module: module)
    guard let shown else { return finding }
    finding.key = shown.key
    finding.baselineKey = old?.key
    finding.currentKey = new?.key
    if case .moved(let from) = relation { finding.baselineModule = from }
    finding.container = shown.container
    finding.containerKey = shown.containerKey
    finding.origin = AvailabilityOrigin(
      oldWritten: old?.availabilityAsWritten ?? [], newWritten: new?.availabilityAsWritten ?? [],
      oldRegions: old?.availabilityRegions ?? [], newRegions: new?.availabilityRegions ?? [])
    if Self.guarded.contains(id) { finding.callGuard = CallGuard(shown.effectiveAvailability) }
    let name = relation == .propertyBecameAccessors || new == nil ? swiftNames.old : swiftNames.new
    finding.symbol = SymbolReference(
      name: shown.name, kind: shown.kind.rawValue, usr: shown.usr, swiftName: name?.shown(for: shown.kind),
      swiftAsyncName: name?.asyncShown(for: shown.kind), swiftHiding: name?.hiding?.rawValue)
    finding.declaration = Finding.Declarations(old: old?.declaration, new: new?.declaration)
    finding.availability = shown.effectiveAvailability
    finding.location = new.map { HeaderLocation(header: $0.header, line: $0.line) }
    finding.baselineLocation = old.map { HeaderLocation(header: $0.header, line: $0.line) }
    return finding
  }
}

extension SymbolPair {
  /// A finding with two values.
  func finding(
    _ id: ChangeID, _ level: ChangeLevel, part: String? = nil, old: String?, new: String?
  ) -> Finding {
    var finding = finding(id, level)
    finding.part = part
    finding.old = old
    finding.new = new
    return finding
  }

  /// A finding on a platform, with what that side's attribute tells its reader.
  func finding(
    _ id: ChangeID, _ level: ChangeLevel, on platform: PlatformName, old: String? = nil, new: String? = nil,
    words: AvailabilityChange.State? = nil
  ) -> Finding {
    var finding = finding(id, level, old: old, new: new)
    finding.platform = platform.rawValue
    finding.message = words?.message
    finding.replacement = words?.replacement
    return finding
  }
}

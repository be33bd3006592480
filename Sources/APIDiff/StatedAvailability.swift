import SymbolModel

/// What one side says of a symbol: by itself, by its container, and by both.
struct StatedAvailability {
  let own: Availability
  let container: Availability
  let effective: Availability

  /// A category named `…Deprecated` deprecates what it holds.
  init(_ symbol: Symbol, in container: Symbol?) {
    self.container = container?.availability ?? Availability()
    var own = symbol.availability
    var effective = container == nil ? symbol.effectiveAvailability : own.effective(in: self.container)
    if let category = symbol.deprecatingCategory, !effective.isDeprecatedSomewhere,
      effective[.all]?.isDeprecated != true
    {
      let item = AvailabilityItem(isDeprecated: true, message: category)
      own.add(item, on: .all)
      effective.add(item, on: .all)
    }
    self.own = own
    self.effective = effective
  }
}

extension Availability {
  /// Whether a platform that is named deprecates the symbol.
  var isDeprecatedSomewhere: Bool {
    items.contains { $0.key != .all && AvailabilityChange.Deprecation($0.value) != .none }
  }
}

import SymbolModel

/// Finds what changed in availability, platform by platform.
enum AvailabilityComparison {
  static func changes(in pair: SymbolPair) -> [AvailabilityChange] {
    guard let oldSymbol = pair.old, let newSymbol = pair.new else { return [] }
    let old = stated(oldSymbol)
    let new = stated(newSymbol)
    let oldContainer = pair.oldContainer.map(stated)
    let newContainer = pair.newContainer.map(stated)
    let platforms = Set(old.platforms).union(new.platforms).sorted()
    return platforms.compactMap { platform in
      let before = old[platform]
      let after = new[platform]
      guard before != after else { return nil }
      // What a member has from its container is told on the container.
      if let oldContainer, let newContainer, oldContainer[platform] == before,
        newContainer[platform] == after
      {
        return nil
      }
      return change(platform, before, after, old, new)
    }
  }

  private static func change(
    _ platform: PlatformName, _ before: AvailabilityItem?, _ after: AvailabilityItem?, _ old: Availability,
    _ new: Availability
  ) -> AvailabilityChange? {
    var oldDeprecation = AvailabilityChange.Deprecation(before)
    var newDeprecation = AvailabilityChange.Deprecation(after)
    if platform == .all {
      // "For all platforms" against "for these": the state stays, it is the version that is now known.
      if oldDeprecation != .none, newDeprecation == .none, isDeprecatedSomewhere(new) {
        newDeprecation = oldDeprecation
      }
      if oldDeprecation == .none, newDeprecation != .none, isDeprecatedSomewhere(old) {
        oldDeprecation = .planned
      }
    } else {
      if oldDeprecation == .none { oldDeprecation = .init(old[.all]) }
      if newDeprecation == .none { newDeprecation = .init(new[.all]) }
      if newDeprecation == .unversioned, AvailabilityChange.Deprecation(after) == .none {
        // Told once, for all platforms.
        newDeprecation = oldDeprecation
      }
    }
    return AvailabilityChange(
      platform: platform, old: before, new: after, oldDeprecation: oldDeprecation,
      newDeprecation: newDeprecation)
  }

  private static func isDeprecatedSomewhere(_ availability: Availability) -> Bool {
    availability.items.contains {
      $0.key != .all && AvailabilityChange.Deprecation($0.value) != .none
    }
  }

  /// Effective availability; a category named `…Deprecated` deprecates what it holds.
  static func stated(_ symbol: Symbol) -> Availability {
    var availability = symbol.effectiveAvailability
    if let category = symbol.deprecatingCategory, !isDeprecatedSomewhere(availability),
      availability[.all]?.isDeprecated != true
    {
      availability.add(AvailabilityItem(isDeprecated: true, message: category), on: .all)
    }
    return availability
  }
}

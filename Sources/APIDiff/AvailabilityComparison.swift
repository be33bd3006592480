import SymbolModel

/// Finds what changed in availability, platform by platform.
struct AvailabilityComparison {
  private let old: Availability
  private let new: Availability

  static func changes(in pair: SymbolPair) -> [AvailabilityChange] {
    guard let oldSymbol = pair.old, let newSymbol = pair.new else { return [] }
    let comparison = AvailabilityComparison(old: stated(oldSymbol), new: stated(newSymbol))
    guard comparison.old != comparison.new else { return [] }
    let oldContainer = pair.oldContainer.map(stated)
    let newContainer = pair.newContainer.map(stated)
    let platforms = Set(comparison.old.platforms).union(comparison.new.platforms).sorted()
    let changes = platforms.compactMap { platform -> AvailabilityChange? in
      // What a member has from its container is told on the container.
      if let oldContainer, let newContainer, oldContainer[platform] == comparison.old[platform],
        newContainer[platform] == comparison.new[platform]
      {
        return nil
      }
      return comparison.change(platform)
    }
    guard let all = changes.first(where: { $0.platform == .all }), all.tellsWords else { return changes }
    return changes.map { change in
      var change = change
      change.isToldForAll = change.platform != .all && change.hasWords(of: all)
      return change
    }
  }

  private func change(_ platform: PlatformName) -> AvailabilityChange? {
    // Unavailable everywhere is told once; what stands beside it no longer counts.
    if platform != .all, new.isUnavailableEverywhere { return nil }
    var before = AvailabilityChange.State(old[platform])
    var after = AvailabilityChange.State(new[platform])
    if platform == .all {
      if before.deprecation != .none, after.deprecation == .none, Self.isDeprecatedSomewhere(new) {
        // The state stays; its versions, now known, are told where they hold.
        after.deprecation = before.deprecation
      }
      if before.deprecation == .none, after.deprecation != .none, isDeprecatedWhereMentioned(old) {
        before.deprecation = after.deprecation
      }
    } else {
      if old.isUnavailableEverywhere { before.isUnavailable = true }
      if before.deprecation == .none {
        before.inheritDeprecation(from: old[.all])
        // Told once, for all platforms.
        if after.deprecation == .none, !Self.isDeprecatedSomewhere(new) {
          before.deprecation = after.deprecation
        }
      }
      if after.deprecation == .none, new[.all] != nil {
        let isNews = before.deprecation == .none
        after.inheritDeprecation(from: new[.all])
        if isNews { after.deprecation = before.deprecation }
      }
    }
    let change = AvailabilityChange(platform: platform, old: before, new: after)
    return old[platform] != new[platform] || !change.keepsState ? change : nil
  }

  private static func isDeprecatedSomewhere(_ availability: Availability) -> Bool {
    availability.items.contains {
      $0.key != .all && AvailabilityChange.Deprecation($0.value) != .none
    }
  }

  /// Whether all platforms that are named deprecate the symbol, and one at least is.
  private func isDeprecatedWhereMentioned(_ availability: Availability) -> Bool {
    Self.isDeprecatedSomewhere(availability)
      && availability.items.allSatisfy {
        $0.key == .all || $0.value.isUnavailable || AvailabilityChange.Deprecation($0.value) != .none
      }
  }

  /// Effective availability; a category named `…Deprecated` deprecates what it holds.
  private static func stated(_ symbol: Symbol) -> Availability {
    var availability = symbol.effectiveAvailability
    if let category = symbol.deprecatingCategory, !isDeprecatedSomewhere(availability),
      availability[.all]?.isDeprecated != true
    {
      availability.add(AvailabilityItem(isDeprecated: true, message: category), on: .all)
    }
    return availability
  }
}

import SymbolModel

/// Finds what changed in availability, platform by platform.
struct AvailabilityComparison {
  private let old: Availability
  private let new: Availability

  static func changes(in pair: SymbolPair) -> [AvailabilityChange] {
    guard let oldSymbol = pair.old, let newSymbol = pair.new else { return [] }
    let before = StatedAvailability(oldSymbol, in: pair.oldContainer)
    let after = StatedAvailability(newSymbol, in: pair.newContainer)
    guard before.effective != after.effective else { return [] }
    var told = before.effective
    if pair.staysInContainer {
      // What the member would be had its container alone changed: that much is told on the container.
      let moved = before.own.effective(in: after.container)
      let platforms = Set(before.effective.platforms).union(after.effective.platforms)
        .union(moved.platforms)
      for platform in platforms {
        let change = OwnChange(
          member: OwnChange.Sides(old: before.effective[platform], new: after.effective[platform]),
          container: OwnChange.Sides(old: before.container[platform], new: after.container[platform]),
          moved: moved[platform])
        told[platform] = change.before
      }
    }
    let comparison = AvailabilityComparison(old: told, new: after.effective)
    let platforms = Set(told.platforms).union(after.effective.platforms).sorted()
    let changes = platforms.compactMap { comparison.change($0) }
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
      if before.deprecation != .none, after.deprecation == .none, new.isDeprecatedSomewhere {
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
        if after.deprecation == .none, !new.isDeprecatedSomewhere {
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

  /// Whether all platforms that are named deprecate the symbol, and one at least is.
  private func isDeprecatedWhereMentioned(_ availability: Availability) -> Bool {
    availability.isDeprecatedSomewhere
      && availability.items.allSatisfy {
        $0.key == .all || $0.value.isUnavailable || AvailabilityChange.Deprecation($0.value) != .none
      }
  }
}

import SymbolModel

/// A member's change on one platform without what comes of its container's change alone.
struct OwnChange {
  /// What held before.
  let was: AvailabilityItem?
  /// What would hold had only the container changed.
  let moved: AvailabilityItem?
  /// What holds now.
  let becomes: AvailabilityItem?

  /// What to compare `becomes` with: as before where the member's own words brought the change, as now
  /// where the container's did.
  var before: AvailabilityItem? {
    if moved == becomes { return becomes }
    guard let now = becomes else { return was }
    let there = moved ?? AvailabilityItem()
    var before = was ?? AvailabilityItem()
    if there.introduced == now.introduced { before.introduced = now.introduced }
    // Its own words beside the container's are news: they come with the state of which they speak.
    if there.message == now.message, there.replacement == now.replacement {
      if there.deprecated == now.deprecated, there.isDeprecated == now.isDeprecated {
        before.deprecated = now.deprecated
        before.isDeprecated = now.isDeprecated
      }
      if there.obsoleted == now.obsoleted { before.obsoleted = now.obsoleted }
      if there.isUnavailable == now.isUnavailable { before.isUnavailable = now.isUnavailable }
      before.message = now.message
      before.replacement = now.replacement
    }
    return was == nil && before == AvailabilityItem() ? nil : before
  }
}

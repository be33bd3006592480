import SymbolModel

/// A member's change on one platform without what is told on its container.
struct OwnChange {
  /// One platform's statement on both sides.
  struct Sides {
    let old: AvailabilityItem?
    let new: AvailabilityItem?
  }

  /// What holds for the member.
  let member: Sides
  /// What its container says.
  let container: Sides
  /// What would hold for the member had only the container changed.
  let moved: AvailabilityItem?

  /// What to compare the new state with: as before where the member's own words brought the change, as now
  /// where it follows the container.
  var before: AvailabilityItem? {
    if moved == member.new { return member.new }
    guard let now = member.new else { return container.old == member.old ? nil : member.old }
    if container.old == member.old, container.new == now { return now }
    var before = member.old ?? AvailabilityItem()
    // There or not there is one change with all that comes with it: the version that introduces it.
    if before.isUnavailable != now.isUnavailable { return followsInAll ? now : member.old }
    if follows({ $0.introduced }) { before.introduced = now.introduced }
    // Its own words beside the container's are news: they come with the state of which they speak.
    if follows({ [$0.message, $0.replacement] }) {
      if follows({ $0.deprecated }), follows({ $0.isDeprecated }) {
        before.deprecated = now.deprecated
        before.isDeprecated = now.isDeprecated
      }
      if follows({ $0.obsoleted }) { before.obsoleted = now.obsoleted }
      before.message = now.message
      before.replacement = now.replacement
    }
    return member.old == nil && before == AvailabilityItem() ? nil : before
  }

  private var followsInAll: Bool {
    follows { [$0.introduced, $0.deprecated, $0.obsoleted] } && follows { [$0.message, $0.replacement] }
      && follows { [$0.isDeprecated, $0.isUnavailable] }
  }

  /// Whether a part of the statement is as the container's change alone would make it, or equal to the
  /// container's before and after.
  private func follows<Part: Equatable>(_ part: (AvailabilityItem) -> Part) -> Bool {
    func value(_ item: AvailabilityItem?) -> Part { part(item ?? AvailabilityItem()) }
    return value(moved) == value(member.new)
      || value(container.old) == value(member.old) && value(container.new) == value(member.new)
  }
}

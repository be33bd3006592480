/// What several availability changes have in common.
struct CauseKey: Hashable, Sendable {
  let cause: ChangeGroup.Cause
  let module: String
  let name: String
  let old: String?
  let new: String?
  /// For changes without a common place: what changed, so that only equal changes meet.
  var detail = ""
}

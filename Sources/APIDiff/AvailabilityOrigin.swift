/// What the headers wrote about a symbol's availability, on both sides.
struct AvailabilityOrigin: Hashable, Sendable {
  /// The attributes or macros on the declaration, before.
  var oldWritten: [String] = []
  /// The same, after.
  var newWritten: [String] = []
  /// The regions around the declaration, before.
  var oldRegions: [String] = []
  /// The same, after.
  var newRegions: [String] = []
}

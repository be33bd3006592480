/// What one pass did.
struct PassRecord: Hashable {
  /// When it began and ended, in seconds since 1970; one without an end was killed, or is on its way.
  var started: Double
  var ended: Double?
  /// Its exit code.
  var status: Int?
  /// How many new builds it saw.
  var builds = 0
  /// How many deliveries were acknowledged, and how many tries failed.
  var delivered = 0
  var failed = 0
  /// Its error lines.
  var errors: String?
}

/// What a pass has done so far.
struct PassTally {
  /// How many new builds it saw.
  var builds = 0
  /// How many deliveries were acknowledged.
  var delivered = 0
  /// How many tries failed, or were given up.
  var failed = 0
  /// What could not be read.
  var errors: [String] = []
  /// Where builds are that have to be looked at again.
  var unfinished: Set<SeenBuilds.Place> = []
  /// Whether deliveries that failed wait for another try.
  var hasPendingFailures = false

  /// The exit code.
  var status: Int32 {
    if !errors.isEmpty { return 3 }
    return failed > 0 || hasPendingFailures ? 1 : 0
  }
}

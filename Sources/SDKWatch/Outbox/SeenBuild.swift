import SymbolModel

/// A build that this watch has seen.
struct SeenBuild: Hashable {
  /// What came of it.
  enum Outcome: String {
    /// The first of its product and platform.
    case baseline
    /// Its changes were put into the outbox.
    case told
    /// It changed nothing that anybody is to be told.
    case unchanged
    /// It is older than the newest known.
    case older
    /// Another source brought it before.
    case elsewhere
    /// Nobody is left to compare it with.
    case lonely

    /// In words.
    var words: String {
      switch self {
      case .baseline: "the baseline of later ones"
      case .told: "told"
      case .unchanged: "no changes to tell"
      case .older: "older than the newest known: stored, not told"
      case .elsewhere: "told of another source"
      case .lonely: "not compared: no older build is stored"
      }
    }
  }

  /// The source's path, as the configuration has it.
  var source: String
  /// The build.
  var build: SDKBuild
  /// The how-manieth that was seen.
  var position: Int
  /// When, in seconds since 1970.
  var seen: Double
  /// What came of it.
  var outcome: Outcome
  /// The same in words, where there are more: what it was compared with, and the counts.
  var detail: String?
}

extension SeenBuild {
  /// Whether this one came before, in the order of builds, or where that says nothing in the order seen.
  func precedes(_ other: SeenBuild) -> Bool {
    if SDKBuild.isOlder(build, than: other.build) { return true }
    if SDKBuild.isOlder(other.build, than: build) { return false }
    return position < other.position
  }
}

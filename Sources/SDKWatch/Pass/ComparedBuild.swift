import APIDiff

/// A new build, and what came of it.
struct ComparedBuild {
  /// The build.
  var new: NewBuild
  /// What came of it.
  var outcome: SeenBuild.Outcome
  /// What changed; nil when it was not compared.
  var changelog: Changelog?
  /// The how-manieth build it is that this watch sees.
  var position: Int?
  /// A word about the comparison itself.
  var remark: String?
}

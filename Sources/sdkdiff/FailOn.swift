import APIDiff

/// What `--fail-on` reacts to.
enum FailOn {
  /// Whether a finding is as grave as `name` says; a module that could not be compared counts as a warning.
  static func isReached(_ name: String, _ changelog: Changelog) -> Bool {
    let summary = changelog.summary
    let gaps = changelog.modules.contains { $0.status.isGap }
    switch name {
    case "breaking": return summary.breaking > 0
    case "warning": return summary.breaking + summary.warning > 0 || gaps
    default: return summary.breaking + summary.warning + summary.info > 0 || gaps
    }
  }

  /// The level from which on a finding fails; without the flag what breaks code.
  static func level(_ name: String?) -> ChangeLevel {
    switch name {
    case "warning": .warning
    case "any": .info
    default: .breaking
    }
  }
}

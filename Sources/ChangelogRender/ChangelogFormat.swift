/// A form in which a changelog can be printed.
public enum ChangelogFormat: String, CaseIterable, Sendable {
  /// For a terminal and for `grep`: one line a finding.
  case text
  /// Release notes.
  case markdown
  /// For machines: `docs/changelog.schema.json`.
  case json
}

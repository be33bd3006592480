/// A form in which a changelog can be printed.
public enum ChangelogFormat: String, CaseIterable, Sendable {
  /// For a terminal and for `grep`: one line a finding.
  case text
  /// Release notes.
  case markdown
  /// One page to browse, in one file.
  case html
  /// For machines: `docs/changelog.schema.json`.
  case json
  /// Static analysis results, version 2.1.0.
  case sarif
  /// A test report.
  case junit
  /// Annotations of GitHub Actions.
  case github
  /// A feed.
  case atom
}

import APIDiff

/// Prints a changelog in one format.
///
/// A renderer decides nothing: levels, order and groups are the changelog's. Equal changelogs and options
/// give equal bytes.
public protocol ChangelogRenderer: Sendable {
  /// The whole document, with a newline at its end.
  func render(_ changelog: Changelog, options: RenderOptions) -> String
}

import APIDiff

/// Prints a changelog in one format.
///
/// A renderer decides nothing: levels, order and groups are the changelog's. Equal changelogs and options
/// give equal bytes.
public protocol ChangelogRenderer: Sendable {
  /// The whole document, with a newline at its end.
  func render(_ changelog: Changelog, options: RenderOptions) -> String
  /// The same as UTF-8.
  func bytes(of changelog: Changelog, options: RenderOptions) -> [UInt8]
}

extension ChangelogRenderer {
  /// The same as UTF-8.
  public func bytes(of changelog: Changelog, options: RenderOptions) -> [UInt8] {
    Array(render(changelog, options: options).utf8)
  }
}

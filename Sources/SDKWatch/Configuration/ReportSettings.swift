import ChangelogRender

/// A report that is written of each new build.
package struct ReportSettings: Hashable, Sendable {
  /// Its format.
  package var format: ChangelogFormat
  /// Where: an absolute path pattern.
  package var path: String
  /// Where people read it: a pattern of the same names.
  package var url: String?

  /// Makes a report's settings.
  package init(format: ChangelogFormat, path: String, url: String? = nil) {
    self.format = format
    self.path = path
    self.url = url
  }
}

/// A report that a pass wrote.
package struct WatchReport: Hashable, Sendable {
  /// The platform of its changelog.
  package var platform: String
  /// Its format's name.
  package var format: String
  /// Its file.
  package var path: String
  /// Where people read it, when the configuration says so.
  package var url: String?

  /// Makes a report.
  package init(platform: String, format: String, path: String, url: String? = nil) {
    self.platform = platform
    self.format = format
    self.path = path
    self.url = url
  }
}

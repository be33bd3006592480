/// What building a site did.
package struct SiteOutcome: Sendable, Equatable {
  /// The files of the site.
  package var files = 0
  /// Their bytes.
  package var bytes = 0
  /// Those that are new or differ from what was there.
  package var written = 0
  /// Pages that went.
  package var removed = 0
}

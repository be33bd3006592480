import ChangelogRender

extension WatchMessage {
  /// The message as `docs/changelog.schema.json` has it.
  ///
  /// - Parameter showsPaths: whether the receiver is on this machine, and may read the reports' files.
  func json(showsPaths: Bool) -> [UInt8] {
    var json = JSONMessage(changelogs: changelogs, showsNoise: showsNoise)
    json.isSample = isSample
    json.notices = notices
    json.reports = reports.filter { showsPaths || $0.url != nil }.map {
      JSONMessage.Report(
        platform: $0.platform, format: $0.format, path: showsPaths ? $0.path : nil, url: $0.url)
    }
    return json.bytes
  }
}

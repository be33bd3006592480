import ChangelogRender
import Site
import SnapshotStore

extension Command {
  static let site = Command(
    name: "site", arguments: "--output DIR", summary: "a static site over the whole store",
    flags: FlagTable.site, positionals: 0...0
  ) { arguments in
    guard let folder = arguments["--output"] else {
      throw UsageError("site: name the folder to write with --output DIR")
    }
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let builder = SiteBuilder(
      store: store, suppressions: try SuppressionFile.read(arguments), today: SuppressionFile.today,
      options: RenderOptions(
        language: ReportLanguage(rawValue: arguments["--language"] ?? "") ?? .english, time: ReportTime.now),
      toolVersion: Tool.version, progress: Output.progress)
    let outcome = try builder.build(into: folder)
    let unchanged = outcome.files - outcome.written
    let removed = outcome.removed > 0 ? ", \(outcome.removed) removed" : ""
    try Output.write(
      VisibleText.escape(
        "\(folder): \(outcome.written) files written, \(unchanged) unchanged\(removed); \(outcome.files) files,"
          + " \(outcome.bytes) bytes") + "\n")
    return 0
  }
}

import ChangelogRender
import SDKDiscovery
import SnapshotPipeline
import SnapshotStore

extension Command {
  static let snapshot = Command(
    name: "snapshot", arguments: "PATH",
    summary: "parse an SDK, a .framework or a folder of headers, and store it",
    flags: FlagTable.snapshot, positionals: 1...1
  ) { arguments in
    var request = try SnapshotRequest(
      path: arguments.positional[0], arguments: arguments, command: "snapshot")
    request.discovery.build = arguments["--build"]
    request.discovery.version = arguments["--sdk-version"]
    request.replaces = arguments.isOn("--again")
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let outcome = try SnapshotTaker(
      store: store, toolVersion: Tool.version, progress: Output.progress
    ).take(request)
    let manifest = outcome.manifest
    SnapshotReport.warn(about: manifest)
    let symbols = manifest.modules.reduce(0) { $0 + $1.symbols }
    let verb = outcome.isNew ? "stored" : "already stored, unchanged:"
    let version = manifest.build.version.map { " (\($0))" } ?? ""
    let line =
      "\(verb) \(manifest.build.path)\(version): \(SnapshotReport.counts(manifest)), \(symbols) symbols"
    try Output.write(VisibleText.escape(line) + "\n")
    return 0
  }
}

import SDKDiscovery
import SnapshotPipeline
import SnapshotStore

extension Command {
  static let snapshot = Command(
    name: "snapshot", arguments: "PATH",
    summary: "parse an SDK, an Xcode.app, a framework or headers, and store it",
    flags: FlagTable.snapshot, positionals: 1...1
  ) { arguments in
    var request = try SnapshotRequest(
      path: arguments.positional[0], arguments: arguments, command: "snapshot")
    request.discovery.build = arguments["--build"]
    request.discovery.version = arguments["--sdk-version"]
    request.replaces = arguments.isOn("--again")
    request.keepsHeaders = arguments.isOn("--keep-headers")
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let taker = SnapshotTaker(store: store, toolVersion: Tool.version, progress: Output.progress)
    let inputs = try taker.inputs(request)
    guard inputs.count > 1 else {
      try report(taker.take(inputs[0], request))
      return 0
    }
    guard request.target == nil else {
      let names = inputs.map(\.platform).joined(separator: ", ")
      throw UsageError("snapshot: --target fits one platform; choose one with --platform (\(names))")
    }
    // What is wrong with one build is told, and keeps no other from being stored.
    var code: Int32 = 0
    for input in inputs {
      request.path = input.root
      do {
        try report(taker.take(input, request))
      } catch let error as InputError {
        throw error
      } catch {
        Output.complain("\(input.platform): \(error)")
        code = max(code, SDKDiffTool.exitCode(for: error))
      }
    }
    return code
  }

  /// One line about a snapshot, and one on standard error for each module that is not whole.
  private static func report(_ outcome: SnapshotOutcome) throws {
    let manifest = outcome.manifest
    SnapshotReport.warn(about: outcome)
    try Output.write(
      SnapshotReport.line(manifest, outcome.isNew ? "stored" : "already stored, unchanged:"))
  }
}

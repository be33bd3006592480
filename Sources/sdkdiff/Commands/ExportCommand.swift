import Foundation
import SnapshotStore

extension Command {
  static let export = Command(
    name: "export", arguments: "BUILD", summary: "write a stored build and its objects as one file",
    flags: FlagTable.export, positionals: 1...1
  ) { arguments in
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let manifest = try store.manifest(named: BuildName(arguments.positional[0]))
    if let file = arguments["--output"] {
      try Output.stream(to: file) { write in try store.export(manifest, write) }
      return 0
    }
    guard isatty(1) == 0 else {
      throw UsageError("export: a terminal is no place for an archive; name a file with --output")
    }
    try store.export(manifest) { try Output.write($0) }
    return 0
  }
}

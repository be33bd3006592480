import SnapshotStore

extension Command {
  static let list = Command(
    name: "list", arguments: "", summary: "the stored builds, oldest first", flags: FlagTable.list,
    positionals: 0...0
  ) { arguments in
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let manifests = try store.manifests()
    guard !manifests.isEmpty else {
      Output.complain("no snapshots in \(store.root); `sdkdiff snapshot PATH` takes one")
      return 0
    }
    var rows = [["BUILD", "VERSION", "MODULES", "SYMBOLS", "SCOPE"]]
    for manifest in manifests {
      rows.append([
        manifest.build.path, manifest.build.version ?? "-", "\(manifest.modules.count)",
        "\(manifest.modules.reduce(0) { $0 + $1.symbols })",
        manifest.scope.map { $0.joined(separator: ",") } ?? "whole",
      ])
    }
    try Output.write(Columns.text(rows))
    return 0
  }
}

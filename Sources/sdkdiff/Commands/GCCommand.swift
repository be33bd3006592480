import ChangelogRender
import SnapshotStore

extension Command {
  static let gc = Command(
    name: "gc", arguments: "", summary: "remove objects that no stored build needs", flags: FlagTable.gc,
    positionals: 0...0
  ) { arguments in
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let grace = try GracePeriod(arguments["--grace"] ?? GracePeriod.standard)
    let removes = !arguments.isOn("--dry-run")
    let garbage: StoreGarbage
    do {
      garbage = try store.collectGarbage(grace: grace.seconds, removes: removes)
    } catch let error as StoreError {
      throw InputError("gc: \(error.isOfWriting ? "" : "nothing is removed: ")\(error)")
    }
    let verb = removes ? "removed" : "would remove"
    var lines = garbage.files.map { "\(verb) \($0.path) (\(counted($0.bytes, "byte")))" }
    let young =
      garbage.young == 0
      ? "" : "; \(counted(garbage.young, "object")) younger than \(grace.text) kept"
    lines.append(
      "\(store.root): \(verb) \(counted(garbage.files.count, "file")), \(counted(garbage.bytes, "byte"))\(young)"
    )
    try Output.write(lines.map { VisibleText.escape($0) + "\n" }.joined())
    return 0
  }
}

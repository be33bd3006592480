import APIDiff
import ChangelogRender
import SnapshotStore

extension Command {
  static let check = Command(
    name: "check", arguments: "BUILD", summary: "where headers and documentation pages disagree",
    flags: FlagTable.check, positionals: 1...1
  ) { arguments in
    var options = DiffOptions()
    options.modules = arguments.all("--module")
    options.only = try Selectors.read(arguments, "--only", command: "check")
    options.except = try Selectors.read(arguments, "--except", command: "check")
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let manifest = try store.manifest(named: BuildName(arguments.positional[0]))
    let known = Set((manifest.pages ?? []).map(\.name))
    if !known.isEmpty, let unknown = options.modules.first(where: { !known.contains($0) }) {
      throw UsageError("check: \(manifest.build.path) has no documentation pages of a module '\(unknown)'")
    }
    let suppressions = try SuppressionFile.read(arguments)
    var changelog = try HeaderPageCheck.check(
      DiffSide(manifest: manifest, store: store), options: options, toolVersion: Tool.version)
    suppressions.apply(to: &changelog, today: SuppressionFile.today, isWhole: false)
    return try ChangelogOutput.write(changelog, arguments)
  }
}

import APIDiff
import SnapshotStore

extension Command {
  static let diff = Command(
    name: "diff", arguments: "BASELINE CURRENT",
    summary: "compare two builds; each is a stored build or a PATH", flags: FlagTable.diff, positionals: 2...2
  ) { arguments in
    var options = DiffOptions()
    options.modules = arguments.all("--module")
    options.only = try Selectors.read(arguments, "--only", command: "diff")
    options.except = try Selectors.read(arguments, "--except", command: "diff")
    let sides = try DiffSides(arguments: arguments)
    defer { sides.clean() }
    let (baseline, current) = try sides.resolve()
    let suppressions = try SuppressionFile.read(arguments)
    var changelog = try SnapshotDiff.between(baseline, current, options: options, toolVersion: Tool.version)
    if arguments.isOn("--context") { try HeaderContexts.add(to: &changelog, baseline, current) }
    suppressions.apply(to: &changelog, today: SuppressionFile.today, isWhole: options.isWhole)
    return try ChangelogOutput.write(changelog, arguments)
  }
}

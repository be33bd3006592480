import APIDiff
import ChangelogRender
import SDKDiscovery
import SnapshotStore

extension Command {
  static let diff = Command(
    name: "diff", arguments: "BASELINE CURRENT",
    summary: "compare two builds; each is a stored build or a PATH", flags: FlagTable.diff, positionals: 2...2
  ) { arguments in
    var options = DiffOptions()
    options.modules = arguments.all("--module")
    options.only = try selectors(arguments.all("--only"), flag: "--only")
    options.except = try selectors(arguments.all("--except"), flag: "--except")
    let sides = try DiffSides(arguments: arguments)
    defer { sides.clean() }
    let (baseline, current) = try sides.resolve()
    let suppressions = try SuppressionFile.read(arguments)
    var changelog = try SnapshotDiff.between(baseline, current, options: options, toolVersion: Tool.version)
    if arguments.isOn("--context") { try HeaderContexts.add(to: &changelog, baseline, current) }
    suppressions.apply(to: &changelog, today: SuppressionFile.today, isWhole: options.isWhole)
    let format = ChangelogFormat(rawValue: arguments["--format"] ?? "text") ?? .text
    let file = arguments["--output"]
    let failOn = arguments["--fail-on"]
    let text = ChangelogRender.renderer(for: format).bytes(
      of: changelog,
      options: RenderOptions(
        useColor: file == nil && Output.useColor, showNoise: arguments.isOn("--show-noise"),
        suggestsSuppressions: arguments.isOn("--suggest-ignore"),
        language: ReportLanguage(rawValue: arguments["--language"] ?? "") ?? .english,
        failureLevel: FailOn.level(failOn), time: ReportTime.now))
    if let file { try Output.write(text, to: file) } else { try Output.write(text) }
    return failOn.map { FailOn.isReached($0, changelog) } == true ? 1 : 0
  }

  /// Ids and levels that findings are chosen by.
  private static func selectors(_ words: [String], flag: String) throws -> Set<String> {
    let known = ChangeID.allCases.map(\.rawValue) + ChangeLevel.allCases.map(\.rawValue)
    for word in words where !known.contains(word) {
      let near =
        NameSuggestions.nearest(word, in: known, limit: 1).first.map { "; did you mean \($0)?" } ?? ""
      throw UsageError("diff: \(flag) takes a change id or a level, not '\(word)'\(near)")
    }
    return Set(words)
  }
}

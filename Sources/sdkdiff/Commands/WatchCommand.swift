import APIDiff
import ChangelogRender
import Foundation
import SDKDiscovery
import SDKWatch

extension Command {
  static let watch = Command(
    name: "watch", arguments: "--config FILE",
    summary: "one pass for cron: find new builds, store them, tell what changed",
    flags: FlagTable.watch, positionals: 0...0
  ) { arguments in
    guard let file = arguments["--config"] else {
      throw UsageError(
        "watch: name the configuration with --config FILE (docs/watching.md says how to write one)")
    }
    let modes = ["--check", "--status", "--test-channel"].filter(arguments.isOn)
    guard modes.count <= 1 else {
      throw UsageError("watch: only one of \(modes.joined(separator: ", ")) at a time")
    }
    let environment = ProcessInfo.processInfo.environment
    let configuration = try WatchConfiguration.read(file, environment: environment)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let log = WatchOutput(isJSON: arguments["--log-format"] == "json")
    let context = WatchContext(
      toolVersion: Tool.version, jobs: try arguments.number("--jobs", command: "watch") ?? cores,
      channel: { $0.channel(toolVersion: Tool.version) },
      suppressions: { try SuppressionFile.read(named: $0.ignore, store: $0.store) },
      today: SuppressionFile.today, log: log.say, progress: Output.progress)
    switch modes.first {
    case "--check": return try check(configuration, environment, context)
    case "--status": return try status(configuration)
    case "--test-channel":
      return try WatchChannelTest(configuration: configuration, context: context)
        .run(channel: arguments["--test-channel"] ?? "")
    default:
      do {
        return try WatchPass(configuration: configuration, context: context).run()
      } catch {
        log.fail("\(error)")
        return SDKDiffTool.exitCode(for: error)
      }
    }
  }

  private static func check(
    _ configuration: WatchConfiguration, _ environment: [String: String], _ context: WatchContext
  ) throws -> Int32 {
    let outcome = WatchCheck(
      configuration: configuration, environment: environment, suppressions: context.suppressions
    ).run()
    try Output.write(outcome.lines.map { VisibleText.escape($0) + "\n" }.joined())
    for fault in outcome.faults { Output.complain(fault) }
    return outcome.faults.isEmpty ? 0 : 3
  }

  private static func status(_ configuration: WatchConfiguration) throws -> Int32 {
    let sections = try WatchStatus(configuration: configuration, now: Date()).sections()
    try Output.write(
      sections.map { section in
        section.title + "\n"
          + (section.rows.isEmpty ? VisibleText.escape(section.absence) + "\n" : Columns.text(section.rows))
      }.joined(separator: "\n"))
    return 0
  }
}

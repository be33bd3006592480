import APIDiff
import Foundation
import History
import SDKDiscovery
import SnapshotPipeline
import SnapshotStore

/// The command-line tool: finds the command, maps errors to exit codes once.
@main
enum SDKDiffTool {
  static func main() {
    // Writing to a pipe that nobody reads shall be an error we see, not a signal.
    signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs a command line; gives the exit code.
  static func run(_ words: [String]) -> Int32 {
    do {
      return try dispatch(words)
    } catch {
      Output.complain("\(error)")
      return exitCode(for: error)
    }
  }

  /// 2 where the command was wrong, 3 where something outside was.
  static func exitCode(for error: any Error) -> Int32 {
    let isUsage =
      switch error {
      case is UsageError: true
      case let error as SnapshotError: error.isUsage
      case let error as StoreError: error.isUsage
      case let error as HistoryError: error.isUsage
      case let error as DiscoveryError: error.isUsage
      default: false
      }
    return isUsage ? 2 : 3
  }

  private static func dispatch(_ words: [String]) throws -> Int32 {
    guard let name = words.first else {
      Output.complain("name a command; `sdkdiff --help` lists them")
      return 2
    }
    let rest = Array(words.dropFirst())
    switch name {
    case "--version", "-V":
      try Output.write("sdkdiff \(Tool.version)\n")
      return 0
    case "--help", "-h", "help":
      if let topic = rest.first { return try help(topic) }
      try Output.write(Help.overview())
      return 0
    case "parse-worker":
      // Hidden: the tool starts itself this way, see docs/architecture.md.
      guard rest.count == 2 else { return 2 }
      try ParseWorker.run(request: rest[0], reply: rest[1])
      return 0
    default:
      let command = try command(name)
      if rest.contains("--help") || rest.contains("-h") { return try help(name) }
      let arguments = try Arguments(rest, flags: command.flags, command: name)
      guard command.positionals.contains(arguments.positional.count) else {
        throw UsageError(
          "usage: \(["sdkdiff", name, command.arguments].filter { !$0.isEmpty }.joined(separator: " ")); `sdkdiff \(name) --help` says more"
        )
      }
      return try command.run(arguments)
    }
  }

  private static func help(_ name: String) throws -> Int32 {
    try Output.write(Help.of(command(name)))
    return 0
  }

  private static func command(_ name: String) throws -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let near = NameSuggestions.nearest(name, in: Command.all.map(\.name), limit: 1)
    let hint = near.first.map { "; did you mean \($0)?" } ?? ""
    throw UsageError("unknown command '\(name)'\(hint) (`sdkdiff --help` lists them)")
  }
}

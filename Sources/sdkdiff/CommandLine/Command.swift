/// A command: its place in help, its flags, what it does.
struct Command: Sendable {
  let name: String
  /// What it takes, for help.
  let arguments: String
  let summary: String
  let flags: [Flag]
  /// How many arguments that are no flags.
  let positionals: ClosedRange<Int>
  /// Does it; gives the exit code.
  let run: @Sendable (Arguments) throws -> Int32

  static let all: [Command] = [
    .snapshot, .diff, .list, .show, .history, .site, .verify, .gc, .export, .import, .rules,
  ]
}

/// Help, made from the table of flags.
enum Help {
  static func overview() -> String {
    var text = """
      sdkdiff \(Tool.version): what changed in an Apple-style SDK between two builds

      usage: sdkdiff COMMAND [ARGUMENTS] [FLAGS]


      """
    let width = Command.all.map { $0.name.count + $0.arguments.count + 1 }.max() ?? 0
    for command in Command.all {
      let head = "\(command.name) \(command.arguments)"
      text += "  \(padded(head, width))   \(command.summary)\n"
    }
    text += """

      A stored build is named [PRODUCT/][PLATFORM/]BUILD, or [PRODUCT/]PLATFORM@latest,
      @previous, @27.2 (the newest of that version).
      Exit codes: 0 done; 1 a finding at or above --fail-on, or a delivery of watch that failed and waits;
      2 wrong usage; 3 an input or the store could not be read.
      `sdkdiff COMMAND --help` lists a command's flags.

      """
    return text
  }

  static func of(_ command: Command) -> String {
    let words = ["usage: sdkdiff", command.name, command.arguments, command.flags.isEmpty ? "" : "[FLAGS]"]
    var text = words.filter { !$0.isEmpty }.joined(separator: " ")
    text += "\n\n\(command.summary)\n"
    guard !command.flags.isEmpty else { return text }
    text += "\n"
    let heads = command.flags.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = heads.map(\.count).max() ?? 0
    for (head, flag) in zip(heads, command.flags) { text += "  \(padded(head, width))   \(flag.help)\n" }
    return text
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

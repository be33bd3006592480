import APIDiff

extension Command {
  static let rules = Command(
    name: "rules", arguments: "", summary: "every change id, its level and why", flags: [],
    positionals: 0...0
  ) { _ in
    var text = ""
    for rule in RuleRegistry.all {
      text += "\(rule.id.rawValue)  (\(rule.levels))\n  \(rule.summary)\n  \(rule.explanation)\n\n"
    }
    try Output.write(text)
    return 0
  }
}

/// The page that documents every rule, from the rules themselves.
public enum RuleBook {
  /// `docs/rules.md`.
  public static var markdown: String {
    var lines = [
      "# Rules", "",
      "Every finding has one of these ids. Levels, from the gravest: `breaking` (code that compiled or worked"
        + " may not), `warning` (may need work), `info` (good to know), `noise` (hidden without `--show-noise`,"
        + " always counted). Changes of reserved names are noise whatever the rule.", "",
      "This page is made from the rules in `Sources/APIDiff/Rules`; `sdkdiff rules` prints the same. Renew it"
        + " with `SDKDIFF_UPDATE_GOLDENS=1 swift test --filter RuleTests`.", "", "| id | level | when |",
      "|---|---|---|",
    ]
    for rule in RuleRegistry.all {
      lines.append("| [`\(rule.id.rawValue)`](#\(rule.id.rawValue)) | \(rule.levels) | \(rule.summary) |")
    }
    for rule in RuleRegistry.all {
      lines += [
        "", "## \(rule.id.rawValue)", "", "Level: \(rule.levels).", "",
        "\(sentence(rule.summary)) \(rule.explanation)",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

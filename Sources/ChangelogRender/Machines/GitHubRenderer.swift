import APIDiff

/// Annotations for GitHub Actions: workflow commands on standard output.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step; where there are more, the tenth says how
/// many. Text of a header never begins a line, and so is never a command.
struct GitHubRenderer: ChangelogRenderer {
  /// GitHub's word for a level, and how many annotations of it a step may have.
  private struct Kind {
    let command: String
    let levels: Set<ChangeLevel>
    static let limit = 10
  }

  /// GitHub cuts titles here.
  private static let titleLimit = 250
  /// Far below the 64 KB that GitHub takes, and as much as anybody reads in an annotation.
  private static let messageLimit = 2000

  private static let kinds = [
    Kind(command: "error", levels: [.breaking]), Kind(command: "warning", levels: [.warning]),
    Kind(command: "notice", levels: [.info, .noise]),
  ]

  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    let report = Report(changelog, options: RenderOptions(showNoise: options.showNoise))
    let builds = report.builds
    let title = "\(builds.baseline) → \(builds.current)"
    let told = report.modules.flatMap { annotations($0, report.words) }
    var lines: [String] = []
    for kind in Self.kinds {
      // What was not compared comes first: nobody shall miss it.
      var commands = kind.command == "warning" ? gaps(report) : []
      if kind.command == "notice" { commands += changelog.notes.map { command("notice", title: title, $0) } }
      let here = told.filter { kind.levels.contains($0.level) }
      let total = commands.count + here.count
      let shown = total > Kind.limit ? Kind.limit - 1 : total
      let room = max(0, shown - commands.count)
      commands += here.prefix(room).map { command(kind.command, title: $0.title, $0.text, file: $0.place) }
      commands = Array(commands.prefix(shown))
      if total > shown {
        let left = report.words.count(here.dropFirst(room).reduce(0) { $0 + $1.findings }, .more)
        commands.append(command(kind.command, title: title, left + "; " + report.conclusion))
      }
      lines += commands
    }
    // No command: the log's own last line.
    lines.append("sdkdiff: " + VisibleText.escape(title) + ": " + VisibleText.escape(report.conclusion))
    return lines.joined(separator: "\n") + "\n"
  }

  /// What one annotation tells: a group, or what happened to a symbol in one way.
  private struct Annotation {
    let level: ChangeLevel
    let title: String
    let text: String
    let place: (path: String, line: Int)?
    let findings: Int
  }

  private func annotations(_ module: ModuleReport, _ words: Words) -> [Annotation] {
    let statement = FindingStatement(form: PlainForm(), words: words)
    func annotation(_ findings: [Finding], _ name: String?, _ text: String, _ level: ChangeLevel)
      -> Annotation
    {
      let lead = findings.first
      let location = lead?.location ?? lead?.baselineLocation
      return Annotation(
        level: level, title: "\(module.name): \(name ?? lead?.symbol?.name ?? words(.wholeModule))",
        text: text,
        place: location.map { ("\(module.name)/\($0.header)", $0.line) }, findings: findings.count)
    }
    var alone: [Finding] = []
    var told: [Annotation] = []
    for entry in module.entries {
      guard case .group(let group, let own, let members) = entry else {
        alone += entry.findings
        continue
      }
      let count =
        group.cause == .container
        ? words.count(members.count, .member) : FindingWords.count(of: members, words)
      let lead = own.map(statement.plainLine) ?? FindingWords.cause(group, words)
      told.append(annotation(entry.findings, group.name, "\(lead) (\(count))", group.level))
    }
    return told
      + SymbolChanges.gather(alone).map { changes in
        let names = SwiftNameText.names(of: changes.findings.first?.symbol).joined(separator: ", ")
        let text =
          (FindingStatement.together(changes.findings).map { statement.plainLine(for: $0) }
          + (names.isEmpty ? [] : ["\(words(.swiftName)): \(names)"])).joined(separator: "; ")
        return annotation(changes.findings, nil, text, changes.findings.first?.level ?? .info)
      }
  }

  private func gaps(_ report: Report) -> [String] {
    let gaps = report.gaps.filter(\.status.isGap)
    return gaps.map { gap in
      let side = gap.side.map { " (\(report.words.side($0)))" } ?? ""
      let reason = gap.reason.map { ": " + $0 } ?? ""
      return command(
        "warning", title: gap.status.rawValue, gap.names.joined(separator: ", ") + side + reason)
    }
  }

  private func command(
    _ name: String, title: String, _ message: String, file: (path: String, line: Int)? = nil
  ) -> String {
    var properties: [String] = []
    if let file {
      properties.append("file=" + property(file.path))
      if file.line > 0 { properties.append("line=\(file.line)") }
    }
    properties.append("title=" + property(cut(title, Self.titleLimit)))
    return "::\(name) \(properties.joined(separator: ","))::" + data(cut(message, Self.messageLimit))
  }

  private func cut(_ text: String, _ limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }

  /// As the runner reads a command's message.
  private func data(_ text: String) -> String {
    VisibleText.fold(text).replacing("%", with: "%25")
  }

  /// As the runner reads a command's property.
  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

import APIDiff
import ChangelogRender

/// A section a symbol, a list item a build.
struct HistoryMarkdown {
  private let statement = FindingStatement(form: MarkdownForm(), words: Words(.english))

  func text(_ answer: HistoryAnswer) -> String {
    var lines: [String] = []
    for history in answer.histories {
      lines += ["## \(MarkdownText.code(history.symbol.name))", ""]
      var facts = [Words(.english).kind(history.symbol.kind), history.module]
      facts.append("\(history.product) \(history.platform)")
      lines += [facts.map { MarkdownText.prose($0) }.joined(separator: ", "), ""]
      if let name = history.symbol.swiftName { lines += ["Swift: \(MarkdownText.code(name))", ""] }
      if !history.formerNames.isEmpty {
        let names = history.formerNames.map { MarkdownText.code($0) }
        lines += ["Before: \(names.joined(separator: ", "))", ""]
      }
      for event in history.events { lines += self.lines(event) }
      lines += ["", HistoryWords.end(history) { MarkdownText.prose(HistoryWords.name($0)) }, ""]
    }
    if !answer.others.isEmpty {
      let count = answer.others.count + answer.omitted
      lines += ["## \(count) more", ""]
      lines += answer.others.map { match in
        "- \(MarkdownText.code(match.name)), \(MarkdownText.prose(match.module)),"
          + " \(MarkdownText.prose("\(match.product) \(match.platform)"))"
      }
      if answer.omitted > 0 { lines.append("- … and \(answer.omitted) more") }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private func lines(_ event: SymbolHistory.Event) -> [String] {
    let build = "**\(MarkdownText.prose(HistoryWords.name(event.build)))**"
    if event.findings.isEmpty { return ["- \(build): \(MarkdownText.prose(HistoryWords.event(event)))"] }
    return ["- \(build)"]
      + FindingStatement.together(event.findings).map { "  - " + statement.line(for: $0) }
  }
}

import ChangelogRender

/// For a terminal and for `grep`: a block a symbol, in it a line for each finding, which begins with its build.
struct HistoryText {
  let useColor: Bool

  func text(_ answer: HistoryAnswer) -> String {
    var blocks = answer.histories.map { history in
      let place = "\(history.product)/\(history.platform)"
      let head = [history.symbol.name, history.symbol.kind, history.module, place]
      var lines = [head.map(VisibleText.escape).joined(separator: "  ")]
      if let name = history.symbol.swiftName { lines.append("  swift: " + VisibleText.escape(name)) }
      if !history.formerNames.isEmpty {
        lines.append("  before: " + history.formerNames.map(VisibleText.escape).joined(separator: ", "))
      }
      for event in history.events {
        let build = VisibleText.escape(HistoryWords.name(event.build))
        if event.findings.isEmpty {
          lines.append("  \(build)  " + VisibleText.escape(HistoryWords.event(event)))
        }
        lines += event.findings.map { "  \(build)  " + FindingText.line($0, useColor: useColor) }
      }
      lines.append("  " + HistoryWords.end(history) { VisibleText.escape(HistoryWords.name($0)) })
      return lines.joined(separator: "\n") + "\n"
    }
    if !answer.others.isEmpty {
      let count = answer.others.count + answer.omitted
      var lines = ["\(count) more \(count == 1 ? "symbol fits" : "symbols fit"); name one, or a --module:"]
      lines += answer.others.map { match in
        "  "
          + [match.name, match.module, "\(match.product)/\(match.platform)"].map(VisibleText.escape)
          .joined(separator: "  ")
      }
      if answer.omitted > 0 { lines.append("  … and \(answer.omitted) more") }
      blocks.append(lines.joined(separator: "\n") + "\n")
    }
    return blocks.joined(separator: "\n")
  }
}

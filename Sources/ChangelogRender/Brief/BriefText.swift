import APIDiff

/// A brief as plain text, for the text part of a mail.
package struct BriefText {
  private let brief: Brief
  private let longest: Int

  /// - Parameter longest: how many bytes the findings may take, those of one module a sixth; the rest is counted.
  package init(_ brief: Brief, longest: Int) {
    self.brief = brief
    self.longest = longest
  }

  /// The text: lines that end in a line feed.
  ///
  /// - Parameters:
  ///   - opening: lines that stand first, plain text.
  ///   - links: addresses of reports, each with what it is.
  package func text(opening: [String] = [], links: [(title: String, url: String)] = []) -> String {
    let words = brief.words
    var lines: [String] = []
    if !opening.isEmpty { lines += opening + [""] }
    if !brief.title.isEmpty { lines += [brief.title, brief.conclusion, ""] }
    if !brief.comparisons.isEmpty { lines += brief.comparisons.map { "- " + $0 } + [""] }
    if !brief.wholeModules.isEmpty { lines += brief.wholeModules.map { "- " + $0 } + [""] }
    if !links.isEmpty { lines += links.map { "\($0.title): \($0.url)" } + [""] }
    if !brief.caveats.isEmpty {
      lines += [words(brief.caveatsTitle) + ":"] + brief.caveats.map { "- " + $0 } + [""]
    }
    let selection = BriefSelection(
      brief, .init(total: longest, module: longest / 6), length: \.utf8.count, render: entry)
    for module in selection.modules {
      lines += ["\(module.module.name): \(module.module.summary(words))"] + module.entries
      lines += module.isCut ? ["", "  …", ""] : [""]
    }
    if let rest = selection.rest(words) { lines += [rest, ""] }
    return lines.joined(separator: "\n")
  }

  private func entry(_ entry: BriefEntry) -> String {
    let form = ShortForm(PlainForm())
    let facts = [brief.words.level(entry.level), entry.kind(form)].compactMap(\.self).joined(separator: ", ")
    var lines = ["", "  \(entry.name(form))  (\(facts))"]
    if let declaration = entry.declaration(form) { lines.append("    \(declaration)") }
    return (lines + entry.lines(form).map { "    - " + $0 }).joined(separator: "\n")
  }
}

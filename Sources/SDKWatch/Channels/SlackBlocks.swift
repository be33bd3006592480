import APIDiff
import ChangelogRender

/// A message as blocks of a Slack incoming webhook: the counts, and the gravest findings of the gravest modules.
struct SlackBlocks {
  /// Slack's limits (docs.slack.dev, "Block Kit"): characters of a header, of a text, and blocks of a message.
  static let longestHeader = 150
  static let longestText = 3000
  static let mostBlocks = 50

  /// What a reader of a chat scrolls past without anger; Slack itself takes somewhat more.
  private static let room = BriefSelection.Room(total: 8000, module: 2000, modules: 10, entries: 6)
  private static let mostCaveats = 5
  private static let longestLine = 700

  private let message: WatchMessage
  private let brief: Brief
  private let form = ShortForm(SlackForm(), longest: 200)

  init(_ message: WatchMessage) {
    self.message = message
    brief = message.brief
  }

  /// The body of the request.
  var json: [UInt8] {
    var texts: [String] = []
    let opening = message.opening(brief.words).map(SlackText.escape)
    if !opening.isEmpty { texts.append(section(opening)) }
    if !brief.title.isEmpty { texts.append(section(summary)) }
    if !brief.caveats.isEmpty { texts.append(section(caveats)) }
    let selection = BriefSelection(brief, Self.room, length: SlackText.length, render: line)
    texts += selection.modules.map(section)
    let more = selection.rest(brief.words).map(SlackText.escape)
    let links = message.links(brief.words).map {
      "<\(SlackText.escape($0.url))|\(SlackText.escape($0.title))>"
    }
    .filter { SlackText.length($0) <= Self.longestLine }
    let last = section((more.map { [$0] } ?? []) + links)
    if !last.isEmpty { texts.append(last) }
    return write(texts.filter { !$0.isEmpty })
  }

  private var title: String { SlackText.escape(message.title(brief)) }

  private func write(_ texts: [String]) -> [UInt8] {
    let fallback = [title, SlackText.escape(brief.conclusion)].filter { !$0.isEmpty }.joined(separator: ": ")
    var writer = JSONWriter(isCompact: true)
    writer.object { writer in
      writer.key("text")
      writer.string(SlackText.cut(fallback, to: 1000))
      // Nothing in a header's words may call people, name a channel or unfold a page.
      writer.key("parse")
      writer.string("none")
      for key in ["link_names", "unfurl_links", "unfurl_media"] {
        writer.key(key)
        writer.no()
      }
      writer.key("blocks")
      writer.array([nil] + texts.prefix(Self.mostBlocks - 1).map(Optional.init)) { text, writer in
        writer.object { writer in
          writer.key("type")
          writer.string(text == nil ? "header" : "section")
          writer.key("text")
          writer.object { writer in
            writer.key("type")
            writer.string(text == nil ? "plain_text" : "mrkdwn")
            writer.key("text")
            writer.string(text ?? SlackText.cut(title, to: Self.longestHeader))
            writer.key(text == nil ? "emoji" : "verbatim")
            if text == nil { writer.no() } else { writer.yes() }
          }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private var summary: [String] {
    [form.strong(SlackText.escape(brief.conclusion))]
      + (brief.comparisons + brief.wholeModules).map { "• " + SlackText.escape($0) }
  }

  private var caveats: [String] {
    let shown = brief.caveats.prefix(Self.mostCaveats).map { "• " + SlackText.escape($0) }
    let more = brief.caveats.count - shown.count
    return [form.strong(brief.words(brief.caveatsTitle))] + shown + (more > 0 ? ["• … (+\(more))"] : [])
  }

  private func section(_ part: BriefSelection.Module) -> String {
    let name = form.strong(SlackText.escape(part.module.name))
    let head = SlackText.cut(
      "\(name)  \(SlackText.escape(part.module.summary(brief.words)))", to: Self.longestLine)
    return ([head] + part.entries + (part.isCut ? ["…"] : [])).joined(separator: "\n")
  }

  private func line(_ entry: BriefEntry) -> String {
    let level = brief.words.level(entry.level)
    let facts = [entry.level > .info ? form.strong(level) : level, entry.kind(form)].compactMap(\.self)
    return "• \(entry.name(form)) (\(facts.joined(separator: ", "))) "
      + entry.lines(form).joined(separator: "; ")
  }

  /// Lines as one text within the limit; what does not fit is left out, and that is seen.
  private func section(_ lines: [String]) -> String {
    var text = ""
    for line in lines {
      let line = SlackText.cut(line, to: Self.longestLine)
      guard SlackText.length(text) + SlackText.length(line) + 3 <= Self.longestText else {
        return text + "\n…"
      }
      text += (text.isEmpty ? "" : "\n") + line
    }
    return text
  }
}

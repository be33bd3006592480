import APIDiff
import Foundation

extension AtomFeed {
  /// Reads a feed that `text` wrote, of this version or an older one; nil for any other text, be it a feed or not.
  package init?(reading text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popLast()?.isEmpty == true, lines.popLast() == "</feed>",
      lines.popFirst() == #"<?xml version="1.0" encoding="UTF-8"?>"#,
      let language = Self.value(
        lines.popFirst(), "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"", "\">"
      ).flatMap(ReportLanguage.init),
      let id = Self.value(lines.popFirst(), "  <id>", "</id>"),
      let title = Self.value(lines.popFirst(), "  <title>", "</title>"),
      let updated = Self.value(lines.popFirst(), "  <updated>", "</updated>").flatMap(Self.seconds),
      let name = Self.value(lines.popFirst(), "  <author><name>", "</name></author>"),
      let version = Self.value(
        lines.popFirst(), "  <generator version=\"", "\">\(XMLText.escape(name))</generator>")
    else { return nil }
    self.init(
      id: id, title: title, updated: updated,
      tool: Changelog.Tool(name: name, version: version, extractor: 1),
      language: language)
    while !lines.isEmpty {
      guard let entry = Self.entry(&lines) else { return nil }
      entries.append(entry)
    }
  }

  private static func entry(_ lines: inout ArraySlice<Substring>) -> Entry? {
    guard lines.popFirst() == "  <entry>", let id = value(lines.popFirst(), "    <id>", "</id>"),
      let title = value(lines.popFirst(), "    <title>", "</title>"),
      let updated = value(lines.popFirst(), "    <updated>", "</updated>").flatMap(seconds)
    else { return nil }
    var entry = Entry(id: id, title: title, updated: updated, categories: [], html: "")
    if let link = value(lines.first, "    <link href=\"", "\"/>") {
      entry.link = link
      lines.removeFirst()
    }
    while let category = value(lines.first, "    <category term=\"", "\"/>") {
      entry.categories.append(category)
      lines.removeFirst()
    }
    guard let html = value(lines.popFirst(), "    <content type=\"html\">", "</content>"),
      lines.popFirst() == "  </entry>"
    else { return nil }
    entry.html = html
    return entry
  }

  /// The text between two ends of a line; nil when it is not between them, or is not as `XMLText` writes it.
  private static func value(_ line: Substring?, _ start: String, _ end: String) -> String? {
    guard let line, line.hasPrefix(start), line.hasSuffix(end),
      line.utf8.count >= start.utf8.count + end.utf8.count
    else { return nil }
    return XMLText.unescape(line.dropFirst(start.count).dropLast(end.count))
  }

  private static func seconds(_ text: String) -> Int? {
    (try? Date(text, strategy: .iso8601)).map { Int($0.timeIntervalSince1970) }
  }
}

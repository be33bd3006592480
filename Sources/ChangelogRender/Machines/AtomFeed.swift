import APIDiff
import Foundation

/// A feed, as RFC 4287 has it.
package struct AtomFeed {
  /// One entry.
  package struct Entry {
    /// Never changes, and is nobody else's.
    package var id: String
    /// Plain text.
    package var title: String
    /// Seconds since 1970.
    package var updated: Int
    /// Words to sort by.
    package var categories: [String]
    /// HTML, whose text is escaped.
    package var html: String
    /// Where the entry leads.
    package var link: String?

    /// Makes an entry.
    package init(
      id: String, title: String, updated: Int, categories: [String], html: String, link: String? = nil
    ) {
      self.id = id
      self.title = title
      self.updated = updated
      self.categories = categories
      self.html = html
      self.link = link
    }
  }

  /// Never changes, and is nobody else's.
  package let id: String
  /// Plain text.
  package let title: String
  /// Seconds since 1970.
  package let updated: Int
  /// What made it.
  package let tool: Changelog.Tool
  /// What its own words are in.
  package let language: ReportLanguage
  /// Newest first.
  package var entries: [Entry] = []

  /// Makes a feed without entries.
  package init(id: String, title: String, updated: Int, tool: Changelog.Tool, language: ReportLanguage) {
    self.id = id
    self.title = title
    self.updated = updated
    self.tool = tool
    self.language = language
  }

  /// An identifier that depends on nothing but its parts.
  package static func id(_ parts: [String]) -> String {
    "urn:sdkdiff:" + parts.map(URIText.segment).joined(separator: ":")
  }

  /// The document.
  package var text: String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(language.rawValue)\">",
      "  <id>\(XMLText.escape(id))</id>", "  <title>\(XMLText.fold(title))</title>",
      "  <updated>\(Self.date(updated))</updated>",
      "  <author><name>\(XMLText.escape(tool.name))</name></author>",
      "  <generator version=\"\(XMLText.escape(tool.version))\">\(XMLText.escape(tool.name))</generator>",
    ]
    for entry in entries {
      lines += [
        "  <entry>", "    <id>\(XMLText.escape(entry.id))</id>",
        "    <title>\(XMLText.fold(entry.title))</title>",
        "    <updated>\(Self.date(entry.updated))</updated>",
      ]
      if let link = entry.link { lines.append("    <link href=\"\(XMLText.escape(link))\"/>") }
      lines += entry.categories.map { "    <category term=\"\(XMLText.escape($0))\"/>" }
      lines += ["    <content type=\"html\">\(XMLText.escape(entry.html))</content>", "  </entry>"]
    }
    return (lines + ["</feed>", ""]).joined(separator: "\n")
  }

  /// RFC 3339, in UTC.
  static func date(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }
}

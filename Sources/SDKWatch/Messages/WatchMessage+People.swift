import ChangelogRender
import Foundation

extension WatchMessage {
  /// What the message tells people.
  var brief: Brief {
    Brief(changelogs, language: language, showsNoise: showsNoise, leastLevel: minimumLevel)
  }

  /// What stands before everything else: that it is a sample, and what is to say of the watch itself.
  func opening(_ words: Words) -> [String] {
    (isSample ? [words(.sampleMessage)] : []) + notices.map(Self.folded)
  }

  /// What it is about on one line; of a message without changelogs its first notice.
  func title(_ brief: Brief) -> String {
    if !brief.title.isEmpty { return brief.title }
    return notices.first.map(Self.folded) ?? brief.words(.messageTitle)
  }

  /// The reports that can be followed from elsewhere: what they are, and where.
  func links(_ words: Words) -> [(title: String, url: String)] {
    let hasSeveral = Set(reports.map(\.platform)).count > 1
    let hasFormats = Set(reports.map(\.format)).count > 1
    return reports.compactMap { report in
      guard let url = report.url.flatMap(Self.address) else { return nil }
      let facts = (hasSeveral ? [report.platform] : []) + (hasFormats ? [report.format] : [])
      let title = words(.fullReport) + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
      return (VisibleText.escape(title), url)
    }
  }

  /// An address that a reader may be led to, on one line and without characters that end a link.
  private static func address(_ text: String) -> String? {
    guard text.lowercased().hasPrefix("https://") || text.lowercased().hasPrefix("http://") else {
      return nil
    }
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { result, byte in
      let isPlain = byte > 0x20 && byte < 0x7F && !"<>\"'`|\\^{}".utf8.contains(byte)
      result +=
        isPlain
        ? String(Unicode.Scalar(byte)) : "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
    }
  }

  private static func folded(_ text: String) -> String {
    ShortForm.cut(
      VisibleText.escape(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")), to: 1000)
  }
}

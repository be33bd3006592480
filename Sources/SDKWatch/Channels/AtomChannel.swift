import APIDiff
import ChangelogRender
import Foundation
import SnapshotStore

/// Keeps a feed: an entry a message, newest first.
struct AtomChannel: Channel {
  let path: String
  let toolVersion: String

  /// Older entries go; readers have had them long since.
  private static let mostEntries = 100
  /// Bytes that the findings of one entry may take.
  private static let longest = 30_000

  /// A feed with the one entry, which has no identifier yet.
  func body(of message: WatchMessage) throws -> [UInt8] {
    let brief = message.brief
    let words = brief.words
    let links = message.links(words)
    let title = message.title(brief) + (brief.title.isEmpty ? "" : ": " + brief.conclusion)
    var feed = emptyFeed(language: message.language, updated: Int(message.time.timeIntervalSince1970))
    feed.entries = [
      AtomFeed.Entry(
        id: Self.id(["pending"]), title: (message.isSample ? "[\(words(.sample))] " : "") + title,
        updated: Int(message.time.timeIntervalSince1970),
        categories: ChangeLevel.allCases.reversed().filter { level in
          brief.modules.contains { $0.count(level) > 0 }
        }.map(\.rawValue),
        html: BriefHTML(brief, longest: Self.longest).content(
          opening: message.opening(words), links: links, hasTitle: false
        ).replacing("\n", with: " "), link: links.first?.url)
    ]
    return Array(feed.text.utf8)
  }

  func deliver(_ delivery: Delivery) -> DeliveryOutcome {
    guard let made = AtomFeed(reading: String(decoding: delivery.body, as: UTF8.self)),
      var entry = made.entries.first
    else { return .failed(reason: "the message is damaged") }
    entry.id = Self.id(["message", delivery.idempotencyKey])
    var entries: [AtomFeed.Entry] = []
    var id = Self.id(["feed", String(ContentDigest.hex(Array(path.utf8)).prefix(32))])
    switch stored {
    case .failure(let fault): return .failed(reason: fault.description)
    case .success(nil): break
    case .success(let feed?):
      id = feed.id
      entries = feed.entries
      if entries.contains(where: { $0.id == entry.id }) { return .delivered }
    }
    entries.append(entry)
    let newest = entries.enumerated().sorted {
      ($0.element.updated, $0.offset) > ($1.element.updated, $1.offset)
    }.map(\.element)
    var feed = AtomFeed(
      id: id, title: made.title, updated: newest[0].updated, tool: made.tool, language: made.language)
    feed.entries = Array(newest.prefix(Self.mostEntries))
    do {
      try DurableFile.write(Array(feed.text.utf8), to: path)
      return .delivered
    } catch {
      return .failed(reason: "\(error)")
    }
  }

  /// The feed that is there; nil when there is none. One that this channel has not written is not touched.
  private var stored: Result<AtomFeed?, AtomFault> {
    let name = VisibleText.escape(path)
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      if access(path, F_OK) != 0, errno == ENOENT { return .success(nil) }
      return .failure(AtomFault(description: "the feed \(name) cannot be read"))
    }
    guard let text = String(data: data, encoding: .utf8), let feed = AtomFeed(reading: text),
      feed.id.hasPrefix(Self.id(["feed", ""]))
    else {
      return .failure(
        AtomFault(
          description: "\(name) is there, and is no feed that sdkdiff watch wrote, or is damaged;"
            + " move it away, or name another file"))
    }
    return .success(feed)
  }

  private struct AtomFault: Error { let description: String }

  private func emptyFeed(language: ReportLanguage, updated: Int) -> AtomFeed {
    AtomFeed(
      id: Self.id(["pending"]), title: Words(language)(.siteTitle), updated: updated,
      tool: Changelog.Tool(version: toolVersion, extractor: 1), language: language)
  }

  private static func id(_ parts: [String]) -> String { AtomFeed.id(["watch"] + parts) }
}

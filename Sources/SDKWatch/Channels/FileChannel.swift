import Foundation
import SnapshotStore

/// Writes the JSON to a file of its own.
///
/// A pattern without places means one file that always holds the newest changelog; words about the watch itself go into
/// one beside it whose name ends in `-notice`. With places another message's file is never
/// written over: its name then ends in `-2`, `-3` …
struct FileChannel: Channel {
  let path: PathPattern

  func body(of message: WatchMessage) throws -> [UInt8] { message.json(showsPaths: false) }

  func deliver(_ delivery: Delivery) -> DeliveryOutcome {
    let own = path.path(delivery.names)
    // Whoever reads the newest changelog there shall not find a message without one in its stead.
    let wanted = delivery.isNotice && !path.hasPlaces ? Self.suffixed(own, "notice") : own
    for number in 1...Self.mostNamesakes {
      let path = number == 1 ? wanted : Self.suffixed(wanted, String(number))
      if FileManager.default.fileExists(atPath: path) {
        // The same again has arrived before.
        if Self.holds(path, delivery.body) { return .delivered }
        if self.path.hasPlaces { continue }
      }
      do {
        try DurableFile.write(delivery.body, to: path)
        return .delivered
      } catch {
        return .failed(reason: "\(error)")
      }
    }
    return .failed(reason: "\(wanted) and \(Self.mostNamesakes - 1) files of like name hold other messages")
  }

  private static let mostNamesakes = 1000

  /// `a/b-2.json` for `a/b.json`.
  private static func suffixed(_ path: String, _ suffix: String) -> String {
    let path = path as NSString
    let base = "\(path.deletingPathExtension)-\(suffix)"
    return path.pathExtension.isEmpty ? base : "\(base).\(path.pathExtension)"
  }

  private static func holds(_ path: String, _ body: [UInt8]) -> Bool {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    guard size == body.count, let data = FileManager.default.contents(atPath: path) else { return false }
    return data.elementsEqual(body)
  }
}

import ChangelogRender
import Foundation
import SDKWatch
import SnapshotStore

/// Where a pass says things: results on standard output and errors on standard error, or all as lines of JSON on
/// standard error.
struct WatchOutput: Sendable {
  let isJSON: Bool

  /// Says an event; what is for a log alone is in the JSON only.
  @Sendable func say(_ event: WatchEvent) {
    if isJSON {
      write(event.json(at: Date()) + "\n", to: 2)
      return
    }
    switch event.sort {
    case .result: try? Output.write(VisibleText.escape(event.text) + "\n")
    case .error: Output.complain(event.text)
    case .detail: break
    }
  }

  /// Says why a pass ended early.
  func fail(_ text: String) { say(WatchEvent(.passFailed, .error, text)) }

  private func write(_ text: String, to descriptor: Int32) {
    _ = Array(text.utf8).withUnsafeBytes { DurableFile.writeAll($0, to: descriptor) }
  }
}

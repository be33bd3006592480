import Foundation
import Synchronization

/// The texts of files, each read once whoever asks.
final class HeaderFiles: Sendable {
  private let texts = Mutex<[String: HeaderText]>([:])

  /// The text of the file at `path`; empty where it cannot be read.
  func text(at path: String) -> HeaderText {
    if let known = texts.withLock({ $0[path] }) { return known }
    // Two that ask at once both read: cheaper than to let all wait for one.
    let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
    let text = HeaderText(bytes: bytes)
    return texts.withLock { texts in
      if let known = texts[path] { return known }
      texts[path] = text
      return text
    }
  }

  /// Reads files in the background: while the compiler parses on one core, another has nothing to do.
  func preload(_ paths: [String]) {
    DispatchQueue.global().async { [self] in
      for path in paths { _ = text(at: path) }
    }
  }
}

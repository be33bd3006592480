import CSpawn
import ChangelogRender
import Foundation

/// The end of what a program writes to standard error.
final class ErrorTail {
  private let readEnd: Int32
  private(set) var writeEnd: Int32
  private var bytes: [UInt8] = []

  /// Nobody wants more than a line.
  private static let most = 4096

  /// Makes the pipe; nil, and `errno`, when there can be none.
  init?() {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #else
      guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    #endif
    readEnd = ends[0]
    writeEnd = ends[1]
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeWriteEnd()
    close(readEnd)
  }

  /// Only the program shall hold it.
  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// Takes what is there, without waiting, and not for ever from one that never stops.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 16384)
    for _ in 0..<64 {
      let count = Foundation.read(readEnd, &buffer, buffer.count)
      guard count > 0 else { return }
      bytes = (bytes + buffer[..<count]).suffix(Self.most)
    }
  }

  /// The last line with something on it, fit for a terminal; nil when there is none.
  var lastLine: String? {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
    let last = lines.last { line in line.contains { $0 != 0x20 && $0 != 0x09 } }
    guard let last else { return nil }
    let text = VisibleText.escape(String(decoding: last.prefix(1000), as: UTF8.self))
    return text.count > 200 ? text.prefix(200) + "…" : text
  }
}

import Foundation

/// What a worker was reading when it ended, from what it told.
struct HeaderTrace {
  /// Paths of the headers that may have brought the worker down, the likeliest first: the one that was
  /// entered last, and those that it was included by. The culprit is among them, because a header that was
  /// left again can do no harm any more.
  let suspects: [String]

  /// Reads lines of the form `.. PATH` (the compiler entered a header, a dot for each level) and `@ PATH`
  /// (its declarations are read).
  init(_ data: Data) {
    var stack: [String] = []
    var extracted: String?
    for line in data.split(separator: 0x0A) {
      if line.starts(with: [0x40, 0x20]) {
        extracted = String(decoding: line.dropFirst(2), as: UTF8.self)
        continue
      }
      let depth = line.prefix { $0 == 0x2E }.count
      guard depth > 0, line.dropFirst(depth).first == 0x20, depth <= stack.count + 1 else { continue }
      stack.removeLast(stack.count - depth + 1)
      stack.append(String(decoding: line.dropFirst(depth + 1), as: UTF8.self))
    }
    suspects = extracted.map { [$0] } ?? stack.reversed()
  }
}

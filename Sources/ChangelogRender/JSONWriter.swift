import Dispatch
import Synchronization

/// Writes JSON as UTF-8, keys in the order given, indented by two spaces or all on one line.
package struct JSONWriter {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  private let isCompact: Bool
  private var depth = 0
  private var isFirst = true
  /// A value after its key stands on the key's line.
  private var isAfterKey = false

  /// Begins with nothing.
  package init(isCompact: Bool = false) { self.isCompact = isCompact }

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Ends a document.
  package mutating func newline() { bytes.append(0x0A) }

  /// A key of an object; its value follows.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(0x22)
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: [0x22, 0x3A, 0x20])
    isAfterKey = true
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(contentsOf: [0x3A, 0x20])
    isAfterKey = true
  }

  /// An object whose keys and values `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) { bracket(0x7B, 0x7D, body) }

  /// An array, each element written by `body`.
  package mutating func array<Element>(_ elements: [Element], _ body: (Element, inout JSONWriter) -> Void) {
    bracket(0x5B, 0x5D) { writer in
      for element in elements { body(element, &writer) }
    }
  }

  /// The same for many elements: runs of them are written side by side, on all cores.
  mutating func longArray<Element: Sendable>(
    _ elements: [Element], _ body: @Sendable (Element, inout JSONWriter) -> Void
  ) {
    bracket(0x5B, 0x5D) { writer in
      var empty = writer
      empty.bytes = []
      let start = empty
      let count = (elements.count + Self.run - 1) / Self.run
      let runs = Mutex<[Int: [UInt8]]>([:])
      DispatchQueue.concurrentPerform(iterations: count) { number in
        var part = start
        part.isFirst = number == 0
        for element in elements[number * Self.run..<min((number + 1) * Self.run, elements.count)] {
          body(element, &part)
        }
        runs.withLock { $0[number] = part.bytes }
      }
      let written = runs.withLock { $0 }
      writer.bytes.reserveCapacity(writer.bytes.count + written.values.reduce(1024) { $0 + $1.count })
      for number in 0..<count { writer.bytes += written[number] ?? [] }
      writer.isFirst = elements.isEmpty
    }
  }

  /// How many elements are written in one go.
  private static let run = 256

  /// An array of strings.
  package mutating func array(_ texts: [String]) { array(texts) { $1.string($0) } }

  /// A string.
  package mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// The string, or null where there is none.
  package mutating func string(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  /// A whole number.
  package mutating func int(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func yes() { word("true") }

  mutating func null() { word("null") }

  /// The value that `body` writes, or null where there is none.
  package mutating func optional<Value>(_ value: Value?, _ body: (Value, inout JSONWriter) -> Void) {
    if let value { body(value, &self) } else { null() }
  }

  private mutating func word(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func bracket(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst, !isCompact { line() }
    isFirst = false
    bytes.append(close)
  }

  /// What stands between the elements of an object or array.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard depth > 0 else { return }
    if !isFirst { bytes.append(0x2C) }
    if !isCompact {
      line()
    } else if !isFirst {
      bytes.append(0x20)
    }
    isFirst = false
  }

  private mutating func line() {
    bytes.append(0x0A)
    for _ in 0..<depth { bytes.append(contentsOf: [0x20, 0x20]) }
  }

  private mutating func quote(_ text: String) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var at = 0
      while at < utf8.count {
        guard let (escape, length) = Self.escape(utf8, at) else {
          at += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<at]))
        bytes.append(contentsOf: escape.utf8)
        at += length
        start = at
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(0x22)
  }

  /// What stands for the character that begins at a byte, and its length; nil for one that stands for itself.
  ///
  /// Beyond what JSON demands: what a terminal obeys, and what JavaScript takes for a line's end.
  @inline(__always)
  private static func escape(_ utf8: UnsafeBufferPointer<UInt8>, _ at: Int) -> (String, Int)? {
    let byte = utf8[at]
    if byte >= 0x20, byte != 0x22, byte != 0x5C, byte < 0x7F { return nil }
    switch byte {
    case 0x22: return ("\\\"", 1)
    case 0x5C: return ("\\\\", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    case 0..<0x20, 0x7F: return (code(UInt32(byte)), 1)
    case 0xC2 where utf8[at + 1] < 0xA0: return (code(UInt32(utf8[at + 1])), 2)
    case 0xE2 where utf8[at + 1] == 0x80 && (utf8[at + 2] == 0xA8 || utf8[at + 2] == 0xA9):
      return (code(0x2000 + UInt32(utf8[at + 2] - 0x80)), 3)
    default: return nil
    }
  }

  private static func code(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the names of frameworks that a header may import: in `<Name/…>` and `@import Name`, wherever they stand.
///
/// More than are imported may come out, never fewer.
enum ImportScan {
  static func frameworks(_ bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var names: Set<String> = []
    each(UInt8(ascii: "<"), in: bytes) { at in
      let end = word(bytes, from: at)
      if end > at, end < bytes.count, bytes[end] == UInt8(ascii: "/") { names.insert(text(bytes, at..<end)) }
    }
    each(UInt8(ascii: "@"), in: bytes) { at in
      let end = word(bytes, from: at)
      guard text(bytes, at..<end) == "import" else { return }
      let start = bytes[end...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
      let nameEnd = word(bytes, from: start)
      if nameEnd > start { names.insert(text(bytes, start..<nameEnd)) }
    }
    return names
  }

  /// Calls `body` with the place behind each such byte.
  private static func each(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void
  ) {
    guard let base = bytes.baseAddress else { return }
    var at = 0
    while at < bytes.count, let found = memchr(base + at, Int32(byte), bytes.count - at) {
      at = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base + 1
      body(at)
    }
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var at = start
    while at < bytes.count {
      let byte = bytes[at] | 0x20
      guard byte >= 0x61 && byte <= 0x7A || bytes[at] >= 0x30 && bytes[at] <= 0x39 || bytes[at] == 0x5F else {
        break
      }
      at += 1
    }
    return at
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Goes through the lines of an index.
struct SymbolsIndexScanner {
  private let bytes: UnsafeRawBufferPointer
  private let base: UnsafeRawPointer
  /// Format 1 said where a record begins, and a digest of it; both follow from the records.
  private let hasOffsets: Bool
  /// Where the next line begins.
  private(set) var at: Int
  /// Where the next record begins: each ends with a line feed.
  private var nextRecord: UInt32 = 0

  /// nil when there are no bytes.
  init?(_ bytes: UnsafeRawBufferPointer, at: Int, format: Int) {
    guard let base = bytes.baseAddress else { return nil }
    self.bytes = bytes
    self.base = base
    self.at = at
    hasOffsets = format == 1
  }

  /// Whether a byte of that value stands between two places.
  func has(_ byte: UInt8, from start: Int, to end: Int) -> Bool {
    memchr(base + start, Int32(byte), end - start) != nil
  }

  /// The fields of the next line.
  ///
  /// - Throws: `Fault`.
  mutating func row() throws(SymbolsIndex.Fault) -> SymbolsIndex.Row {
    let key = try field()
    if hasOffsets { _ = try field() }
    let offset = hasOffsets ? try number() : nextRecord
    let length = try number()
    let line = try number()
    let header = try field()
    let usr = try lastField()
    guard offset < UInt32.max - length else { throw .line }
    nextRecord = offset + length + 1
    return SymbolsIndex.Row(
      key: key, header: header, usr: usr, line: line,
      record: SymbolsIndex.Field(start: offset, end: offset + length))
  }

  /// The bytes up to the next tab of the line.
  private mutating func field() throws(SymbolsIndex.Fault) -> SymbolsIndex.Field {
    guard let found = memchr(base + at, 0x09, bytes.count - at) else { throw .end }
    let end = UnsafeRawPointer(found) - base
    guard !has(0x0A, from: at, to: end) else { throw .line }
    defer { at = end + 1 }
    return SymbolsIndex.Field(start: UInt32(at), end: UInt32(end))
  }

  /// The bytes up to the line's end.
  private mutating func lastField() throws(SymbolsIndex.Fault) -> SymbolsIndex.Field {
    guard let found = memchr(base + at, 0x0A, bytes.count - at) else { throw .end }
    let end = UnsafeRawPointer(found) - base
    guard !has(0x09, from: at, to: end) else { throw .line }
    defer { at = end + 1 }
    return SymbolsIndex.Field(start: UInt32(at), end: UInt32(end))
  }

  /// The number up to the next tab.
  private mutating func number() throws(SymbolsIndex.Fault) -> UInt32 {
    let start = at
    var value: UInt64 = 0
    while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 {
      value = value * 10 + UInt64(bytes[at] - 0x30)
      guard value <= UInt64(UInt32.max) else { throw .line }
      at += 1
    }
    guard at < bytes.count else { throw .end }
    guard at > start, bytes[at] == 0x09 else { throw .line }
    at += 1
    return UInt32(value)
  }
}

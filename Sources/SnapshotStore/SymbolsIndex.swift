/// Where the fields of an index stand in the bytes of its object.
///
/// A diff looks at each line of both sides: keys, headers and records compare as bytes, and strings are made of the
/// lines that are asked for.
struct SymbolsIndex: Sendable {
  /// A stretch of the object's bytes.
  struct Field: Sendable {
    let start: UInt32
    let end: UInt32

    var isEmpty: Bool { start == end }
    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// A line.
  struct Row: Sendable {
    let key: Field
    let header: Field
    let usr: Field
    let line: UInt32
    /// Counted from the first record.
    let record: Field
  }

  /// What can be wrong with an index.
  enum Fault: String, Error {
    case line = "a line of the index cannot be read"
    case end = "the index ends early"
    case records = "records are missing"
  }

  let rows: [Row]
  /// Where the records begin.
  private let records: Int
  /// Whether any byte is written in another way than as itself.
  let hasEscapes: Bool

  /// Finds the fields of `count` lines, the first at `start`; the records follow.
  ///
  /// - Throws: `Fault`.
  init(_ bytes: UnsafeRawBufferPointer, at start: Int, count: Int, format: Int) throws(Fault) {
    guard bytes.count < Int(UInt32.max) else { throw .line }
    guard var scanner = SymbolsIndexScanner(bytes, at: start, format: format) else { throw .end }
    var rows: [Row] = []
    rows.reserveCapacity(count)
    for _ in 0..<count { rows.append(try scanner.row()) }
    let base = scanner.at
    guard rows.allSatisfy({ base + Int($0.record.end) <= bytes.count }) else { throw .records }
    self.rows = rows
    records = base
    hasEscapes = scanner.has(SymbolsIndexText.escape, from: start, to: base)
  }

  /// The bytes of a line's record.
  func record(_ row: Row) -> Range<Int> {
    records + Int(row.record.start)..<records + Int(row.record.end)
  }
}

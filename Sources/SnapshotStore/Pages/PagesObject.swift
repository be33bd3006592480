import SymbolModel

/// The `pages` facet of a module: an index, then one canonical record a page.
///
/// ```
/// sdkdiff pages 1
/// {"module":…,"unread":…,"unknownKinds":…}
/// COUNT
/// KEY ⇥ LENGTH ⇥ 0 ⇥ PATH ⇥ TITLE      one line a page, by key
/// {…}                                 one line a page, LENGTH bytes without its end
/// ```
/// It is built as `SymbolsObject` is: a diff compares records as bytes and decodes only pages that differ. Path and
/// title stand in the index, so that a page can be looked up by them.
public struct PagesObject: Sendable {
  /// A line of the index.
  public struct Entry: Hashable, Sendable {
    /// What identifies the page.
    public let key: String
    /// Where it is in its site or archive.
    public let path: String
    /// Its title.
    public let title: String
    let range: Range<Int>
  }

  /// The module's name.
  public let module: String
  /// Pages that could not be read.
  public let unread: [UnreadPage]
  /// What was of no known kind: how often, by its word.
  public let unknownKinds: [String: Int]
  private let lines: SymbolsIndex
  private let bytes: [UInt8]
  private let path: String

  static let magic = "sdkdiff pages 1"
  /// Of symbols objects, the format whose index this one has.
  private static let indexFormat = 2

  /// Reads an object's head, and finds the lines of its index.
  ///
  /// - Throws: `StoreError.damaged` or `.tooNew`, naming `path`.
  public init(bytes: [UInt8], path: String = "pages") throws {
    func damaged(_ reason: String) -> StoreError { .damaged(path: path, reason: reason) }
    var at = 0
    func line() -> Range<Int>? {
      guard let end = bytes[at...].firstIndex(of: 0x0A) else { return nil }
      defer { at = end + 1 }
      return at..<end
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard let first = line().map(text), first.hasPrefix("sdkdiff pages ") else {
      throw damaged("not a pages object")
    }
    guard first == Self.magic else {
      throw StoreError.tooNew(path: path, format: Int(first.dropFirst(14)) ?? 0)
    }
    guard let headRange = line(), let head = PagesHead(bytes[headRange]),
      let count = line().map(text).flatMap({ Int($0) }), count >= 0, count <= bytes.count
    else { throw damaged("the head cannot be read") }
    module = head.module
    unread = head.unread
    unknownKinds = head.unknownKinds
    do {
      lines = try bytes.withUnsafeBytes {
        try SymbolsIndex($0, at: at, count: count, format: Self.indexFormat)
      }
    } catch let fault as SymbolsIndex.Fault {
      throw damaged(fault.rawValue)
    }
    self.path = path
    self.bytes = bytes
  }

  /// The pages, by key.
  public var index: [Entry] { withIndex { reader in (0..<reader.count).map { Self.entry($0, reader) } } }

  /// How many pages there are.
  package var count: Int { lines.rows.count }

  /// The whole page of a line of the index.
  ///
  /// - Throws: `StoreError.damaged`.
  public func page(_ entry: Entry) throws -> Page {
    guard
      let page = PageDecoding.page(bytes[entry.range], key: entry.key, path: entry.path, title: entry.title)
    else { throw StoreError.damaged(path: path, reason: "the record of \(entry.key) cannot be read") }
    return page
  }

  /// The line of that number.
  package func entry(at row: Int) -> Entry { withIndex { Self.entry(row, $0) } }

  /// The page of the line of that number.
  ///
  /// - Throws: `StoreError.damaged`.
  package func page(at row: Int) throws -> Page { try page(entry(at: row)) }

  /// How two sides' indexes differ, in the order of the keys; no record is looked at.
  package static func differences(from old: PagesObject, to new: PagesObject) -> [IndexDifference] {
    old.withIndex { left in
      new.withIndex { right in IndexMerge(old: left, new: right).differences() }
    }
  }

  private static func entry(_ row: Int, _ reader: SymbolsIndexReader) -> Entry {
    let line = reader.entry(row)
    return Entry(key: line.key, path: line.header, title: line.usr, range: line.range)
  }

  private func withIndex<Value>(_ body: (SymbolsIndexReader) throws -> Value) rethrows -> Value {
    try bytes.withUnsafeBytes { try body(SymbolsIndexReader(index: lines, bytes: $0)) }
  }
}

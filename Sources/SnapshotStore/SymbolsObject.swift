import SymbolModel

/// The `symbols` facet of a module: an index, then one canonical record a symbol.
///
/// ```
/// sdkdiff symbols 2
/// {"module":…,"incomplete":…,"standIns":…}
/// COUNT
/// KEY ⇥ LENGTH ⇥ LINE ⇥ HEADER ⇥ USR      one line a symbol, by key
/// {…}                                    one line a symbol, LENGTH bytes without its end
/// ```
/// A diff compares records as bytes and decodes only symbols that differ. Line, header and USR move without meaning:
/// they stand outside the record. Format 1, which had a digest and an offset before LENGTH, is read, too.
public struct SymbolsObject: Sendable {
  /// A line of the index.
  public struct Entry: Hashable, Sendable {
    /// What identifies the symbol.
    public let key: String
    /// Path below the module's header folder.
    public let header: String
    /// From 1.
    public let line: Int
    /// Clang's USR.
    public let usr: String
    let range: Range<Int>
  }

  /// The module's name.
  public let module: String
  /// Places that were not read right.
  public let incomplete: [IncompleteDeclaration]
  /// What the module's own availability macros stand for.
  public let availabilityMacros: [String: String]
  /// Names that the tool declared itself.
  public let standIns: [String]
  private let lines: SymbolsIndex
  let bytes: [UInt8]
  private let path: String

  static let magic = "sdkdiff symbols "
  /// The format that is written here; older ones are read.
  package static let currentFormat = 2

  /// Reads an object's head, and finds the lines of its index.
  ///
  /// - Throws: `StoreError.damaged` or `.tooNew`, naming `path`.
  public init(bytes: [UInt8], path: String = "symbols") throws {
    func damaged(_ reason: String) -> StoreError { .damaged(path: path, reason: reason) }
    var at = 0
    func line() -> Range<Int>? {
      guard let end = bytes[at...].firstIndex(of: 0x0A) else { return nil }
      defer { at = end + 1 }
      return at..<end
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard let first = line().map(text), first.hasPrefix(Self.magic),
      let format = Int(first.dropFirst(Self.magic.count)), format > 0
    else { throw damaged("not a symbols object") }
    guard format <= Self.currentFormat else { throw StoreError.tooNew(path: path, format: format) }
    guard let headRange = line(), let head = SymbolsHead(bytes[headRange]),
      let count = line().map(text).flatMap({ Int($0) }), count >= 0,
      count <= bytes.count
    else { throw damaged("the head cannot be read") }
    module = head.module
    standIns = head.standIns
    availabilityMacros = head.availabilityMacros
    incomplete = head.incomplete
    do {
      lines = try bytes.withUnsafeBytes { try SymbolsIndex($0, at: at, count: count, format: format) }
    } catch let fault as SymbolsIndex.Fault {
      throw damaged(fault.rawValue)
    }
    self.path = path
    self.bytes = bytes
  }

  /// The symbols, by key.
  public var index: [Entry] { withIndex { reader in (0..<reader.count).map(reader.entry) } }

  /// How many symbols there are.
  package var count: Int { lines.rows.count }

  /// The whole symbol of a line of the index.
  ///
  /// - Throws: `StoreError.damaged`.
  public func symbol(_ entry: Entry) throws -> Symbol {
    guard var symbol = SymbolDecoding.symbol(bytes[entry.range], key: entry.key, usr: entry.usr) else {
      throw StoreError.damaged(path: path, reason: "the record of \(entry.key) cannot be read")
    }
    symbol.header = entry.header
    symbol.line = entry.line
    return symbol
  }

  /// The canonical bytes of the content of the line of that number: equal bytes, equal content.
  package func record(at row: Int) -> ArraySlice<UInt8> {
    bytes[withIndex { reader in reader.index.record(reader.index.rows[row]) }]
  }

  /// The whole symbol of the line of that number.
  ///
  /// - Throws: `StoreError.damaged`.
  package func symbol(at row: Int) throws -> Symbol { try symbol(withIndex { $0.entry(row) }) }

  /// The key of the line of that number.
  package func key(at row: Int) -> String { withIndex { $0.key(row) } }

  /// The line of the index with that key.
  public func entry(key: String) -> Entry? {
    row(key: key).map { row in withIndex { $0.entry(row) } }
  }

  /// The number of the line with that key.
  package func row(key: String) -> Int? {
    withIndex { reader in
      Array(key.utf8).withUnsafeBytes { key in
        let row = reader.firstRow(notBefore: key)
        return row < reader.count && reader.order(row, to: key) == .same ? row : nil
      }
    }
  }

  /// The numbers of the lines whose keys begin so: they stand together.
  package func rows(keysBeginningWith prefix: String) -> Range<Int> {
    withIndex { reader in Array(prefix.utf8).withUnsafeBytes { reader.rows(keysBeginningWith: $0) } }
  }

  func withIndex<Value>(_ body: (SymbolsIndexReader) throws -> Value) rethrows -> Value {
    try bytes.withUnsafeBytes { try body(SymbolsIndexReader(index: lines, bytes: $0)) }
  }
}

import SymbolModel

/// The `symbols` facet of a module: an index, then one canonical record a symbol.
///
/// ```
/// sdkdiff symbols 1
/// {"module":…,"incomplete":…,"standIns":…}
/// COUNT
/// KEY ⇥ DIGEST ⇥ OFFSET ⇥ LENGTH ⇥ LINE ⇥ HEADER ⇥ USR      one line a symbol, by key
/// {…}                                                     one line a symbol
/// ```
/// A diff compares digests in the index and decodes only symbols that differ. Line, header and USR move
/// without meaning: they stand outside the digest.
public struct SymbolsObject: Sendable {
  /// A line of the index.
  public struct Entry: Hashable, Sendable {
    /// What identifies the symbol.
    public let key: String
    /// Digest of its content, 32 hexadecimal digits.
    public let digest: String
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
  /// The symbols, by key.
  public let index: [Entry]
  /// Places that were not read right.
  public let incomplete: [IncompleteDeclaration]
  /// What the module's own availability macros stand for.
  public let availabilityMacros: [String: String]
  /// Names that the tool declared itself.
  public let standIns: [String]
  private let bytes: [UInt8]
  private let path: String

  private static let magic = "sdkdiff symbols 1"

  // MARK: - Writing

  /// The canonical bytes of a module.
  public static func encode(_ module: ModuleSnapshot) -> [UInt8] {
    var records = CanonicalWriter()
    var index: [UInt8] = []
    for symbol in module.symbols {
      let start = records.bytes.count
      SymbolCoding.encode(symbol, to: &records)
      let length = records.bytes.count - start
      let digest = records.bytes.withUnsafeBytes {
        ContentDigest.sha256(UnsafeRawBufferPointer(rebasing: $0[start...]))
      }
      records.endLine()
      append(symbol.key, to: &index)
      let middle =
        "\t\(ContentDigest.hexadecimal(digest.prefix(16)))\t\(start)\t\(length)\t\(symbol.line)\t"
      index += middle.utf8
      append(symbol.header, to: &index)
      index.append(0x09)
      if symbol.usr != symbol.key { append(symbol.usr, to: &index) }
      index.append(0x0A)
    }
    var head = CanonicalWriter()
    head.beginObject()
    head.property("module", module.name)
    if !module.incomplete.isEmpty {
      head.key("incomplete")
      head.beginArray()
      for entry in module.incomplete {
        head.beginObject()
        head.property("header", entry.header)
        head.key("line")
        head.number(entry.line)
        head.property("reason", entry.reason)
        head.property("names", entry.names)
        head.endObject()
      }
      head.endArray()
    }
    if !module.availabilityMacros.isEmpty {
      head.key("availabilityMacros")
      head.beginObject()
      for name in module.availabilityMacros.keys.sorted() {
        head.key(name)
        head.string(module.availabilityMacros[name] ?? "")
      }
      head.endObject()
    }
    head.property("standIns", module.standIns)
    head.endObject()
    var bytes = Array("\(magic)\n".utf8)
    bytes += head.bytes
    bytes += Array("\n\(module.symbols.count)\n".utf8)
    return bytes + index + records.bytes
  }

  /// Tabs and line ends would break the line: `\9.` stands for a tab.
  private static func append(_ text: String, to line: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      guard utf8.contains(where: { $0 < 0x20 || $0 == 0x5C }) else {
        line.append(contentsOf: utf8)
        return
      }
      for byte in utf8 {
        if byte < 0x20 || byte == 0x5C {
          line += "\\\(byte).".utf8
        } else {
          line.append(byte)
        }
      }
    }
  }

  // MARK: - Reading

  /// Reads an object's head and index.
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
    guard let first = line().map(text), first.hasPrefix("sdkdiff symbols ") else {
      throw damaged("not a symbols object")
    }
    guard first == Self.magic else {
      throw StoreError.tooNew(path: path, format: Int(first.dropFirst(16)) ?? 0)
    }
    guard let headRange = line(), let head = SymbolsHead(bytes[headRange]),
      let count = line().map(text).flatMap({ Int($0) }), count >= 0,
      count <= bytes.count
    else { throw damaged("the head cannot be read") }
    module = head.module
    standIns = head.standIns
    availabilityMacros = head.availabilityMacros
    incomplete = head.incomplete
    var index: [Entry] = []
    index.reserveCapacity(count)
    try bytes.withUnsafeBufferPointer { buffer in
      for _ in 0..<count { index.append(try Self.entry(buffer, at: &at, damaged: damaged)) }
    }
    let base = at
    guard index.allSatisfy({ base + $0.range.upperBound <= bytes.count }) else {
      throw damaged("records are missing")
    }
    self.index = index
    self.path = path
    self.bytes = base == 0 ? bytes : Array(bytes[base...])
  }

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

  /// The line of the index with that key.
  public func entry(key: String) -> Entry? {
    var low = 0
    var high = index.count
    while low < high {
      let middle = (low + high) / 2
      if index[middle].key.utf8.lexicographicallyPrecedes(key.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < index.count && index[low].key == key ? index[low] : nil
  }

  /// Reads the line of the index that begins at `at`, which moves behind it.
  private static func entry(
    _ bytes: UnsafeBufferPointer<UInt8>, at: inout Int, damaged: (String) -> StoreError
  ) throws -> Entry {
    /// The bytes up to the next `end`.
    func field(_ end: UInt8) throws -> Slice<UnsafeBufferPointer<UInt8>> {
      let start = at
      while at < bytes.count, bytes[at] != end {
        if bytes[at] == 0x0A { throw damaged("a line of the index cannot be read") }
        at += 1
      }
      guard at < bytes.count else { throw damaged("the index ends early") }
      defer { at += 1 }
      return bytes[start..<at]
    }
    func number() throws -> Int {
      let digits = try field(0x09)
      guard !digits.isEmpty, digits.count < 12 else { throw damaged("a line of the index cannot be read") }
      var value = 0
      for digit in digits {
        guard digit >= 0x30, digit <= 0x39 else { throw damaged("a line of the index cannot be read") }
        value = value * 10 + Int(digit - 0x30)
      }
      return value
    }
    let key = unescaped(try field(0x09))
    let digest = String(decoding: try field(0x09), as: UTF8.self)
    let offset = try number()
    let length = try number()
    let line = try number()
    let header = unescaped(try field(0x09))
    let usr = try field(0x0A)
    guard !usr.contains(0x09) else { throw damaged("a line of the index cannot be read") }
    return Entry(
      key: key, digest: digest, header: header, line: line, usr: usr.isEmpty ? key : unescaped(usr),
      range: offset..<offset + length)
  }

  private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard bytes.contains(0x5C) else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }
    var result: [UInt8] = []
    var at = bytes.startIndex
    while at < bytes.endIndex {
      if bytes[at] == 0x5C, let dot = bytes[at...].firstIndex(of: 0x2E),
        let code = UInt8(String(decoding: bytes[(at + 1)..<dot], as: UTF8.self))
      {
        result.append(code)
        at = dot + 1
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

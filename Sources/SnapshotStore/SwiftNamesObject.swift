import SymbolModel

/// The `swiftNames` facet of a module: how Swift sees its symbols, by their keys.
///
/// ```
/// sdkdiff swift-names 1
/// {"module":…}
/// COUNT
/// KEY ⇥ PATH ⇥ ASYNC ⇥ HIDING      one line a symbol, by key; what there is not is empty
/// ```
/// Of symbols that Swift does not see only those stand here whose reason is known. A diff holds lines against each other
/// and reads those that differ.
public struct SwiftNamesObject: Sendable {
  /// The module's name.
  public let module: String
  private let bytes: [UInt8]
  /// Where the lines are, in the order of their keys.
  private let rows: [Row]

  /// A line: its key, and what stands behind the tab.
  private struct Row: Sendable {
    let key: Range<Int>
    let end: Int
  }

  private static let magicStem = "sdkdiff swift-names "
  private static let tab: UInt8 = 0x09

  /// Makes the names of a module.
  public init(module: String, names: [String: SwiftName]) {
    var head = CanonicalWriter()
    head.beginObject()
    head.property("module", module)
    head.endObject()
    var bytes = Array("\(Self.magicStem)1\n".utf8) + head.bytes + Array("\n\(names.count)\n".utf8)
    var rows: [Row] = []
    let written = names.map { (key: Self.written($0.key), name: $0.value) }
    for (key, name) in written.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let start = bytes.count
      bytes += key
      for field in [name.path, name.asyncPath, name.hiding?.rawValue] {
        bytes.append(Self.tab)
        SymbolsIndexText.append(field ?? "", to: &bytes)
      }
      rows.append(Row(key: start..<start + key.count, end: bytes.count))
      bytes.append(0x0A)
    }
    self.module = module
    self.bytes = bytes
    self.rows = rows
  }

  /// Reads an object.
  ///
  /// - Throws: `StoreError.damaged` or `.tooNew`, naming `path`.
  public init(bytes: [UInt8], path: String = "swift names") throws {
    func damaged(_ reason: String) -> StoreError { .damaged(path: path, reason: reason) }
    var at = 0
    func line() -> Range<Int>? {
      guard let end = bytes[at...].firstIndex(of: 0x0A) else { return nil }
      defer { at = end + 1 }
      return at..<end
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard let first = line().map(text), first.hasPrefix(Self.magicStem) else {
      throw damaged("no object of Swift names")
    }
    guard first == Self.magicStem + "1" else {
      throw StoreError.tooNew(path: path, format: Int(first.dropFirst(Self.magicStem.count)) ?? 0)
    }
    guard let head = line(), let module = Self.module(bytes[head]),
      let count = line().map(text).flatMap({ Int($0) }),
      count >= 0, count <= bytes.count
    else { throw damaged("the head cannot be read") }
    var rows: [Row] = []
    rows.reserveCapacity(count)
    for _ in 0..<count {
      guard let line = line(), let tab = bytes[line].firstIndex(of: Self.tab), tab > line.lowerBound,
        bytes[tab..<line.upperBound].count(where: { $0 == Self.tab }) >= 3
      else { throw damaged("a line cannot be read") }
      let key = line.lowerBound..<tab
      if let last = rows.last, !bytes[last.key].lexicographicallyPrecedes(bytes[key]) {
        throw damaged("the lines are not in order")
      }
      rows.append(Row(key: key, end: line.upperBound))
    }
    guard at == bytes.count else { throw damaged("there is more than it should hold") }
    self.module = module
    self.bytes = bytes
    self.rows = rows
  }

  /// The canonical bytes.
  public func encoded() -> [UInt8] { bytes }

  /// All names, by the symbols' keys.
  public var names: [String: SwiftName] {
    Dictionary(rows.map { (text(bytes[$0.key]), name($0)) }) { first, _ in first }
  }

  /// How Swift sees the symbol with that key; nil when that is not known.
  public subscript(key: String) -> SwiftName? {
    let wanted = Self.written(key)
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if bytes[rows[middle].key].lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, bytes[rows[low].key].elementsEqual(wanted) else { return nil }
    return name(rows[low])
  }

  /// The keys of all symbols that `text` may mean as a Swift name, in order: see `SwiftName.answers`.
  public func keys(answeringTo text: String) -> [String] {
    rows.filter { name($0).answers(to: text) }.map { self.text(bytes[$0.key]) }
  }

  /// How many rows are of a kind.
  package func count(where isCounted: (SwiftName) -> Bool) -> Int { rows.count { isCounted(name($0)) } }

  /// The keys that both know, with other words.
  package func differingKeys(from other: SwiftNamesObject) -> [String] {
    var keys: [String] = []
    var (left, right) = (rows[...], other.rows[...])
    while let mine = left.first, let theirs = right.first {
      let (key, otherKey) = (bytes[mine.key], other.bytes[theirs.key])
      if key.elementsEqual(otherKey) {
        if !bytes[mine.key.upperBound..<mine.end].elementsEqual(
          other.bytes[theirs.key.upperBound..<theirs.end])
        {
          keys.append(text(key))
        }
        left.removeFirst()
        right.removeFirst()
      } else if key.lexicographicallyPrecedes(otherKey) {
        left.removeFirst()
      } else {
        right.removeFirst()
      }
    }
    return keys
  }

  private func name(_ row: Row) -> SwiftName {
    let fields = bytes[(row.key.upperBound + 1)..<row.end].split(
      separator: Self.tab, maxSplits: 3, omittingEmptySubsequences: false)
    func field(_ number: Int) -> String? { fields[number].isEmpty ? nil : text(fields[number]) }
    return SwiftName(path: field(0), asyncPath: field(1), hiding: field(2).map(SwiftHiding.init))
  }

  private func text(_ field: ArraySlice<UInt8>) -> String {
    field.withUnsafeBytes { SymbolsIndexText.text($0) }
  }

  private static func written(_ key: String) -> [UInt8] {
    var bytes: [UInt8] = []
    SymbolsIndexText.append(key, to: &bytes)
    return bytes
  }

  private static func module(_ head: ArraySlice<UInt8>) -> String? {
    CanonicalReader.read(head) { reader in
      var name: String?
      reader.members { member, reader in
        if member == "module" { name = reader.string() } else { reader.pass() }
      }
      return name
    }
  }
}

extension SwiftNamesObject: Hashable {
  /// By their bytes, of which there is one form.
  public static func == (lhs: SwiftNamesObject, rhs: SwiftNamesObject) -> Bool { lhs.bytes == rhs.bytes }

  /// By the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

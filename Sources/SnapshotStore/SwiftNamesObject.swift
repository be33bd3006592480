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
    do {
      rows = try bytes.withUnsafeBufferPointer { try Self.rows($0, at: at, count: count) }
    } catch let fault as Fault {
      throw damaged(fault.reason)
    }
    self.module = module
    self.bytes = bytes
  }

  /// What is wrong with the lines.
  private struct Fault: Error {
    let reason: String
  }

  /// Finds `count` lines, the first at `start`: nothing else may follow.
  private static func rows(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, count: Int
  ) throws(Fault) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(count)
    var at = start
    for _ in 0..<count {
      let first = at
      var tabs = 0
      var keyEnd = first
      while at < bytes.count, bytes[at] != 0x0A {
        if bytes[at] == tab {
          if tabs == 0 { keyEnd = at }
          tabs += 1
        }
        at += 1
      }
      guard at < bytes.count, tabs >= 3, keyEnd > first else { throw Fault(reason: "a line cannot be read") }
      if let last = rows.last?.key, !precedes(bytes, last, first..<keyEnd) {
        throw Fault(reason: "the lines are not in order")
      }
      rows.append(Row(key: first..<keyEnd, end: at))
      at += 1
    }
    guard at == bytes.count else { throw Fault(reason: "there is more than it should hold") }
    return rows
  }

  private static func precedes(
    _ bytes: UnsafeBufferPointer<UInt8>, _ left: Range<Int>, _ right: Range<Int>
  ) -> Bool {
    let shared = min(left.count, right.count)
    for offset in 0..<shared {
      let (one, other) = (bytes[left.lowerBound + offset], bytes[right.lowerBound + offset])
      if one != other { return one < other }
    }
    return left.count < right.count
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

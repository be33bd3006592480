import SnapshotStore
import SymbolModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines of names as `SymbolsObject.names(of:)` makes them. They are looked through as bytes: a whole SDK has 10 MB of
/// them.
struct NameList: Sendable {
  /// The lines, and a NUL behind them: C's search stops there. Lines have none.
  private let bytes: [UInt8]

  init(_ lines: [UInt8]) { bytes = lines + [0] }

  /// The rows that hold `needle` and fit; an empty needle is in every row.
  func rows(holding needle: [UInt8], where fits: (NameRow) -> Bool) -> [NameRow] {
    bytes.withUnsafeBytes { whole in
      let all = UnsafeRawBufferPointer(rebasing: whole.dropLast())
      let needle = needle + [0]
      var found: [NameRow] = []
      var at = 0
      while at < all.count {
        guard let hit = Self.find(needle, in: all, from: at) else { break }
        let line = Self.line(around: hit, in: all)
        if let row = Self.row(UnsafeRawBufferPointer(rebasing: all[line])), fits(row) { found.append(row) }
        at = line.upperBound + 1
      }
      return found
    }
  }

  /// The row of a key.
  func row(key: String) -> NameRow? {
    var needle: [UInt8] = [0x09]
    SymbolsIndexText.append(key, to: &needle)
    needle.append(0x09)
    return rows(holding: needle) { $0.key == key }.first
  }

  private static func find(_ needle: [UInt8], in all: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = all.baseAddress else { return nil }
    let text = (base + start).assumingMemoryBound(to: CChar.self)
    return needle.withUnsafeBytes { needle in
      guard let words = needle.baseAddress?.assumingMemoryBound(to: CChar.self),
        let found = strstr(text, words)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// The line, without its end.
  private static func line(around place: Int, in all: UnsafeRawBufferPointer) -> Range<Int> {
    var start = place
    while start > 0, all[start - 1] != 0x0A { start -= 1 }
    var end = place
    while end < all.count, all[end] != 0x0A { end += 1 }
    return start..<end
  }

  private static func row(_ line: UnsafeRawBufferPointer) -> NameRow? {
    guard let first = line.first, let sign = SymbolsObject.NameSign(rawValue: first) else { return nil }
    let fields = line.dropFirst().split(separator: 0x09, omittingEmptySubsequences: false).map {
      SymbolsIndexText.text(UnsafeRawBufferPointer(rebasing: $0))
    }
    guard fields.count >= 6 else { return nil }
    func path(_ number: Int) -> String? { fields[number].isEmpty ? nil : fields[number] }
    let swift = SwiftName(path: path(4), asyncPath: path(5))
    return NameRow(
      sign: sign, kind: fields[0], key: fields[1], name: fields[2], usr: fields[3],
      swiftName: swift.path == nil && swift.asyncPath == nil ? nil : swift)
  }
}

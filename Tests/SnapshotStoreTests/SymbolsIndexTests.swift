import SymbolModel
import Testing

@testable import SnapshotStore

/// The index of a symbols object, compared and searched as bytes.
@Suite struct SymbolsIndexTests {
  private func symbol(_ key: String, _ type: String = "int", header: String = "A.h") -> Symbol {
    var symbol = Symbol(key: key, usr: key, kind: .function, name: key)
    symbol.type = type
    symbol.header = header
    symbol.line = 7
    return symbol
  }

  private func bytes(_ symbols: [Symbol]) -> [UInt8] {
    SymbolsObject.encode(
      ModuleSnapshot(
        name: "M", symbols: symbols.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }))
  }

  private func object(_ symbols: [Symbol]) throws -> SymbolsObject {
    try SymbolsObject(bytes: bytes(symbols))
  }

  /// `~key` for one that changed, `-key` and `+key` for one that went or came.
  private func differences(_ old: [Symbol], _ new: [Symbol]) throws -> [String] {
    let (left, right) = (try object(old), try object(new))
    return SymbolsObject.differences(from: left, to: right).map { difference in
      switch difference {
      case .changed(let before, let after):
        #expect(left.key(at: before) == right.key(at: after))
        return "~" + left.key(at: before)
      case .onlyOld(let row): return "-" + left.key(at: row)
      case .onlyNew(let row): return "+" + right.key(at: row)
      }
    }
  }

  @Test func contentAndHeaderAreDifferences() throws {
    let before = ["a", "b", "c", "d", "e"].map { symbol($0) }
    var moved = symbol("d")
    moved.line = 9
    let after = [
      symbol("a"), symbol("b", "long"), symbol("bb"), symbol("c", header: "B.h"), moved, symbol("f"),
    ]
    #expect(try differences(before, after) == ["~b", "+bb", "~c", "-e", "+f"])
    #expect(try differences(after, before) == ["~b", "-bb", "~c", "+e", "-f"])
    #expect(try differences(before, before) == [])
  }

  /// Bytes below a space, and the backslash, are written in another way: they sort as themselves.
  @Test func keysThatAreEscaped() throws {
    let keys = ["a", "a\tb", "a\u{1}", "a b", "a\\", "a\\9.b", "aZ", "ab", "é", "a\nb"]
    let symbols = keys.map { symbol($0) }
    let object = try object(symbols)
    #expect(object.index.map(\.key) == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for key in keys {
      let row = try #require(object.row(key: key), "\(key.debugDescription)")
      #expect(object.key(at: row) == key)
      #expect(try object.symbol(at: row) == symbol(key))
      #expect(object.entry(key: key)?.key == key)
    }
    for key in ["", "a\\9", "a\t", "zz", "b"] { #expect(object.row(key: key) == nil) }
    for left in keys.indices {
      var fewer = symbols
      fewer.remove(at: left)
      #expect(try differences(symbols, fewer) == ["-" + keys[left]])
      #expect(try differences(fewer, symbols) == ["+" + keys[left]])
    }
  }

  @Test func keysOfOneBeginning() throws {
    let object = try object(["a", "ab", "ab(c", "abd", "b"].map { symbol($0) })
    func keys(_ prefix: String) -> [String] {
      object.rows(keysBeginningWith: prefix).map { object.key(at: $0) }
    }
    #expect(keys("ab") == ["ab", "ab(c", "abd"])
    #expect(keys("") == ["a", "ab", "ab(c", "abd", "b"])
    #expect(keys("c") == [])
    #expect(keys("ab(") == ["ab(c"])
  }

  @Test func aMissingSideHasNoLines() throws {
    let object = try object([symbol("a"), symbol("b")])
    #expect(SymbolsObject.differences(from: nil, to: nil).isEmpty)
    #expect(SymbolsObject.differences(from: object, to: nil).count == 2)
    #expect(SymbolsObject.differences(from: nil, to: object).count == 2)
  }

  /// An object whose digest is right may still be anything: somebody else wrote it.
  @Test(arguments: [
    ("a\t5\t1\tA.h\t", "records are missing"),
    ("a\t5\t1", "the index ends early"),
    ("a\tx\t1\tA.h\t\n", "a line of the index cannot be read"),
    ("a\t-1\t1\tA.h\t\n", "a line of the index cannot be read"),
    ("a\t\t1\tA.h\t\n", "a line of the index cannot be read"),
    ("a\t99999999999\t1\tA.h\t\n", "a line of the index cannot be read"),
    ("a\t4294967295\t1\tA.h\t\n", "a line of the index cannot be read"),
    ("a\n1\t1\tA.h\t\n", "a line of the index cannot be read"),
    ("a\t1\t1\tA.h\tu\tv\n", "a line of the index cannot be read"),
    ("", "the index ends early"),
  ])
  func damagedLines(_ line: String, _ reason: String) {
    let text = "sdkdiff symbols 2\n{\"module\":\"M\"}\n1\n\(line)\(line.hasSuffix("\t") ? "\n" : "")"
    let complaint = StoreFolder.complaint { _ = try SymbolsObject(bytes: Array(text.utf8), path: "x.zst") }
    #expect(complaint.contains(reason), "\(complaint)")
  }

  @Test func anyDamagePassesWithoutATrap() throws {
    let whole = bytes(["a", "b\t", "c"].map { symbol($0) })
    for place in whole.indices {
      for change: UInt8 in [0x01, 0x10, 0x80, 0x0A] {
        var damaged = whole
        damaged[place] ^= change
        guard let object = try? SymbolsObject(bytes: damaged) else { continue }
        for entry in object.index { _ = try? object.symbol(entry) }
        for row in 0..<object.count { _ = try? object.symbol(at: row) }
        _ = SymbolsObject.differences(from: object, to: try SymbolsObject(bytes: whole))
      }
    }
    for length in whole.indices { _ = try? SymbolsObject(bytes: Array(whole[..<length])) }
  }
}

import Foundation
import SnapshotStore
import Testing

@testable import History

/// What is kept changes no answer, whatever happens to it.
@Suite struct HistoryIndexTests {
  private let store: TestStore
  private let files = FileManager.default

  init() throws {
    store = try TestStore()
    try store.add("1A1", ["Kit": "int lamp(void);\nint other(void);", "Odd": "int odd(void);"])
    try store.add("1A2", ["Kit": "long lamp(void);\nint other(void);", "Odd": "int odd(void);"])
    try store.add("1A3", ["Kit": "long lamp(int);\nint other(void);", "Odd": "int odd(void);"])
  }

  private func expectSame(
    _ symbol: String = "lamp", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try store.text(symbol)
    #expect(try store.text(symbol, keeps: true) == expected, sourceLocation: sourceLocation)
    #expect(try store.text(symbol, keeps: true) == expected, sourceLocation: sourceLocation)
  }

  @Test func sameAnswers() throws {
    try expectSame()
    #expect(files.fileExists(atPath: store.indexPath))
    try expectSame("o*")
  }

  /// With an index, objects are read only where findings are missing.
  @Test func nothingIsReadAgain() throws {
    let answer = try store.text("lamp", keeps: true)
    try files.removeItem(atPath: store.store.root + "/objects")
    #expect(try store.text("lamp", keeps: true) == answer)
    #expect(throws: StoreError.self) { try store.text("lamp") }
  }

  @Test func buildsComeGoAndAreReplaced() throws {
    try expectSame()
    try store.add("1A4", ["Kit": "int lamp(int);\nint other(void);"])
    try expectSame()
    try store.add("1A2", ["Kit": "char lamp(void);\nint other(void);"], replacing: true)
    try expectSame()
    try files.removeItem(atPath: store.store.root + "/kit/iphoneos/1A3.json")
    try expectSame()
    try expectSame("odd")
  }

  @Test func whatIsNeededNoMoreGoes() throws {
    _ = try store.text("lamp", keeps: true)
    let index = try #require(HistoryIndex(path: store.indexPath, tool: "tool"))
    let digests = try store.store.manifestFiles().map(\.digest)
    #expect(index.builds(digests).count == 3)
    for build in ["1A2", "1A3"] {
      try files.removeItem(atPath: store.store.root + "/kit/iphoneos/\(build).json")
    }
    try store.add("1A4", ["Kit": "int lamp(int);"])
    _ = try store.text("lamp", keeps: true)
    #expect(index.builds(digests).count == 1)
  }

  @Test func findingsOfAnotherProgramAreNotTakenOver() throws {
    _ = try store.text("lamp", keeps: true)
    try files.removeItem(atPath: store.store.root + "/objects")
    #expect(throws: StoreError.self) {
      try store.reader(keeps: true, tool: "newer").answer(HistoryQuery(symbol: "lamp"))
    }
  }

  @Test(arguments: ["", "no database", String(repeating: "SQLite format 3\0", count: 500)])
  func garbage(_ text: String) throws {
    try files.createDirectory(atPath: store.path + "/cache", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: store.indexPath))
    try expectSame()
    let index = try #require(HistoryIndex(path: store.indexPath, tool: "tool"))
    #expect(index.builds(try store.store.manifestFiles().map(\.digest)).count == 3)
  }

  @Test func flippedBits() throws {
    let expected = try store.text("lamp")
    _ = try store.text("lamp", keeps: true)
    let whole = try Data(contentsOf: URL(fileURLWithPath: store.indexPath))
    for place in stride(from: 0, to: whole.count, by: max(1, whole.count / 150)) {
      var damaged = whole
      damaged[place] ^= 0x10
      for name in ["-wal", "-shm"] { try? files.removeItem(atPath: store.indexPath + name) }
      try damaged.write(to: URL(fileURLWithPath: store.indexPath))
      #expect(try store.text("lamp", keeps: true) == expected, "byte \(place)")
    }
  }

  @Test func deletedWhileItIsUsed() throws {
    let index = try #require(HistoryIndex(path: store.indexPath, tool: "tool"))
    try files.removeItem(atPath: store.path + "/cache")
    index.add(HistoryIndex.Addition(builds: [], lists: [.whole("x"): HistoryIndex.packed([1])]))
    try expectSame()
  }

  @Test func noPlaceForIt() throws {
    // A file where the folder should be: not even root can write there.
    try Data().write(to: URL(fileURLWithPath: store.path + "/cache"))
    try expectSame()
    #expect(try files.contentsOfDirectory(atPath: store.path).contains("cache"))
  }

  @Test func aFolderInItsPlace() throws {
    try files.createDirectory(atPath: store.indexPath + "/x", withIntermediateDirectories: true)
    try expectSame()
  }

  @Test func places() throws {
    func path(_ environment: [String: String]) -> String? {
      HistoryReader.indexPath(store: "/nowhere/Store", environment: environment)
    }
    let cache = try #require(path(["XDG_CACHE_HOME": "/c", "HOME": "/h"]))
    #expect(cache.hasPrefix("/c/sdkdiff/history-") && cache.hasSuffix(".sqlite"))
    #expect(path(["HOME": "/h"])?.hasPrefix("/h/") == true)
    #expect(path(["XDG_CACHE_HOME": "relative"]) == nil && path([:]) == nil)
    #expect(cache != HistoryReader.indexPath(store: "/nowhere/Other", environment: ["XDG_CACHE_HOME": "/c"]))
  }
}

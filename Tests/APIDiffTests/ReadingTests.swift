import SnapshotStore
import Synchronization
import Testing

@testable import APIDiff

/// What a comparison opens: its cost grows with what differs.
@Suite struct ReadingTests {
  /// The modules that were read on a side, as often as they were.
  private final class Log: Sendable {
    private let names = Mutex<[String]>([])
    func add(_ name: String) { names.withLock { $0.append(name) } }
    var all: [String] { names.withLock { $0.sorted() } }
  }

  private func side(_ headers: HeaderPair.Headers, _ build: String, _ log: Log) throws -> DiffSide {
    let side = try HeaderFolder.parsed(headers).side(build)
    return DiffSide(manifest: side.manifest) { module in
      log.add(module.name)
      return try side.symbols(module)
    }
  }

  /// The findings' ids, and what was read on both sides.
  private func compare(
    _ before: HeaderPair.Headers, _ after: HeaderPair.Headers
  ) throws -> (ids: [ChangeID], old: [String], new: [String]) {
    let (old, new) = (Log(), Log())
    let changelog = try SnapshotDiff.between(
      side(before, "20A1", old), side(after, "20A2", new), toolVersion: "1.0")
    return (changelog.findings.map(\.id), old.all, new.all)
  }

  private let others: HeaderPair.Headers = [
    "Big/Big.h": "@protocol P\n@end\n@interface Big : NSObject <P>\n@end\n"
      + (0..<20).map { "void f\($0)(void);\n" }.joined(),
    "Small/Small.h": "void g(void);",
  ]

  @Test func equalModulesAreNotRead() throws {
    var (before, after) = (others, others)
    before["Test/Test.h"] = "void f(void);"
    after["Test/Test.h"] = "int f(void);\nvoid g(void);"
    let result = try compare(before, after)
    #expect(result.ids == [.typeChanged, .symbolAdded])
    #expect(result.old == ["Test"])
    #expect(result.new == ["Test"])
  }

  @Test func aSuperclassIsLookedForInTheLargeModulesFirst() throws {
    var (before, after) = (others, others)
    before["Test/Test.h"] = "#import <Big/Big.h>\n@interface Test : Big <P>\n@end"
    after["Test/Test.h"] = "#import <Big/Big.h>\n@interface Test : Big\n@end"
    let result = try compare(before, after)
    #expect(result.ids == [])
    #expect(result.old == ["Test"])
    #expect(result.new == ["Big", "Test"])
  }

  @Test func eachObjectIsReadOnce() throws {
    var (before, after) = (others, others)
    // Neither superclass nor category has the protocol: every module is asked.
    let head = "#import <Big/Big.h>\n@protocol Q\n@end\n"
    before["Test/Test.h"] = head + "@interface Test : Big <Q>\n@end\n@interface Other : Big <Q>\n@end"
    after["Test/Test.h"] = head + "@interface Test : Big\n@end\n@interface Other : Big\n@end"
    let result = try compare(before, after)
    #expect(result.ids == [.protocolConformanceRemoved, .protocolConformanceRemoved])
    #expect(result.new == ["Big", "Small", "Test"])
  }
}

import SnapshotStore
import Testing

@testable import APIDiff

/// What was not, or not wholly, compared is told, with its reason and side.
@Suite struct ModuleStatusTests {
  private static let two: HeaderPair.Headers = ["A/A.h": "void a(void);", "B/B.h": "void b(void);"]
  private static let changed: HeaderPair.Headers = ["A/A.h": "int a(void);", "B/B.h": "void b(void);"]

  private func status(
    _ before: HeaderPair.Headers = two, _ after: HeaderPair.Headers = changed,
    options: DiffOptions = DiffOptions(), baseline: (inout SnapshotManifest) -> Void = { _ in },
    current: (inout SnapshotManifest) -> Void = { _ in }
  ) throws -> Changelog {
    try PairCheck.changelog(before, after, options: options, baseline: baseline, current: current)
  }

  @Test func changedAndUnchanged() throws {
    let changelog = try status()
    #expect(
      changelog.modules == [
        ModuleComparison(name: "A", status: .changed), ModuleComparison(name: "B", status: .unchanged),
      ])
    #expect(changelog.summary.breaking == 1)
    #expect(changelog.notes.isEmpty)
  }

  @Test func onlyNoiseIsUnchanged() throws {
    let changelog = try PairCheck.changelog("void f(int a);", "void f(int b);")
    #expect(changelog.modules.map(\.status) == [.unchanged])
    #expect(changelog.summary.noise == 1)
  }

  @Test func unparsed() throws {
    let unparsed = { (manifest: inout SnapshotManifest) in
      manifest.modules[0].status = .unparsed
      manifest.modules[0].reason = "too much memory"
      manifest.modules[0].digests = [:]
    }
    #expect(
      try status(baseline: unparsed).modules[0]
        == ModuleComparison(name: "A", status: .unparsed, reason: "too much memory", side: .baseline))
    let current = try status(current: unparsed)
    #expect(
      current.modules[0]
        == ModuleComparison(name: "A", status: .unparsed, reason: "too much memory", side: .current))
    #expect(current.findings.isEmpty)
    #expect(try status(baseline: unparsed, current: unparsed).modules[0].side == .both)
    let both = try status(baseline: unparsed) {
      unparsed(&$0)
      $0.modules[0].reason = "too slow"
    }
    #expect(both.modules[0].reason == "baseline: too much memory; current: too slow")
  }

  @Test func withoutHeaders() throws {
    let swiftOnly = { (manifest: inout SnapshotManifest) in
      manifest.modules[0].status = .noHeaders
      manifest.modules[0].reason = "Swift only"
      manifest.modules[0].digests = [:]
    }
    let both = try status(baseline: swiftOnly, current: swiftOnly)
    #expect(
      both.modules[0] == ModuleComparison(name: "A", status: .noHeaders, reason: "Swift only", side: .both))
    #expect(both.findings.isEmpty)
    let gone = try status(current: swiftOnly)
    #expect(gone.modules[0].status == .changed)
    #expect(gone.findings.map(\.id) == [.symbolRemoved])
    #expect(gone.notes == ["A has no headers in the current build: Swift only."])
    let came = try status(baseline: swiftOnly)
    #expect(came.findings.map(\.id) == [.symbolAdded])
    #expect(came.notes == ["A has no headers in the baseline: Swift only."])
  }

  @Test func outsideTheScope() throws {
    let onlyB = { (manifest: inout SnapshotManifest) in
      manifest.scope = ["B"]
      manifest.modules.removeFirst()
    }
    let baseline = try status(baseline: onlyB)
    #expect(baseline.modules[0].status == .notCompared)
    #expect(baseline.modules[0].side == .baseline)
    #expect(baseline.modules[0].reason == "outside the baseline's scope")
    let current = try status(current: onlyB)
    #expect(current.modules[0].status == .notCompared)
    #expect(current.modules[0].side == .current)
    #expect(baseline.findings.isEmpty && current.findings.isEmpty)
  }

  @Test func addedAndRemoved() throws {
    let one: HeaderPair.Headers = ["B/B.h": "void b(void);"]
    let added = try status(one, Self.two)
    #expect(added.modules[0] == ModuleComparison(name: "A", status: .added))
    #expect(added.findings.map(\.new) == ["1 symbol"])
    let removed = try status(Self.two, one)
    #expect(removed.modules[0] == ModuleComparison(name: "A", status: .removed))
    #expect(removed.findings.map(\.old) == ["1 symbol"])
  }

  @Test func choices() throws {
    var options = DiffOptions()
    options.modules = ["B"]
    #expect(try status(options: options).modules.map(\.name) == ["B"])
    let before: HeaderPair.Headers = ["A/A.h": "void f(int a);\nvoid g(void);"]
    let after: HeaderPair.Headers = ["A/A.h": "int f(int b);"]
    func findings(_ only: Set<String>, _ except: Set<String>) throws -> [Finding] {
      var options = DiffOptions()
      options.only = only
      options.except = except
      let changelog = try status(before, after, options: options)
      let summary = changelog.summary
      #expect(summary.breaking + summary.warning + summary.info + summary.noise == changelog.findings.count)
      return changelog.findings
    }
    let all = try findings([], [])
    #expect(all.map(\.id) == [.parameterRenamed, .typeChanged, .symbolRemoved])
    #expect(try findings(["type-changed"], []) == [all[1]])
    #expect(try findings(["breaking"], ["symbol-removed"]) == [all[1]])
    #expect(try findings([], ["noise"]) == Array(all[1...]))
  }

  @Test func notes() throws {
    let other = try status {
      $0.tool = SnapshotManifest.Tool(version: "0", extractor: 2, libclang: "14", stubs: 2)
      $0.build.product = "kit"
      $0.build.platform = "macosx"
    }
    #expect(other.notes.count == 5)
    for word in [
      "platforms: macosx and iphoneos", "products: kit and sdk", "extractor (2 and 1)",
      "libclang (14 and 19)", "stub",
    ] {
      #expect(other.notes.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test func whatTouchesAnErrorNeitherCameNorWent() throws {
    let damaged = "int g(int a);\nint f(int a, struct Gone b[sizeof(struct Gone)]);"
    let old = try HeaderFolder.parsed(["Test/Test.h": damaged]).side("20A1")
    let object = try #require(try old.symbols(old.manifest.modules[0]))
    #expect(try object.index.contains { try object.symbol($0).isIncomplete })
    for (before, after) in [(damaged, "int g(int a);"), ("int g(int a);", damaged)] {
      #expect(try PairCheck.changelog(before, after).findings.map(\.id) == [])
    }
  }

  @Test func damagedDeclarationsAreNotCompared() throws {
    let whole = "int f(int a);\nint g(int a);\n@interface Test : NSObject\n- (int)m:(int)a;\n@end"
    let damaged = """
      int f(UnknownThing<int a;
      long g(int a);
      @interface Test : NSObject
      - (int)m:(int)a;
      @end
      """
    for (before, after, side) in [
      (whole, damaged, ModuleComparison.Side.current), (damaged, whole, .baseline), (damaged, damaged, .both),
    ] {
      let changelog = try PairCheck.changelog(before, after)
      #expect(changelog.modules.map(\.status) == [.incomplete])
      #expect(changelog.modules.map(\.side) == [side])
      #expect(changelog.modules.allSatisfy { $0.reason?.isEmpty == false })
      #expect(changelog.findings.allSatisfy { $0.symbol?.name != "f" })
      #expect(changelog.findings.map(\.id) == (side == .both ? [] : [.typeChanged]))
    }
  }
}

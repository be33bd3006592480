import APIDiff
import Foundation
import SnapshotStore
import SymbolModel
import Testing

/// Swift names of two snapshots held against each other.
@Suite struct SwiftNameTests {
  private static let kit = """
    @interface Kit : NSObject
    - (void)paint:(int)colour;
    - (void)fetch:(int)x handler:(void (^)(int))handler;
    @end
    struct Point { int x; };
    void free_function(void);
    """
  private static let names = [
    "Kit": SwiftName(path: "Kit"), "-[Kit paint:]": SwiftName(path: "Kit.paint(_:)"),
    "-[Kit fetch:handler:]": SwiftName(path: "Kit.fetch(_:handler:)", asyncPath: "Kit.fetch(_:)"),
    "Point": SwiftName(path: "Point"), "Point.x": SwiftName(path: "Point.x"),
    "free_function": SwiftName(path: "free_function()"),
  ]
  private static let complete = SwiftNamesState(toolchain: "t1", recipe: 1, status: .complete)

  /// One side: headers, and names by the symbols' printed names.
  private struct Side {
    var header = SwiftNameTests.kit
    var names = SwiftNameTests.names
    var state: SwiftNamesState? = SwiftNameTests.complete
  }

  private func side(_ side: Side, _ build: String) throws -> DiffSide {
    let folder = try HeaderFolder.parsed(["M/M.h": "#import <Foundation/Foundation.h>\n" + side.header])
    let plain = folder.side(build)
    let symbols = try #require(try plain.symbols(plain.manifest.modules[0]))
    var names: [String: SwiftName] = [:]
    for entry in symbols.index { names[entry.key] = side.names[try symbols.symbol(entry).name] }
    let object = SwiftNamesObject(module: "M", names: names)
    var manifest = plain.manifest
    manifest.modules[0].swiftNames = side.state
    if side.state != nil { manifest.modules[0][.swiftNames] = ContentDigest.hex(object.encoded()) }
    let hasNames = side.state != nil
    return DiffSide(manifest: manifest) { _ in
      hasNames ? object : nil
    } symbols: {
      try plain.symbols($0)
    }
  }

  private func changelog(_ old: Side, _ new: Side) throws -> Changelog {
    try SnapshotDiff.between(side(old, "1A1"), side(new, "1A2"), toolVersion: "1")
  }

  private func expect(
    _ old: Side, _ new: Side, _ expected: [Expected], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try changelog(old, new).findings.map { Expected($0, asFarAs: nil) }
    #expect(
      Set(found) == Set(expected) && found.count == expected.count, "\(found)", sourceLocation: sourceLocation
    )
  }

  private func with(_ changes: [String: SwiftName?], header: String = kit) -> Side {
    var side = Side(header: header)
    for (key, name) in changes { side.names[key] = name }
    return side
  }

  @Test func equalNamesGiveNothing() throws {
    try expect(Side(), Side(), [])
    #expect(try changelog(Side(), Side()).notes.isEmpty)
  }

  /// By notes of the API, or by a type that the name leaves out: the header is the same.
  @Test func aNameChangesWithoutTheHeader() throws {
    let new = with(["-[Kit paint:]": SwiftName(path: "Kit.paint(in:)")])
    try expect(
      Side(), new,
      [Expected(.swiftNameChanged, .breaking, "-[Kit paint:]", old: "paint(_:)", new: "paint(in:)")])
    let changelog = try changelog(Side(), new)
    #expect(changelog.findings[0].symbol?.swiftName == "paint(in:)")
    #expect(changelog.modules[0].status == .changed)
  }

  @Test func theContainersNameIsToldOnTheContainer() throws {
    let new = with([
      "Kit": SwiftName(path: "Set"), "-[Kit paint:]": SwiftName(path: "Set.paint(_:)"),
      "-[Kit fetch:handler:]": SwiftName(path: "Set.fetch(_:handler:)", asyncPath: "Set.fetch(_:)"),
      "Point": SwiftName(path: "Kit.Point"), "Point.x": SwiftName(path: "Kit.Point.x"),
    ])
    try expect(
      Side(), new,
      [
        Expected(.swiftNameChanged, .breaking, "Kit", old: "Kit", new: "Set"),
        Expected(.swiftNameChanged, .breaking, "Point", old: "Point", new: "Kit.Point"),
      ])
  }

  @Test func theAsyncFormHasANameOfItsOwn() throws {
    let name = SwiftName(path: "Kit.fetch(_:handler:)", asyncPath: "Kit.result(of:)")
    try expect(
      Side(), with(["-[Kit fetch:handler:]": name]),
      [
        Expected(
          .swiftNameChanged, .breaking, "-[Kit fetch:handler:]", part: "async", old: "fetch(_:)",
          new: "result(of:)")
      ])
  }

  @Test func refinementComesAndGoes() throws {
    let refined = Self.kit.replacingOccurrences(of: "colour;", with: "colour NS_REFINED_FOR_SWIFT;")
    let new = with(["-[Kit paint:]": SwiftName(path: "Kit.__paint(_:)", hiding: .refined)], header: refined)
    func expected(_ old: String, _ new: String) -> [Expected] {
      [
        Expected(
          .swiftNameChanged, .breaking, "-[Kit paint:]", part: "refined for Swift", old: old, new: new)
      ]
    }
    try expect(Side(), new, expected("paint(_:)", "__paint(_:)"))
    try expect(new, Side(), expected("__paint(_:)", "paint(_:)"))
  }

  /// What is not for Swift, or not on the platform, has no name: that is availability's to tell.
  @Test func aNameThatComesOrGoesIsNoChange() throws {
    let without = with(["-[Kit paint:]": SwiftName?.none])
    try expect(Side(), without, [])
    try expect(without, Side(), [])
    let hidden = with(["-[Kit paint:]": SwiftName(path: nil, hiding: .unavailable)])
    try expect(Side(), hidden, [])
    let unavailable = Self.kit.replacingOccurrences(
      of: "colour;", with: "colour NS_SWIFT_UNAVAILABLE(\"No.\");")
    let found = try changelog(
      Side(), with(["-[Kit paint:]": SwiftName(path: nil, hiding: .unavailable)], header: unavailable))
    #expect(found.findings.map(\.id) == [.becameUnavailable])
    #expect(found.findings.first?.symbol?.swiftHiding == "unavailable")
  }

  /// What a header writes matters by what comes of it: one change, or none.
  @Test func aWrittenNameIsToldOnceWithItsEffect() throws {
    let written = Self.kit.replacingOccurrences(of: "colour;", with: "colour NS_SWIFT_NAME(paint(in:));")
    try expect(
      Side(), with(["-[Kit paint:]": SwiftName(path: "Kit.paint(in:)")], header: written),
      [Expected(.swiftNameChanged, .breaking, "-[Kit paint:]", old: "paint(_:)", new: "paint(in:)")])
    let same = Self.kit.replacingOccurrences(of: "colour;", with: "colour NS_SWIFT_NAME(paint(_:));")
    try expect(Side(), Side(header: same), [])
  }

  @Test func aRenamedSymbolIsOneChange() throws {
    let renamed = Self.kit.replacingOccurrences(of: "paint:", with: "paintColour:")
    var new = with([:], header: renamed)
    new.names["-[Kit paintColour:]"] = SwiftName(path: "Kit.paintColour(_:)")
    let rename = Expected(
      .symbolRenamed, .breaking, "-[Kit paintColour:]", old: "-[Kit paint:]", new: "-[Kit paintColour:]")
    try expect(Side(), new, [rename])
    // The header keeps the name that Swift had.
    let kept = renamed.replacingOccurrences(of: "colour;", with: "colour NS_SWIFT_NAME(paint(_:));")
    var same = with([:], header: kept)
    same.names["-[Kit paintColour:]"] = SwiftName(path: "Kit.paint(_:)")
    try expect(Side(), same, [rename])
  }

  @Test func withoutNamesOnOneSideWhatIsWrittenCounts() throws {
    let written = Self.kit.replacingOccurrences(of: "colour;", with: "colour NS_SWIFT_NAME(paint(in:));")
    var new = with(["-[Kit paint:]": SwiftName(path: "Kit.paint(in:)")], header: written)
    let expected = [Expected(.swiftNameChanged, .breaking, "-[Kit paint:]", new: "paint(in:)")]
    try expect(Side(state: nil), new, expected)
    let notes = try changelog(Side(state: nil), new).notes
    #expect(notes.count == 1 && notes[0].hasPrefix("The baseline has no Swift names"))
    #expect(try changelog(new, Side(state: nil)).notes[0].hasPrefix("The current build has no Swift names"))
    #expect(try changelog(Side(state: nil), Side(state: nil)).notes.isEmpty)
    new.state?.toolchain = "t2"
    try expect(Side(), new, expected)
    #expect(try changelog(Side(), new).notes[0].contains("t1 and t2"))
    new.state = SwiftNamesState(toolchain: "t1", recipe: 2, status: .complete)
    try expect(Side(), new, expected)
    new.state = SwiftNamesState(toolchain: "t1", recipe: 1, status: .relaxed, reason: "an error")
    try expect(Side(), new, expected)
    #expect(try changelog(Side(), new).notes[0].contains("incomplete in M"))
  }

  /// Of other toolchains, names differ without anybody's doing.
  @Test func namesOfDifferentMakersAreNotCompared() throws {
    var new = with(["-[Kit paint:]": SwiftName(path: "Kit.paint(in:)")])
    for state in [
      SwiftNamesState(toolchain: "t2", recipe: 1, status: .complete),
      SwiftNamesState(toolchain: "t1", recipe: 2, status: .complete),
      SwiftNamesState(toolchain: "t1", recipe: 1, status: .relaxed),
    ] {
      new.state = state
      try expect(Side(), new, [])
    }
    new.state = SwiftNamesState(toolchain: "t1", recipe: 1, status: .partial)
    #expect(try changelog(Side(), new).findings.count == 1)
  }
}

import Foundation
import Testing

/// Inputs that cannot be used: one line, the contract's code, and a store that stays as it was.
@Suite struct InputTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func expect(
    _ path: String, _ words: String..., flags: [String] = [], status: Int32 = 3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let store = try workspace.sampleStore()
    let before = try workspace.tree("samples")
    let run = try Tool.run(["snapshot", path, "--store", store] + flags, in: workspace.path)
    Tool.expectRefusal(run, status, sourceLocation: sourceLocation)
    for word in words { #expect(run.errors.contains(word), "\(run.errors)", sourceLocation: sourceLocation) }
    #expect(try workspace.tree("samples") == before, sourceLocation: sourceLocation)
  }

  @Test func missing() throws { try expect("nothing.sdk", "nothing.sdk: not found") }

  @Test func emptyFolder() throws {
    try workspace.folder("empty")
    try expect("empty", "empty: no headers in it", flags: ["--build", "1"])
  }

  @Test func emptySDK() throws {
    try workspace.folder("Empty.sdk")
    try expect("Empty.sdk", "not an SDK")
  }

  @Test func file() throws {
    try workspace.write("X.sdk", "no SDK")
    try expect("X.sdk", "not an SDK: it is a file")
  }

  @Test func withoutBuild() throws {
    try workspace.sdk("A.sdk", build: nil, ["A": ["A.h": "int a(void);"]])
    try expect("A.sdk", "does not name its build", "--build", status: 2)
  }

  @Test func damagedPropertyList() throws {
    try workspace.sdk("A.sdk", build: "1A1", ["A": ["A.h": "int a(void);"]])
    try workspace.write("A.sdk/System/Library/CoreServices/SystemVersion.plist", "<plist><di")
    try expect("A.sdk", "SystemVersion.plist: cannot be read")
  }

  @Test func hostileBuildNumber() throws {
    try workspace.sdk("A.sdk", build: "../../../tmp/x", ["A": ["A.h": "int a(void);"]])
    try expect("A.sdk", "'../../../tmp/x' is no version or build")
  }

  @Test func unknownModule() throws {
    try expect(
      Samples.sdk("24A437"), "did you mean 'LanternKit'?", flags: ["--module", "LanternKitt"], status: 2)
  }

  @Test func missingSysroot() throws {
    try expect(
      Samples.sdk("24A437"), "nowhere: no such folder (--sysroot)", flags: ["--sysroot", "nowhere"])
  }

  @Test func notWhole() throws {
    try workspace.framework("A", ["A.h": "int a(void);\n@interface Half : Unknown_\n- (broken;\n@end\n"])
    try expect(
      "A.framework", "could not be read whole (--strict): A: ", flags: ["--build", "1", "--strict"])
  }

  @Test func noTemporaryFolder() throws {
    // Often: a thread that still looks at the input must not be what ends the command.
    for _ in 0..<20 {
      let run = try Tool.run(
        ["snapshot", Samples.sdk("24A437"), "--store", workspace["store"]],
        environment: ["TMPDIR": "/nowhere/at/all"])
      Tool.expectRefusal(run, 3, "/nowhere/at/all", "$TMPDIR")
    }
    #expect(try workspace.tree("store").isEmpty)
  }

  @Test(.enabled(if: Self.canBeNobody, "needs root, to be somebody else"))
  func unreadable() throws {
    try workspace.sdk("A.sdk", build: "1A1", ["A": ["A.h": "int a(void);"]])
    let run = try Tool.shell(
      """
      chmod 755 . && mkdir store && chmod 777 store && chmod 700 A.sdk && mkdir tmp && chmod 777 tmp
      cp "$TOOL" tool && TMPDIR=$PWD/tmp setpriv --reuid=65534 --regid=65534 --clear-groups \
        ./tool snapshot A.sdk --store store
      """, in: workspace.path)
    Tool.expectRefusal(run, 3, "A.sdk: cannot be read: no permission")
    #expect(try workspace.tree("store").isEmpty)
  }

  @Test(.enabled(if: Self.canBeNobody, "needs root, to be somebody else"))
  func readOnlyStore() throws {
    let run = try Tool.shell(
      """
      chmod 755 . && mkdir store tmp && chmod 777 tmp
      cp "$TOOL" tool && TMPDIR=$PWD/tmp setpriv --reuid=65534 --regid=65534 --clear-groups \
        ./tool snapshot "$SDK" --store store
      """, environment: ["SDK": Samples.sdk("24A437")], in: workspace.path)
    Tool.expectRefusal(run, 3, "cannot write store/objects", "Permission denied")
    #expect(try workspace.tree("store").isEmpty)
    #expect(try workspace.tree("tmp").isEmpty)
  }

  private static let canBeNobody: Bool =
    (try? Tool.shell(
      "setpriv --reuid=65534 --regid=65534 --clear-groups test -r \"$SDK\" -a -x \"$(dirname \"$TOOL\")\"",
      environment: ["SDK": Samples.sdk("24A437")]
    ).status) == 0

  @Test func controlCharactersInPaths() throws {
    let name = "A\u{1B}]0;owned\u{7}.framework"
    try workspace.write(name + "/Headers/B\u{1B}[31m.h", "int a(void);\n- broken\n")
    let snapshot = try Tool.run(
      ["snapshot", name, "--build", "1", "--product", "p", "--store", "s"], in: workspace.path)
    let show = try Tool.run(["show", "1", "--store", "s"], in: workspace.path)
    let missing = try Tool.run(["diff", "./\u{1B}[2J", "./\u{9B}2J", "--store", "s"], in: workspace.path)
    let odd = try Tool.run(["diff", "\u{1B}[2J", "1", "--store", "s"], in: workspace.path)
    for run in [snapshot, show, missing, odd] {
      let text = run.output + run.errors
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }
    #expect(missing.complaints.count == 1)
    #expect(odd.complaints.count == 1)
  }

  @Test func contradictionsAndStrangers() throws {
    try workspace.framework(
      "A",
      [
        "A.h": "int a(void) __attribute__((availability(ios,introduced=14)))"
          + " __attribute__((availability(ios,unavailable)));\nint b(void) __attribute__((kit_new));\n"
      ])
    let run = try Tool.run(
      ["snapshot", "A.framework", "--build", "1", "--store", "s", "--strict"], in: workspace.path)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("stored A/iphoneos/1: 1 module, "), "\(run)")
    #expect(
      run.complaints == [
        "sdkdiff: A: 1 declaration is introduced and unavailable on one platform, and counts as unavailable"
          + " there (`sdkdiff show 1 A` tells which)",
        "sdkdiff: not known to this version: attribute kit_new (1)",
      ])
    let show = try Tool.run(["show", "1", "A", "--store", "s"], in: workspace.path)
    #expect(
      show.output.contains("A.h:1: a is introduced and unavailable on ios; it counts as unavailable"))
    let manifest = try Tool.run(["show", "1", "--store", "s"], in: workspace.path)
    #expect(manifest.output.contains("attribute kit_new (1)"))
  }
}

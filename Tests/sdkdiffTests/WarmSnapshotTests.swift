import Foundation
import SnapshotStore
import Testing

/// A second snapshot of the same: nothing is parsed, and nothing changes.
///
/// Whether something would be parsed shows without a folder for temporary files: only a parse needs one.
@Suite struct WarmSnapshotTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.folder("temporary")
  }

  private func snapshot(_ path: String, _ flags: [String] = [], parses: Bool) throws -> Tool.Run {
    // A folder that is not there ends whatever wants to parse.
    let folder = workspace[parses ? "temporary" : "nowhere"]
    return try Tool.run(
      ["snapshot", path, "--store", "store"] + flags, environment: ["TMPDIR": folder], in: workspace.path)
  }

  private func expectWarm(
    _ path: String, _ flags: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try snapshot(path, flags, parses: false)
    #expect(run.status == 0, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.output.hasPrefix("already stored, unchanged: "), sourceLocation: sourceLocation)
  }

  private func expectCold(
    _ path: String, _ flags: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try snapshot(path, flags, parses: false)
    Tool.expectRefusal(run, 3, "no temporary folder", sourceLocation: sourceLocation)
  }

  private func expectTaken(
    _ path: String, _ flags: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try snapshot(path, flags, parses: true)
    #expect(run.status == 0, "\(run.errors)", sourceLocation: sourceLocation)
  }

  private func sdk(_ name: String = "A.sdk", _ text: String = "int a(void);") throws {
    try workspace.sdk(name, build: "1A1", ["A": ["A.h": text], "B": ["B.h": "int b(void);"]])
  }

  @Test func unchanged() throws {
    try sdk()
    try expectTaken("A.sdk")
    let before = try workspace.tree("store")
    try expectWarm("A.sdk")
    try expectWarm("./A.sdk/")
    try FileManager.default.moveItem(atPath: workspace["A.sdk"], toPath: workspace["Moved.sdk"])
    try expectWarm("Moved.sdk")
    #expect(try workspace.tree("store") == before)
    try expectCold("Moved.sdk", ["--again"])
  }

  @Test func changed() throws {
    try sdk()
    try expectTaken("A.sdk")
    try sdk("A.sdk", "int a(int);")
    try expectCold("A.sdk")
    // One that discovery does not list, and a header may include.
    try sdk()
    try expectWarm("A.sdk")
    try workspace.write("A.sdk/System/Library/Frameworks/A.framework/PrivateHeaders/P.h", "#define P 1")
    try expectCold("A.sdk")
  }

  @Test func otherwiseRead() throws {
    try sdk()
    try expectTaken("A.sdk", ["--clang-arg", "-DX=1"])
    try expectWarm("A.sdk", ["--clang-arg", "-DX=1"])
    for flags in [
      [], ["--clang-arg", "-DX=2"], ["--target", "arm64-apple-ios9.0", "--clang-arg", "-DX=1"],
      ["--module", "A", "--clang-arg", "-DX=1"],
    ] { try expectCold("A.sdk", flags) }
    // Arguments that name files, whose content nobody looked at.
    try expectTaken("A.sdk", ["--again", "--clang-arg", "-I\(workspace.path)"])
    try expectCold("A.sdk", ["--clang-arg", "-I\(workspace.path)"])
  }

  @Test func partOfIt() throws {
    try sdk()
    try expectTaken("A.sdk", ["--module", "B"])
    try expectWarm("A.sdk", ["--module", "B"])
    try sdk("A.sdk", "int other;")
    try expectCold("A.sdk", ["--module", "B"])
  }

  @Test func realSysroot() throws {
    try sdk("Base.sdk")
    try workspace.framework("Kit", ["Kit.h": "#import <A/A.h>\nint kit(void);"])
    let flags = ["--build", "1", "--sysroot", "Base.sdk"]
    try expectTaken("Kit.framework", flags)
    try expectWarm("Kit.framework", flags)
    try expectCold("Kit.framework", ["--build", "1"])
    try sdk("Base.sdk", "typedef int a;")
    try expectCold("Kit.framework", flags)
  }

  @Test func neighbours() throws {
    try workspace.framework("Kit", ["Kit.h": "#import <Other/Other.h>\nint kit(void);"])
    try expectTaken("Kit.framework", ["--build", "1"])
    try expectWarm("Kit.framework", ["--build", "1"])
    try workspace.framework("Other", ["Other.h": "#define kit tik"])
    try expectCold("Kit.framework", ["--build", "1"])
  }

  @Test func includesThatLeadOutside() throws {
    try workspace.write("headers/a.h", "#include \"../b.h\"\nint a(void);")
    try expectTaken("headers", ["--build", "1"])
    try expectCold("headers", ["--build", "1"])
  }

  @Test func damagedObjects() throws {
    try sdk()
    try expectTaken("A.sdk")
    let before = try workspace.tree("store")
    let object = try #require(before.keys.first { $0.hasSuffix(".zst") })
    try workspace.write("store/\(object)", "damage")
    try expectCold("A.sdk")
    try expectTaken("A.sdk")
    #expect(try workspace.tree("store") == before)
    try FileManager.default.removeItem(atPath: workspace["store/\(object)"])
    try expectTaken("A.sdk")
    #expect(try workspace.tree("store") == before)
  }

  @Test func notWhole() throws {
    try sdk("A.sdk", "int a(void);\n@interface Half : Unknown_\n- (broken;\n@end\n")
    try expectTaken("A.sdk")
    let warm = try snapshot("A.sdk", parses: false)
    #expect(warm.status == 0)
    #expect(warm.errors.contains("A: incomplete: "))
    Tool.expectRefusal(
      try snapshot("A.sdk", ["--strict"], parses: false), 3, "could not be read whole (--strict): A: ")
  }

  @Test func olderManifests() throws {
    try sdk()
    try expectTaken("A.sdk")
    let store = SnapshotStore(root: workspace["store"])
    var manifest = try #require(store.manifests().first)
    #expect(manifest.inputDigest?.count == 64)
    manifest.inputDigest = nil
    let target = manifest.target
    manifest.target = "another"
    try store.write(manifest, replacing: true)
    manifest.target = target
    try store.write(manifest, replacing: true)
    #expect(try workspace.read("store/sdk/iphoneos/1A1.json").contains("inputDigest") == false)
    #expect(try store.manifests() == [manifest])
    try expectCold("A.sdk")
    try expectTaken("A.sdk")
  }
}

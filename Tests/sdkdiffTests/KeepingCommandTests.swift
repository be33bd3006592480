import Foundation
import SnapshotStore
import Testing

/// `verify`, `gc`, `export` and `import`, as people see them.
@Suite struct KeepingCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func run(_ arguments: String...) throws -> Tool.Run {
    let all = arguments.contains("--store") ? arguments : arguments + ["--store", "store"]
    return try Tool.run(all, in: workspace.path)
  }

  private func sdk(_ text: String, build: String = "1A1") throws {
    try? FileManager.default.removeItem(atPath: workspace["A.sdk"])
    try workspace.sdk("A.sdk", build: build, ["A": ["A.h": text], "B": ["B.h": "int b(void);"]])
    #expect(try run("snapshot", "A.sdk", "--again").status == 0)
  }

  private func files(_ suffix: String, in store: String = "store") throws -> [String] {
    try workspace.tree(store).keys.filter { $0.hasSuffix(suffix) }.sorted()
  }

  @Test func aStoreThatIsWhole() throws {
    try sdk("int a(void);")
    let run = try run("verify")
    #expect((run.status, run.errors) == (0, ""))
    #expect(
      run.output.wholeMatch(of: /store: 1 build, 2 objects, \d+ bytes: whole\n/) != nil, "\(run.output)")
    let shipped = try Tool.run(["verify", "--store", "\(Tool.root)/Snapshots"])
    #expect(shipped.status == 0)
    #expect(shipped.output.hasSuffix("bytes: whole\n"), "\(shipped.output)")
    Tool.expectRefusal(
      try self.run("verify", "--store", "nowhere"), 3, "cannot read nowhere: there is no such folder")
  }

  @Test func damageIsNamed() throws {
    try sdk("int a(void);")
    let whole = try workspace.tree("store")
    for name in try files(".zst") + files(".json") {
      var data = try #require(whole[name] ?? nil)
      data[data.count / 3] ^= 4
      try workspace.write("store/\(name)", data)
      let run = try run("verify")
      #expect(run.status == 3)
      #expect(run.output.contains("damaged: \(name): "), "\(run.output)")
      #expect(run.output.contains("not whole; 1 damaged"))
      #expect(
        run.errors
          == "sdkdiff: store is not whole: restore what is named above, or take those snapshots again"
          + " with --again\n")
      try workspace.write("store/\(name)", try #require(whole[name] ?? nil))
    }
    #expect(try run("verify").status == 0)
  }

  @Test func whatNobodyNeedsGoes() throws {
    try sdk("int a(void);")
    let old = try files(".zst")
    try sdk("int a(int);")
    let orphan = try #require(try files(".zst").first { old.contains($0) && !$0.isEmpty && isOrphan($0) })
    let verify = try run("verify")
    #expect(verify.status == 0)
    #expect(verify.output.contains("orphan: \(orphan): no manifest names it\n"))
    #expect(verify.output.hasSuffix("whole; 1 orphan\n"))
    #expect(try run("gc").output == "store: removed 0 files, 0 bytes; 1 object younger than 7d kept\n")
    let before = try workspace.tree("store")
    let dry = try run("gc", "--grace", "0", "--dry-run")
    #expect(dry.output.hasPrefix("would remove \(orphan) ("), "\(dry.output)")
    #expect(dry.output.contains("store: would remove 1 file, "))
    #expect(try workspace.tree("store") == before)
    let gone = try run("gc", "--grace=0s")
    #expect(gone.status == 0)
    #expect(gone.output == dry.output.replacing("would remove", with: "removed"))
    #expect(try files(".zst").contains(orphan) == false)
    #expect(try run("verify").output.hasSuffix("bytes: whole\n"))
    #expect(try run("gc", "--grace", "0").output == "store: removed 0 files, 0 bytes\n")
  }

  private func isOrphan(_ name: String) -> Bool {
    let digest = name.split(separator: "/").dropFirst().joined().dropLast(4)
    let manifest = (try? workspace.read("store/sdk/iphoneos/1A1.json")) ?? ""
    return !manifest.contains(digest)
  }

  @Test func damagedManifestsKeepAllObjects() throws {
    try sdk("int a(void);")
    try sdk("int a(int);")
    let name = "store/sdk/iphoneos/1A1.json"
    try workspace.write(name, String(try workspace.read(name).dropLast(10)))
    let objects = try files(".zst")
    Tool.expectRefusal(
      try run("gc", "--grace", "0"), 3,
      "gc: nothing is removed: the store is damaged: store/sdk/iphoneos/1A1.json")
    #expect(try files(".zst") == objects)
  }

  @Test func graceIsATime() throws {
    try sdk("int a(void);")
    for good in ["0", "0s", "30s", "5m", "12h", "7d"] { #expect(try run("gc", "--grace", good).status == 0) }
    for bad in ["7", "x", "7w", "1.5d", "d", "99999999d", "٣d"] {
      Tool.expectRefusal(try run("gc", "--grace", bad), 2, "7d, 12h, 30m, 45s or 0")
    }
  }

  @Test func outAndIn() throws {
    try sdk("int a(void);")
    #expect(try run("export", "1A1", "--output", "one.tar").status == 0)
    let piped = try Tool.shell("\"$TOOL\" export iphoneos@latest --store store >two.tar", in: workspace.path)
    #expect(piped.status == 0)
    #expect(try workspace.tree("")["one.tar"] == workspace.tree("")["two.tar"])
    // A stranger's tools open it.
    let listed = try Tool.shell(
      "tar tf one.tar && mkdir t && tar xf one.tar -C t && zstd -dcq t/objects/*/*.zst | head -n 1",
      in: workspace.path)
    #expect(listed.output.hasPrefix("manifest.json\nobjects/"))
    #expect(listed.output.hasSuffix("sdkdiff symbols 2\n"))
    let taken = try run("import", "one.tar", "--store", "other")
    #expect(taken.output == "imported sdk/iphoneos/1A1 (27.2): 2 modules, 2 symbols\n", "\(taken.errors)")
    #expect(try files("", in: "other") == files("", in: "store"))
    let again = try Tool.shell("cat one.tar | \"$TOOL\" import - --store other", in: workspace.path)
    #expect(again.output == "already stored, unchanged: sdk/iphoneos/1A1 (27.2): 2 modules, 2 symbols\n")
    try sdk("int a(int);")
    Tool.expectRefusal(
      try run("import", "one.tar"), 3, "sdk/iphoneos/1A1 is stored with other content; --again")
    #expect(try run("import", "one.tar", "--again").output.hasPrefix("imported sdk/iphoneos/1A1"))
    #expect(try run("diff", "1A1", "A.sdk").output.contains("type-changed"))
  }

  @Test func badArchives() throws {
    try workspace.write("notes.txt", "no archive")
    try workspace.write("empty", "")
    for (name, words) in [
      ("notes.txt", "cannot import notes.txt: it ends early"),
      ("empty", "cannot import empty: it ends early"),
      ("nowhere", "cannot read nowhere: No such file"), (".", "cannot read .: Is a directory"),
    ] { Tool.expectRefusal(try run("import", name), 3, words) }
    #expect(try workspace.tree("store").isEmpty)
    try sdk("int a(void);")
    Tool.expectRefusal(try run("export", "2B2", "--output", "x.tar"), 3, "no build '2B2' in store")
    Tool.expectRefusal(
      try run("export", "1A1", "--output", "no/x.tar"), 3, "cannot write no/x.tar: there is no folder")
    let object = try #require(try files(".zst").first)
    try FileManager.default.removeItem(atPath: workspace["store/\(object)"])
    try workspace.write("x.tar", "as it was")
    Tool.expectRefusal(try run("export", "1A1", "--output", "x.tar"), 3, "the object is missing")
    #expect(try workspace.read("x.tar") == "as it was")
    #expect(try workspace.tree("").keys.allSatisfy { !$0.contains(".writing-") })
  }

  @Test func links() throws {
    try sdk("int a(void);")
    try FileManager.default.moveItem(atPath: workspace["store/sdk"], toPath: workspace["elsewhere"])
    try FileManager.default.createSymbolicLink(
      atPath: workspace["store/sdk"], withDestinationPath: workspace["elsewhere"])
    for arguments in [["list"], ["show", "1A1"], ["gc"], ["export", "1A1"], ["snapshot", "A.sdk"]] {
      let run = try Tool.run(arguments + ["--store", "store"], in: workspace.path)
      Tool.expectRefusal(run, 3, "store/sdk is a symbolic link, and none is followed in a store")
    }
    #expect(try run("verify").output.contains("link: sdk: a symbolic link, which is not followed"))
    // All of it may be elsewhere.
    try FileManager.default.removeItem(atPath: workspace["store/sdk"])
    try FileManager.default.moveItem(atPath: workspace["elsewhere"], toPath: workspace["store/sdk"])
    try FileManager.default.createSymbolicLink(
      atPath: workspace["linked"], withDestinationPath: workspace["store"])
    #expect(try run("show", "1A1", "--store", "linked").status == 0)
    #expect(try run("snapshot", "A.sdk", "--store", "linked").output.hasPrefix("already stored"))
    #expect(try run("verify", "--store", "linked").status == 0)
  }

  @Test(arguments: ["077", "022", "002"])
  func filesHaveTheUsersMask(_ mask: String) throws {
    try workspace.sdk("A.sdk", build: "1A1", ["A": ["A.h": "int a(void);"]])
    let run = try Tool.shell(
      """
      umask \(mask) && "$TOOL" snapshot A.sdk --store store && "$TOOL" export 1A1 --store store --output a.tar &&
      "$TOOL" import a.tar --store other && find store other a.tar -type f -printf '%m\\n' -o -printf '%m/\\n' | sort -u
      """, in: workspace.path)
    let file = String(0o666 & ~(Int(mask, radix: 8) ?? 0), radix: 8)
    let folder = String(0o777 & ~(Int(mask, radix: 8) ?? 0), radix: 8)
    #expect(run.output.hasSuffix("symbols\n\(file)\n\(folder)/\n"), "\(run.output)\(run.errors)")
  }
}

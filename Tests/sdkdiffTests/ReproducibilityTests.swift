import Foundation
import Testing

/// The same headers give the same bytes, wherever and by whomever they are read.
@Suite struct ReproducibilityTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func expectNoPaths(_ store: String) throws {
    let lines = try Tool.shell(
      "cd \(store) && cat $(find . -name '*.json') && for f in $(find . -name '*.zst'); do zstd -dc $f; done")
    #expect(lines.errors == "")
    #expect(lines.output.contains("sdkdiff symbols"))
    for part in [workspace.path, "/tmp/", "/home/", "/root/", "/usr/", Tool.root] {
      #expect(!lines.output.contains(part), "\(part)")
    }
  }

  @Test func anywhere() throws {
    try workspace.copy(Samples.sdk("24B5084k"), "one/A.sdk")
    try workspace.folder("deep")
    try workspace.copy(Samples.sdk("24B5084k"), "deep/Längerer Name.sdk")
    try workspace.folder("home")
    let one = try Tool.run(["snapshot", "one/A.sdk", "--store", "s1"], in: workspace.path)
    #expect(one.status == 0, "\(one.errors)")
    let two = try Tool.shell(
      "umask 077; \"$TOOL\" snapshot 'Längerer Name.sdk' --store ../s2 --jobs 1",
      environment: [
        "TZ": "Asia/Kathmandu", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "HOME": workspace["home"],
        "CPATH": "/usr/include", "C_INCLUDE_PATH": "/usr/include", "SDKROOT": "/nowhere",
      ], in: workspace["deep"])
    #expect(two.status == 0, "\(two.errors)")
    let trees = try ["s1", "s2"].map(workspace.tree)
    #expect(trees[0].count > 5)
    #expect(trees[0] == trees[1])
    #expect(try workspace.tree("home").isEmpty)
  }

  @Test(.enabled(if: hasZstd, "needs the program zstd"))
  func noPathGetsIn() throws {
    try workspace.framework(
      "A",
      [
        "A.h": """
        #import <Foundation/Foundation.h>
        #import <Missing/Missing.h>
        #include "\(workspace.path)/not-there.h"
        #define WHERE __FILE__
        enum { here = sizeof(__FILE__) };
        static const char *const place = __FILE__;
        typedef struct { int a; } Unnamed;
        typedef enum { one } *Pointer;
        struct { int x; } variable;
        Unknown_ b(void);
        """
      ])
    for store in ["s1", "s2"] {
      let run = try Tool.run(
        ["snapshot", "A.framework", "--build", "1", "--store", store], in: workspace.path)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try workspace.tree("s1") == workspace.tree("s2"))
    try workspace.write(
      "A.framework/Headers/A.h",
      try workspace.read("A.framework/Headers/A.h").replacingOccurrences(
        of: "#include \"\(workspace.path)/not-there.h\"\n", with: ""))
    _ = try Tool.run(["snapshot", "A.framework", "--build", "2", "--store", "s3"], in: workspace.path)
    try expectNoPaths(workspace["s3"])
    try expectNoPaths(Samples.store())
  }

  private static let hasZstd = (try? Tool.shell("zstd --version").status) == 0

  @Test func umaskIsTheUsers() throws {
    let run = try Tool.shell(
      "umask 027; \"$TOOL\" snapshot \"$SDK\" --store s; umask 002; \"$TOOL\" snapshot \"$SDK\" --store t; "
        + "find s t -printf '%y%m\\n' | sort -u", environment: ["SDK": Samples.sdk("24A437")],
      in: workspace.path)
    let modes = run.output.split(separator: "\n").filter { !$0.hasPrefix("stored") }
    #expect(modes == ["d750", "d775", "f640", "f664"])
  }
}

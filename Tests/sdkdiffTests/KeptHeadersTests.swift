import Foundation
import SnapshotStore
import Testing

/// `--keep-headers`: what is kept, what it is good for.
@Suite struct KeptHeadersTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func tool(_ words: String..., environment: [String: String] = [:]) throws -> Tool.Run {
    let run = try Tool.run(words + ["--store", "store"], environment: environment, in: workspace.path)
    return run
  }

  private func digests(_ store: String, _ facet: Facet) throws -> [String: String] {
    let manifests = try SnapshotStore(root: workspace[store]).manifests()
    return Dictionary(
      manifests.flatMap { manifest in
        manifest.modules.compactMap { module in
          module[facet].map { ("\(manifest.build.build) \(module.name)", $0) }
        }
      }
    ) { $1 }
  }

  @Test func nothingIsKeptUnasked() throws {
    #expect(try tool("snapshot", Samples.sdk("24A437")).status == 0)
    #expect(try digests("store", .headers).isEmpty)
    Tool.expectRefusal(
      try tool("show", "24A437", "--headers", "out"), 3, "stored without its headers", "--keep-headers")
    #expect(!FileManager.default.fileExists(atPath: workspace["out"]))
  }

  @Test func addedToAStoredBuildWithoutAParse() throws {
    #expect(try tool("snapshot", Samples.sdk("24A437")).status == 0)
    let symbols = try digests("store", .symbols)
    // A worker that cannot write its answer would fail; the facet alone needs a folder, but no worker.
    let run = try tool("snapshot", Samples.sdk("24A437"), "--keep-headers", environment: ["LD_PRELOAD": ""])
    #expect(run.status == 0)
    #expect(try digests("store", .symbols) == symbols)
    #expect(Set(try digests("store", .headers).keys) == Set(symbols.keys))
    let tree = try workspace.tree("store")
    let again = try tool(
      "snapshot", Samples.sdk("24A437"), "--keep-headers", environment: ["TMPDIR": "/nowhere"])
    #expect(again.output.hasPrefix("already stored, unchanged: "))
    #expect(try tool("snapshot", Samples.sdk("24A437")).status == 0)
    #expect(try workspace.tree("store") == tree)
  }

  @Test func anUnchangedModuleAddsNothing() throws {
    for build in ["24B5089g", "24B5099f"] {
      #expect(try tool("snapshot", Samples.sdk(build), "--keep-headers").status == 0)
    }
    let symbols = try digests("store", .symbols)
    let headers = try digests("store", .headers)
    for name in ["AppTrackingTransparency", "LanternKit", "TidepoolMedia"] {
      let same = symbols["24B5089g \(name)"] == symbols["24B5099f \(name)"]
      if same { #expect(headers["24B5089g \(name)"] == headers["24B5099f \(name)"]) }
    }
  }

  /// Read again by whatever parser there is then, they give the same symbols.
  @Test func takenAgain() throws {
    for build in Samples.builds {
      #expect(try tool("snapshot", Samples.sdk(build), "--keep-headers").status == 0)
      let run = try tool("show", build, "--headers", "sdk-\(build)")
      #expect(run.status == 0 && run.errors == "")
      let again = try Tool.run(["snapshot", "sdk-\(build)", "--store", "again"], in: workspace.path)
      #expect(again.status == 0, "\(again.errors)")
    }
    #expect(try digests("again", .symbols) == digests("store", .symbols))
    let manifests = try ["store", "again"].map { try SnapshotStore(root: workspace[$0]).manifests() }
    #expect(manifests[0].map(\.build) == manifests[1].map(\.build))
    #expect(manifests[0].map(\.target) == manifests[1].map(\.target))
    Tool.expectRefusal(try tool("show", "24A437", "--headers", "sdk-24A437"), 3, "is not empty")
    let part = try tool("show", "24A437", "LanternKit", "--headers", "part")
    #expect(part.output == "5 files of 1 module written to part\n" || part.output.contains("of 1 module"))
    #expect(
      try workspace.tree("part").keys.contains { $0.hasSuffix("LanternKit.framework/Headers/LKLantern.h") })
    #expect(try !workspace.tree("part").keys.contains { $0.contains("Tidepool") })
    Tool.expectRefusal(
      try tool("show", "24A437", "LantrnKit", "--headers", "x"), 2, "did you mean LanternKit?")
  }

  @Test func loneFrameworksAndFolders() throws {
    try workspace.framework(
      "Kit", ["Kit.h": "#import <Kit/Part.inc>\nint kit(void);", "Part.inc": "int part(void);"])
    try workspace.write("headers/a.h", "#include \"deep/b.h\"\nint a(void);")
    try workspace.write("headers/deep/b.h", "int b(void);")
    for (path, name) in [("Kit.framework", "Kit"), ("headers", "headers")] {
      #expect(try tool("snapshot", path, "--build", "1", "--keep-headers").status == 0)
      #expect(try tool("show", "\(name)/iphoneos/1", "--headers", "out-\(name)").status == 0)
      let run = try Tool.run(
        ["snapshot", "out-\(name)/\(path)", "--build", "1", "--store", "again"], in: workspace.path)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try digests("again", .symbols) == digests("store", .symbols))
    #expect(try workspace.read("out-Kit/Kit.framework/Headers/Part.inc") == "int part(void);")
  }

  @Test func linksInsideStayAndThoseOutsideAreNotFollowed() throws {
    try workspace.write("secret.h", "int secret(void);")
    try workspace.sdk("A.sdk", build: "1A1", ["A": ["A.h": "int a(void);"]])
    let script = """
      cd A.sdk/System/Library/Frameworks
      mkdir -p ../Real && mv A.framework ../Real/ && ln -s ../Real/A.framework A.framework
      ln -s ../../../../../../../secret.h A.framework/Headers/secret.h
      ln -s \(workspace.path) A.framework/Headers/everything
      ln -s A.h A.framework/Headers/Same.h
      """
    #expect(try Tool.shell(script, in: workspace.path).status == 0)
    #expect(try tool("snapshot", "A.sdk", "--keep-headers").status == 0)
    #expect(try tool("show", "1A1", "--headers", "out").status == 0)
    let tree = try workspace.tree("out")
    #expect(!tree.keys.contains { $0.contains("secret") || $0.contains("everything") }, "\(tree.keys)")
    #expect(
      !tree.values.contains { $0.map { String(decoding: $0, as: UTF8.self).contains("secret") } == true })
    let again = try Tool.run(["snapshot", "out", "--store", "again"], in: workspace.path)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try digests("again", .symbols) == digests("store", .symbols))
  }

  /// Whoever wrote an object, nothing is written outside the folder.
  @Test(arguments: [
    "file\t../out.h\t1\t", "file\t/etc/x.h\t1\t", "file\ta/../../x.h\t1\t", "file\ta//b.h\t1\t",
    "file\t\t1\t", "file\t.\t1\t", "file\ta\\0.b\t1\t", "link\ta.h\t../../secret", "link\ta.h\t/etc",
    "file\ta.h\t2\t", "file\ta.h\t-1\t", "file\ta.h\t9999999999999999999\t", "file\ta.h\t0\t",
    "other\ta.h\t1\t",
  ])
  func hostileObjects(_ line: String) throws {
    #expect(throws: StoreError.self) {
      try HeadersObject(bytes: Array("sdkdiff headers 1\n{\"module\":\"A\"}\n1\n\(line)\nx".utf8))
    }
  }

  @Test func damagedObjects() throws {
    let good = "sdkdiff headers 1\n{\"module\":\"A\"}\n2\nfile\ta/b.h\t1\tb.h\nlink\tc\ta\nx"
    let object = try HeadersObject(bytes: Array(good.utf8))
    #expect(object.module == "A" && object.entries.count == 2)
    #expect(object.bytes(ofHeader: "b.h").map(Array.init) == [0x78] && object.bytes(ofHeader: "c.h") == nil)
    for end in 0..<good.utf8.count {
      #expect(throws: StoreError.self) { try HeadersObject(bytes: Array(good.utf8.prefix(end))) }
    }
    #expect(throws: StoreError.tooNew(path: "headers", format: 2)) {
      try HeadersObject(bytes: Array(good.replacingOccurrences(of: "headers 1", with: "headers 2").utf8))
    }
  }
}

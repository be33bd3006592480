import Foundation
import Testing

/// Taking snapshots into a store, and finding them again.
@Suite struct StoreCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func snapshot(_ path: String, _ flags: [String] = []) throws -> Tool.Run {
    try Tool.run(["snapshot", path, "--store", "store"] + flags, in: workspace.path)
  }

  @Test func twiceIsOnce() throws {
    let first = try snapshot(Samples.sdk("24A437"))
    #expect(first.status == 0)
    #expect(first.output.hasPrefix("stored sdk/iphoneos/24A437 (27.0): 3 modules, "))
    #expect(first.errors == "")
    let before = try workspace.tree("store")
    for flags in [[], ["--again"]] {
      let again = try snapshot(Samples.sdk("24A437"), flags)
      #expect(again.status == 0)
      #expect(again.output.hasPrefix("already stored, unchanged: sdk/iphoneos/24A437 (27.0)"))
      #expect(try workspace.tree("store") == before)
    }
  }

  @Test func otherContentOnlyOnRequest() throws {
    try workspace.sdk("A.sdk", build: "1A1", ["A": ["A.h": "int a(void);"]])
    #expect(try snapshot("A.sdk").status == 0)
    let before = try workspace.tree("store")
    try workspace.sdk("A.sdk", build: "1A1", ["A": ["A.h": "int a(int);"]])
    Tool.expectRefusal(try snapshot("A.sdk"), 3, "sdk/iphoneos/1A1 is stored with other content", "--again")
    #expect(try workspace.tree("store") == before)
    let again = try snapshot("A.sdk", ["--again"])
    #expect(again.output.hasPrefix("stored sdk/iphoneos/1A1"))
    #expect(try workspace.tree("store") != before)
  }

  @Test func whereTheStoreIs() throws {
    let sdk = Samples.sdk("24A437")
    #expect(try Tool.run(["snapshot", sdk], in: workspace.path).status == 0)
    #expect(
      try Tool.run(["snapshot", sdk], environment: ["SDKDIFF_STORE": "named"], in: workspace.path).status == 0
    )
    let flagged = try Tool.run(
      ["snapshot", sdk, "--store", "flagged"], environment: ["SDKDIFF_STORE": "other"], in: workspace.path)
    #expect(flagged.status == 0)
    let trees = try ["Snapshots", "named", "flagged"].map(workspace.tree)
    #expect(trees[0].keys.contains("sdk/iphoneos/24A437.json"))
    #expect(trees[0] == trees[1])
    #expect(trees[0] == trees[2])
    #expect(try workspace.tree("other").isEmpty)
  }

  @Test func list() throws {
    let run = try Tool.run(["list", "--store", Samples.store()])
    #expect(run.status == 0)
    let builds = run.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != " " } }
    #expect(builds == Samples.builds.map { "sample/iphoneos/\($0)" })
    let empty = try Tool.run(["list", "--store", "nowhere"], in: workspace.path)
    #expect(empty.status == 0)
    #expect(empty.output == "")
    #expect(empty.errors.contains("no snapshots in nowhere; `sdkdiff snapshot PATH` takes one"))
  }

  @Test(arguments: [
    ("24B5084k", "24B5084k"), ("iphoneos/24B5084k", "24B5084k"), ("sample/24B5084k", "24B5084k"),
    ("sample/iphoneos/24B5084k", "24B5084k"), ("iphoneos@latest", "24B5099f"),
    ("iphoneos@previous", "24B5089g"), ("iphoneos@27.2", "24B5099f"), ("iphoneos@27.0", "24A437"),
    ("sample/iphoneos@27.0.0", "24A437"), ("sample/iphoneos@latest", "24B5099f"), ("@latest", "24B5099f"),
  ])
  func names(_ name: String, _ build: String) throws {
    let run = try Tool.run(["show", name, "--store", Samples.store()])
    #expect(run.output.hasPrefix("sample/iphoneos/\(build), version 27."), "\(run.errors)")
  }

  @Test func unknownBuilds() throws {
    let store = try Samples.store()
    func expect(_ name: String, _ words: String) throws {
      Tool.expectRefusal(try Tool.run(["show", name, "--store", store]), 3, words)
    }
    try expect("24B5084", "did you mean sample/iphoneos/24B5084k")
    try expect("sample/iphoneos/24a437", "did you mean sample/iphoneos/24A437")
    try expect("nothing-like-it-at-all", "`sdkdiff list` shows what is there")
    try expect("macosx@latest", "no build 'macosx@latest'")
    try expect("iphoneos@26.0", "no build 'iphoneos@26.0'")
    try expect("", "no build ''")
  }

  @Test func bareNumbersPreferTheOtherSide() throws {
    for product in ["one", "two"] {
      for build in ["24A437", "24B5084k"] {
        #expect(try snapshot(Samples.sdk(build), ["--product", product]).status == 0)
      }
    }
    func diff(_ old: String, _ new: String) throws -> Tool.Run {
      try Tool.run(["diff", old, new, "--store", "store"], in: workspace.path)
    }
    Tool.expectRefusal(
      try diff("24A437", "24B5084k"), 2,
      "'24A437' fits several builds: one/iphoneos/24A437, two/iphoneos/24A437; name one of them")
    Tool.expectRefusal(
      try Tool.run(["show", "@latest", "--store", "store"], in: workspace.path), 2, "fits several builds")
    #expect(try diff("24A437", "two/24B5084k").output.hasPrefix("two iphoneos 27.0 (24A437) -> 27.2"))
    #expect(try diff("one/24A437", "24B5084k").output.hasPrefix("one iphoneos 27.0 (24A437) -> 27.2"))
    #expect(try diff("one/iphoneos@previous", "@latest").output.hasPrefix("one iphoneos 27.0 (24A437)"))
    // A path is a clear side, too: its product is the SDK's, its platform the same as theirs.
    try workspace.sdk("A.sdk", build: "1A1", ["A": ["A.h": "int a(void);"]])
    #expect(try snapshot("A.sdk", ["--product", "sdk", "--build", "24A437"]).status == 0)
    #expect(try diff("24A437", "./A.sdk").output.hasPrefix("sdk iphoneos 27.2 (24A437) -> "))
  }

  @Test func oddNamesRoundTrip() throws {
    try workspace.sdk("A.sdk", build: nil, ["A": ["A.h": "int a(void);"]])
    let names = ["a b", "Ünï-côdé 版本", "objects", "50%", "a%2fb", "...", "r&d;$(x)", "x_y", "x:y", "x*y"]
    for name in names {
      #expect(try snapshot("A.sdk", ["--build", name, "--product", name]).status == 0, "\(name)")
      let path = "\(name)/iphoneos/\(name)"
      let show = try Tool.run(["show", path, "--store", "store"], in: workspace.path)
      #expect(show.output.hasPrefix("\(path), version"), "\(show.errors)")
    }
    let list = try Tool.run(["list", "--store", "store"], in: workspace.path)
    #expect(list.output.split(separator: "\n").count == names.count + 1)
    #expect(try workspace.tree("").keys.allSatisfy { $0.hasPrefix("A.sdk") || $0.hasPrefix("store") })
  }

  @Test func aFileIsNoStore() throws {
    try workspace.write("store", "not a folder")
    Tool.expectRefusal(
      try Tool.run(["snapshot", Samples.sdk("24A437"), "--store", "store"], in: workspace.path), 3,
      "store: Not a directory")
    Tool.expectRefusal(
      try Tool.run(["list", "--store", "store"], in: workspace.path), 3, "cannot read store")
  }
}

import Foundation
import Testing

/// A store that somebody or something has damaged: 3, and one line that names the file.
@Suite struct DamageTests {
  private let workspace: Workspace
  private let store: String

  init() throws {
    workspace = try Workspace()
    store = try workspace.sampleStore()
  }

  private func expect(
    _ arguments: [String], _ words: String, _ more: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try Tool.run(arguments + ["--store", store])
    Tool.expectRefusal(run, 3, words, more, sourceLocation: sourceLocation)
  }

  private func edit(_ name: String, _ change: (inout Data) -> Void) throws {
    var data = try Data(contentsOf: URL(fileURLWithPath: workspace["samples/\(name)"]))
    change(&data)
    try workspace.write("samples/\(name)", data)
  }

  private let manifest = "sample/iphoneos/24A437.json"

  @Test func flippedBitInManifest() throws {
    try edit(manifest) { $0[$0.count / 2] ^= 1 }
    try expect(["diff", "24A437", "24B5084k"], "24A437.json", "checksum")
    try expect(["list"], "24A437.json", "the store is damaged")
  }

  @Test func cutManifest() throws {
    try edit(manifest) { $0.removeLast(100) }
    try expect(["list"], "24A437.json", "the store is damaged")
    try edit(manifest) { $0.removeAll() }
    try expect(["list"], "24A437.json", "the store is damaged")
  }

  @Test func misplacedManifest() throws {
    try workspace.copy(workspace["samples/\(manifest)"], "samples/sample/iphoneos/24A438.json")
    try expect(["list"], "24A438.json", "it is the manifest of sample/iphoneos/24A437")
  }

  @Test func newerFormat() throws {
    try edit(manifest) { data in
      let text = String(decoding: data, as: UTF8.self)
      data = Data(text.replacingOccurrences(of: "\"format\" : 1", with: "\"format\" : 7").utf8)
    }
    try expect(["show", "24A437"], "format 7 is newer than this sdkdiff reads", "24A437.json")
  }

  @Test func objects() throws {
    let names = try workspace.tree("samples").keys.filter { $0.hasSuffix(".zst") }.sorted()
    #expect(names.count > 3)
    let whole = try workspace.tree("samples")
    for name in names { try edit(name) { $0[$0.count / 2] ^= 0x10 } }
    try expect(["diff", "24A437", "24B5084k"], ".zst", "its content does not match its digest")
    try expect(["show", "24A437", "LanternKit"], ".zst", "its content does not match its digest")
    for name in names { try edit(name) { $0.removeLast() } }
    try expect(["diff", "24A437", "24B5084k"], ".zst", "its content does not match its digest")
    for name in names { try FileManager.default.removeItem(atPath: workspace["samples/\(name)"]) }
    try expect(["diff", "24A437", "24B5084k"], ".zst", "the object is missing")
    // Taking the snapshots again heals the store, as the message says.
    for build in Samples.builds {
      let run = try Tool.run(
        ["snapshot", Samples.sdk(build), "--product", "sample", "--again", "--store", store])
      #expect(run.status == 0)
    }
    #expect(try workspace.tree("samples") == whole)
  }

  @Test func damageElsewhereIsNoMatterForPaths() throws {
    try edit(manifest) { $0.removeAll() }
    let run = try Tool.run(["diff", Samples.sdk("24B5084k"), Samples.sdk("24B5089g"), "--store", store])
    #expect(run.status == 0)
    #expect(run.output.contains("No changes"))
  }

  @Test func digestsThatArePaths() throws {
    let digest = "../../../../../../etc/passwd"
    try workspace.write("outside.zst", "secret")
    try edit(manifest) { data in
      let text = String(decoding: data, as: UTF8.self)
        .replacing(/"symbols" : "[0-9a-f]{64}"/, with: "\"symbols\" : \"\(digest)\"")
      data = Data(text.utf8)
    }
    try expect(["show", "24A437", "LanternKit"], "24A437.json", "checksum")
  }
}

import Foundation
import Testing

/// Headers that would bring a parser down: they end in time, by name, and harm no other module.
@Suite struct HostileHeaderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.framework(
      "Good", in: "H",
      ["Good.h": "#import <Foundation/Foundation.h>\n@interface GDThing : NSObject\n- (void)go;\n@end\n"])
  }

  private struct Module: Decodable {
    var name: String
    var status: String
    var reason: String?
    var symbols: Int
    var skipped: [String: String]?
  }
  private struct Manifest: Decodable { var modules: [Module] }

  /// Takes a snapshot of the folder with one framework more.
  private func take(_ headers: [String: String], within seconds: Double = 60) throws -> Module {
    try workspace.framework("Bad", in: "H", headers)
    return try take(within: seconds)
  }

  private func take(within seconds: Double) throws -> Module {
    let start = Date()
    let run = try Tool.run(["snapshot", "H", "--build", "1", "--store", "store"], in: workspace.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(Date().timeIntervalSince(start) < seconds)
    let show = try Tool.run(["show", "1", "--format", "json", "--store", "store"], in: workspace.path)
    let modules = try JSONDecoder().decode(Manifest.self, from: Data(show.output.utf8)).modules
    let good = try #require(modules.first { $0.name == "Good" })
    #expect(good.status == "complete")
    #expect(good.symbols == 2)
    return try #require(modules.first { $0.name == "Bad" })
  }

  private func symbols() throws -> String {
    try Tool.run(["show", "1", "Bad", "--format", "json", "--store", "store"], in: workspace.path).output
  }

  @Test func deepPointers() throws {
    let bad = try take([
      "Bad.h": "int fine(void);\n",
      "Stars.h": "typedef int \(String(repeating: "*", count: 100_000)) Deep;\n",
    ])
    #expect(bad.status == "incomplete")
    #expect(bad.reason == "1 of 2 headers could not be read: Stars.h")
    #expect(bad.skipped == ["Stars.h": "the parser crashed"])
    #expect(bad.symbols == 1)
  }

  @Test func includeLoop() throws {
    let bad = try take(["Bad.h": "#include <Bad/Bad.h>\n#include \"Bad.h\"\nint looped(void);\n"])
    #expect(try symbols().contains("looped"))
    #expect(bad.symbols == 1)
  }

  @Test func randomBytes() throws {
    var generator = Numbers()
    let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    try workspace.write("H/Bad.framework/Headers/Bad.h", Data(bytes))
    let bad = try take(within: 60)
    #expect(bad.status != "complete")
    #expect(bad.reason != nil)
  }

  @Test(.enabled(if: Tool.isSlow)) func macroBomb() throws {
    let tenfold = (1...11).map { "#define A\($0) \(String(repeating: "A\($0 - 1) ", count: 10))\n" }.joined()
    let bad = try take(
      ["Bad.h": "int fine(void);\n", "Bomb.h": "#define A0 x;x;x;x;\n\(tenfold)A11\n"], within: 300)
    #expect(bad.reason == "1 of 2 headers could not be read: Bomb.h")
    #expect(bad.symbols == 1)
  }

  @Test(.enabled(if: Tool.isSlow)) func longLine() throws {
    let line = String(repeating: "int repeated(void); ", count: 1_000_000)
    let bad = try take(["Bad.h": "int fine(void);\n", "Long.h": line + "\n"], within: 400)
    #expect(bad.status == "complete" || bad.reason?.contains("Long.h") == true, "\(bad)")
    #expect(bad.symbols >= 1)
  }

  @Test(.enabled(if: Tool.isSlow)) func pipeForAHeader() throws {
    try workspace.framework("Bad", in: "H", ["Bad.h": "int fine(void);\n", "Uses.h": "#include \"x.h\"\n"])
    #expect(mkfifo(workspace["H/Bad.framework/Headers/x.h"], 0o644) == 0)
    let bad = try take(within: 400)
    #expect(bad.status == "incomplete")
    #expect(bad.skipped?["Uses.h"] == "the parser took too long")
    #expect(bad.skipped?["x.h"] != nil)
    #expect(bad.symbols == 1)
  }

  @Test func nothingFromOutsideIsStored() throws {
    try workspace.write("outside.h", "int secret(void);\n#define SECRET_VALUE 42\n")
    let outside = workspace["outside.h"]
    try workspace.framework(
      "Bad", in: "H",
      [
        "Bad.h": "#include \"\(outside)\"\n#include <Bad/linked.h>\nint fine(void);\n",
        "Passwd.h": "int before(void);\n#include \"/etc/passwd\"\n",
        "Next.h": "#include_next <Bad/Next.h>\n#include_next \"\(outside)\"\nint next(void);\n",
        "Embed.h": "const unsigned char bytes[] = {\n#embed \"/etc/passwd\"\n};\n",
      ])
    try FileManager.default.createSymbolicLink(
      atPath: workspace["H/Bad.framework/Headers/linked.h"], withDestinationPath: "/etc/passwd")
    let bad = try take(within: 60)
    #expect(bad.skipped?["linked.h"] != nil)
    let text = try symbols()
    for word in ["secret", "SECRET_VALUE", "root:", "/bin/", workspace.path] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains("before"))
    for (name, data) in try workspace.tree("store") where name.hasSuffix(".json") {
      let manifest = String(decoding: try #require(data), as: UTF8.self)
      #expect(!manifest.contains(workspace.path))
    }
  }
}

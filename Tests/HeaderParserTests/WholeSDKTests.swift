import Testing

@testable import HeaderParser

/// A whole SDK answers all imports by itself.
@Suite("Whole SDKs")
struct WholeSDKTests {
  /// What comes of lone headers under `usr/include` of an SDK.
  private func parse(
    _ headers: [(name: String, text: String)], isWhole: Bool = true
  ) throws -> UnitParser.Result {
    let folder = try HeaderFolder()
    var planned: [ParsePlan.Header] = []
    for (name, text) in headers {
      try folder.write("usr/include/\(name)", Array(text.utf8))
      planned.append(
        ParsePlan.Header(path: "\(folder.path)/usr/include/\(name)", name: name, spelling: "<\(name)>"))
    }
    let module = ParsePlan.Module(name: "usr/include", headers: planned, umbrellaCount: 0)
    let plan = ParsePlan(
      modules: [module], target: "arm64-apple-ios16.0", sysroot: folder.path, usesStandIns: !isWhole)
    return try withExtendedLifetime(folder) { try UnitParser(plan: plan).run() }
  }

  private static let asking = """
    #if __has_include(<dispatch/dispatch.h>)
    int there;
    #else
    int absent;
    #endif
    """

  @Test("The tool's own headers do not answer for what a whole SDK lacks")
  func stubs() throws {
    let whole = try parse([("kit.h", Self.asking)])
    #expect(whole.modules[0].symbols.map(\.name) == ["absent"])
    let part = try parse([("kit.h", Self.asking)], isWhole: false)
    #expect(part.modules[0].symbols.map(\.name) == ["there"])
  }

  @Test("A header of which the compiler has one of its own is the SDK's")
  func builtIn() throws {
    let result = try parse([
      ("iso646.h", "#ifndef _ISO646_H_\n#define _ISO646_H_\n#define and &&\n#endif\n"),
      ("kit.h", "#include <iso646.h>\nint kit;\n"),
    ])
    #expect(result.modules[0].symbols.map(\.name) == ["kit", "and"])
    #expect(result.modules[0].incomplete.isEmpty)
  }
}

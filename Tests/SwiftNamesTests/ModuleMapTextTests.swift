import Testing

@testable import SwiftNames

/// Module maps are read, and written with fewer submodules.
@Suite struct ModuleMapTextTests {
  private func flattened(_ text: String, joinsParts: Bool = false) -> String {
    ModuleMapText(Array(text.utf8)).flattened(joinsParts: joinsParts).text
      .split(separator: "\n").joined(separator: "; ")
  }

  @Test func inferredModulesJoinTheirParent() {
    let map = """
      framework module Kit [system] { // a comment
        umbrella header "Kit.h"
        export *
        module * { export * }
        explicit module Sub { header "Sub.h" export * }
      }
      """
    #expect(
      flattened(map)
        == "framework module Kit [ system ] {; umbrella header \"Kit.h\"; export *; module Sub {;"
        + " header \"Sub.h\"; export *; }; }")
  }

  /// Without it names of other modules would not be visible.
  @Test func whatInferredModulesExportStaysExported() {
    let map = "framework module Kit { umbrella \"Headers\" module * { export * } }"
    #expect(flattened(map) == "framework module Kit {; umbrella \"Headers\"; export *; }")
  }

  @Test func inferredFrameworksStay() {
    let map = "framework module Kit { framework module * { export * } }"
    #expect(flattened(map) == "framework module Kit {; framework module * {; export *; }; }")
  }

  @Test func smallPartsAreJoinedWhereAsked() {
    let map = """
      module C [system] {
        module a { header "a.h" export * export C.b }
        module b { header "b.h" textual header "c.h" export * }
        module cpp { requires cplusplus header "d.h" }
        explicit module e { header "e.h" }
        module f { module g { header "g.h" } header "f.h" }
        extern module h "h.modulemap"
      }
      """
    #expect(
      flattened(map, joinsParts: true)
        == "module C [ system ] {; header \"a.h\"; export *; header \"b.h\"; textual header \"c.h\"; module cpp {;"
        + " requires cplusplus; header \"d.h\"; }; module e {; header \"e.h\"; }; module f {;"
        + " header \"g.h\"; header \"f.h\"; }; extern module h \"h.modulemap\"; }")
    #expect(flattened(map).contains("module a {"))
  }

  @Test func modulesSayWhatTheyHold() throws {
    let map = """
      module Z { header "z.h" module part { header "sub/y.h" } exclude header "no.h" }
      module Old { requires !swift umbrella "old" }
      module Z.More [system] { header "more.h" }
      framework module * { }
      """
    let modules = ClangModule.joined(
      ClangModule.all(in: ModuleMapText(Array(map.utf8)), framework: nil, weight: 1))
    try #require(modules.map(\.name) == ["Z", "Old"])
    #expect(modules[0].headers == ["z.h", "sub/y.h", "more.h"])
    #expect(!modules[0].excludesSwift)
    #expect(modules[1].folders == ["old"])
    #expect(modules[1].requirements == ["!swift"])
    #expect(modules[1].excludesSwift)
  }

  /// Whatever the bytes are, reading ends.
  @Test func anyBytesCanBeRead() {
    for text in [
      "", "{", "}", "module", "module {", "\"", "module A {", String(repeating: "module a {", count: 200),
    ] {
      _ = ModuleMapText(Array(text.utf8)).flattened(joinsParts: true).text
    }
    _ = ModuleMapText((0...255).map { UInt8($0) }).text
  }
}

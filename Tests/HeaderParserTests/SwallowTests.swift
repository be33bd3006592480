import Foundation
import HeaderParser
import SymbolModel
import Testing

/// A header that leaves something open harms nobody in silence.
@Suite("Swallowed neighbours") struct SwallowTests {
  /// Reads modules of one header each in one unit.
  private func parse(_ headers: [(module: String, text: String)]) throws -> UnitParser.Result {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("sdkdiff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let modules = try headers.map { name, text in
      let folder = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent("\(name).h").path
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return ParsePlan.Module(
        name: name,
        headers: [ParsePlan.Header(path: path, name: "\(name).h", spelling: "<\(name)/\(name).h>")],
        umbrellaCount: 1)
    }
    return try UnitParser(
      plan: ParsePlan(modules: modules, target: "arm64-apple-ios16.0", headerFolders: [root.path])
    ).run()
  }

  @Test(arguments: ["struct s { int a;\n", "void f(int a\n", "enum e { A,\n"])
  func theSwallowerIsNamed(_ text: String) throws {
    let result = try parse([("Bad", "void before(void);\n" + text), ("Good", "void good(void);\n")])
    #expect(result.swallower == "Bad")
  }

  @Test func aloneItsNamesAreNotToBeRelied() throws {
    let result = try parse([("Bad", "void before(void);\nstruct s { int a;\nvoid after(void);\n")])
    let module = try #require(result.modules.first)
    let names = module.incomplete.flatMap(\.names)
    #expect(names.contains("after"))
    #expect(module.symbols.contains { $0.name == "before" && !$0.isIncomplete })
  }

  @Test func aClassWithoutItsEndIsTold() throws {
    let result = try parse([("Bad", "@interface C\n- (void)m;\n"), ("Good", "void good(void);\n")])
    #expect(result.modules[0].incomplete.isEmpty == false)
    #expect(result.modules[1].symbols.map(\.name) == ["good"])
    #expect(result.modules[1].incomplete.isEmpty)
  }

  @Test func nothingOutsideIsRead() throws {
    let result = try parse([
      ("Out", "#include \"/etc/passwd\"\nvoid after(void);\n"), ("Good", "void good(void);\n"),
    ])
    #expect(result.swallower == nil)
    #expect(result.modules[0].symbols.map(\.name) == ["after"])
    #expect(
      result.modules[0].incomplete.map(\.reason) == ["includes a file outside the input, which was not read"])
    #expect(result.modules[0].incomplete.map(\.line) == [1])
    #expect(result.modules[1].incomplete.isEmpty)
  }

  @Test func wholeHeadersSwallowNothing() throws {
    let result = try parse([("One", "void one(void);\n"), ("Two", "@class X;\nvoid two(X *x);\n")])
    #expect(result.swallower == nil)
    #expect(result.modules.allSatisfy { $0.incomplete.isEmpty })
  }
}

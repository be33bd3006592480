import Testing

@testable import APIDiff

/// Equal availability changes with one origin are told once.
@Suite struct CauseGroupTests {
  private func groups(_ before: String, _ after: String) throws -> [ChangeGroup] {
    try PairCheck.changelog(["Test/Test.h": before], ["Test/Test.h": after]).groups
  }

  @Test func aRedefinedMacroIsNamedWithBothMeanings() throws {
    let uses = "void f(void) AB_OLD;\nvoid g(void) AB_OLD;\nvoid h(void);\n"
    let groups = try groups(
      "#include <os/availability.h>\n#define AB_OLD API_AVAILABLE(ios(14.0), macos(11.0))\n" + uses,
      "#include <os/availability.h>\n"
        + "#define AB_OLD API_DEPRECATED(\"gone\", ios(14.0, 16.0), macos(11.0, 13.0))\n" + uses)
    let group = try #require(groups.first)
    #expect(groups.count == 1)
    #expect(group.cause == .macroRedefined)
    #expect(group.name == "AB_OLD")
    #expect(group.old == "API_AVAILABLE(ios(14.0), macos(11.0))")
    #expect(group.new == "API_DEPRECATED(\"gone\", ios(14.0, 16.0), macos(11.0, 13.0))")
    #expect(group.count == 4)
    #expect(group.level == .warning)
  }

  @Test func aRegionIsNamedByItsHeader() throws {
    func text(_ version: String) -> String {
      "#include <os/availability.h>\nAPI_AVAILABLE_BEGIN(ios(\(version)))\nvoid f(void);\nvoid g(void);\n"
        + "API_AVAILABLE_END\n"
    }
    let group = try #require(try groups(text("14.0"), text("15.0")).first)
    #expect(group.cause == .availabilityRegion)
    #expect(group.name == "Test.h")
    #expect(group.old == "API_AVAILABLE_BEGIN(ios(14.0))")
    #expect(group.new == "API_AVAILABLE_BEGIN(ios(15.0))")
    #expect(group.count == 2)
  }

  @Test func theSameChangeOnManySymbolsIsModuleWide() throws {
    func text(_ platforms: String, _ count: Int) -> String {
      "#include <os/availability.h>\n"
        + (0..<count).map { "void f\($0)(void) API_AVAILABLE(\(platforms));\n" }.joined()
    }
    let group = try #require(try groups(text("ios(14.0)", 6), text("ios(14.0), visionos(1.0)", 6)).first)
    #expect(group.cause == .moduleWide)
    #expect(group.name == "Test")
    #expect(group.count == 6)
    #expect(try groups(text("ios(14.0)", 3), text("ios(14.0), visionos(1.0)", 3)).isEmpty)
  }

  @Test func otherEqualChangesOfAModuleAreToldOnce() throws {
    func text(_ attribute: String, _ count: Int) -> String {
      (0..<count).map { "int f\($0)(void) \(attribute);\n" }.joined() + "int g(void);\n"
    }
    let attribute = "__attribute__((warn_unused_result))"
    let group = try #require(try groups(text("", 5), text(attribute, 5)).first)
    #expect(group.cause == .moduleWide)
    #expect(group.count == 5)
    #expect(group.level == .warning)
    #expect(try groups(text("", 4), text(attribute, 4)).isEmpty)
  }

  @Test func differentChangesAreNotOne() throws {
    func text(_ type: (Int) -> String) -> String {
      (0..<6).map { "extern \(type($0)) v\($0);\n" }.joined()
    }
    let before = text { _ in "int" }
    #expect(try groups(before, text { _ in "long" }).map(\.count) == [6])
    #expect(try groups(before, text { $0 < 3 ? "long" : "short" }).isEmpty)
  }

  @Test func aMacroAndAModuleInOne() throws {
    let uses = "void f(void) AB_OLD;\nvoid g(void) AB_OLD;\n"
    func others(_ platforms: String) -> String {
      (0..<5).map { "void h\($0)(void) API_AVAILABLE(\(platforms));\n" }.joined()
    }
    let groups = try groups(
      "#include <os/availability.h>\n#define AB_OLD API_AVAILABLE(ios(14.0))\n" + uses + others("ios(14.0)"),
      "#include <os/availability.h>\n#define AB_OLD API_AVAILABLE(ios(15.0))\n" + uses
        + others("ios(14.0), tvos(14.0)"))
    #expect(groups.map(\.cause) == [.macroRedefined, .moduleWide])
    #expect(groups.map(\.count) == [2, 5])
    #expect(groups.map(\.id) == ["g1", "g2"])
  }

  @Test func whatIsWrittenAnewOnTheDeclarationIsNotTheMacros() throws {
    let groups = try groups(
      "#include <os/availability.h>\n#define AB_OLD API_AVAILABLE(ios(14.0))\nvoid f(void) AB_OLD;\nvoid g(void);\n",
      "#include <os/availability.h>\n#define AB_OLD API_AVAILABLE(ios(14.0))\nvoid f(void) AB_OLD;\n"
        + "void g(void) API_AVAILABLE(ios(15.0));\n")
    #expect(groups.isEmpty)
  }
}

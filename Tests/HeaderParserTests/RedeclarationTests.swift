import SymbolModel
import Testing

@Suite("Redeclarations")
struct RedeclarationTests {
  private static let opening = "#import <Foundation/Foundation.h>\n"

  private func parse(_ headers: [(String, String)]) throws -> ParsedHeaders {
    try ParsedHeaders(headers: headers.map { InlineHeader($0.0, Self.opening + $0.1) })
  }

  @Test(
    "Availability is the union, whatever the order of the headers",
    arguments: [
      ("API_AVAILABLE(ios(2.0))", "API_UNAVAILABLE(ios) API_AVAILABLE(tvos(9.0))", "ios 2.0; tvos 9.0"),
      ("API_AVAILABLE(ios(2.0), macos(10.4))", "API_AVAILABLE(ios(3.0))", "ios 2.0; macos 10.4"),
      (
        "API_DEPRECATED(\"a\", ios(2.0, 5.0))", "API_DEPRECATED(\"b\", ios(3.0, 12.0))",
        "ios 2.0 deprecated 12.0 \"b\""
      ),
      ("API_AVAILABLE(ios(2.0))", "", "ios 2.0"),
    ])
  func union(one: String, two: String, expected: String) throws {
    let first = ("One.h", "extern void f(int a) \(one);")
    let second = ("Two.h", "extern void f(int a) \(two);")
    let forth = try parse([first, second])
    let back = try parse([second, first])
    #expect(try forth.availability("f") == expected)
    #expect(try back.availability("f") == expected)
    #expect(forth.module.differences(from: back.module) == [])
  }

  @Test("Another module's declaration of the same function keeps its availability to itself")
  func otherModule() throws {
    let modules = [
      InlineModule("Kit", "#include <os/availability.h>\nextern void f(void) API_AVAILABLE(ios(2.0));\n"),
      InlineModule("Other", "#include <os/availability.h>\nextern void f(void) API_AVAILABLE(ios(3.0));\n"),
    ]
    let forth = try ParsedHeaders(modules)
    let back = try ParsedHeaders(modules.reversed())
    #expect(try forth.symbol("f", in: 0).availability.summary == "ios 2.0")
    #expect(try forth.symbol("f", in: 1).availability.summary == "ios 3.0")
    #expect(forth.modules[0].differences(from: back.modules[1]) == [])
    #expect(forth.modules[1].differences(from: back.modules[0]) == [])
  }

  @Test("A module alone equals the module in company")
  func company() throws {
    let kit = InlineModule(
      "Kit", Self.opening + "@interface C : NSObject\n- (void)a;\n@end\nextern int K;\ntypedef int N;\n")
    let other = InlineModule(
      "Other",
      "#import <Kit/Kit.h>\n@interface C (O)\n- (void)b;\n@end\nextern int K;\ntypedef int N;\n@class C;\n")
    let alone = try ParsedHeaders([kit]).module
    #expect(try ParsedHeaders([kit, other]).module.differences(from: alone) == [])
    #expect(try ParsedHeaders([other, kit]).modules[1].differences(from: alone) == [])
  }

  @Test(
    "A mention of another module's tag is no symbol, in any company",
    arguments: [
      ("enum E { A };", "typedef enum E E;"),
      ("typedef NS_ENUM(NSInteger, E) { A };", "typedef NS_ENUM(NSInteger, E);"),
      ("struct E { int a; };", "typedef struct E E;"),
      ("typedef struct E { int a; } E;", "typedef struct E E;"),
      ("typedef union E { int a; } E;", "typedef union E E;"),
    ])
  func mentions(definition: String, mention: String) throws {
    let kit = InlineModule("Kit", Self.opening + definition)
    let other = InlineModule("Other", "#import <Kit/Kit.h>\n" + mention + "\nextern int O;\n")
    let both = try ParsedHeaders([kit, other])
    #expect(both.modules[1].symbols.map(\.name) == ["O"])
    #expect(both.modules[0].symbols.contains { $0.name == "E" })
    #expect(try ParsedHeaders([other, kit]).modules[0].differences(from: both.modules[1]) == [])
  }

  @Test("An enum that is only mentioned is none; a struct that nobody defines is one of each that names it")
  func neverDefined() throws {
    let kit = InlineModule("Kit", Self.opening + "typedef NS_ENUM(int, E);\ntypedef struct S S;\n")
    let other = InlineModule("Other", Self.opening + "typedef struct S S;\ntypedef struct _T T;\n")
    let alone = try ParsedHeaders([other]).module
    let both = try ParsedHeaders([kit, other])
    #expect(both.modules[0].symbols.map(\.key) == ["struct S"])
    #expect(both.modules[1].symbols.map(\.key) == ["struct S", "struct T"])
    #expect(both.modules[1].differences(from: alone) == [])
  }

  @Test("The documented declaration gives the comment")
  func comments() throws {
    let parsed = try parse([("One.h", "void f(int);\n"), ("Two.h", "/// Does it.\nvoid f(int);\n")])
    #expect(try parsed.comment("f") == "Does it.")
  }

  @Test("The definition gives the place of a struct that is declared ahead")
  func place() throws {
    let parsed = try parse([("One.h", "typedef struct S S;\n"), ("Two.h", "struct S { int a; };\n")])
    #expect(try parsed.symbol("S").header == "Two.h")
  }
}

import SymbolModel
import Testing

@Suite("Structs and unions")
struct RecordTests {
  private func fields(_ text: String) throws -> [String] {
    try ParsedHeaders(text).module.symbols.filter { $0.kind == .field }.map { "\($0.name): \($0.type ?? "")" }
      .sorted()
  }

  @Test(
    "Fields are named by their path",
    arguments: [
      ("struct S { int a, *b; char c[4]; };", ["S.a: int", "S.b: int *", "S.c: char[4]"]),
      ("typedef struct { int a; } S;", ["S.a: int"]),
      ("typedef struct _S { struct _S *next; } S;", ["S.next: struct _S *"]),
      (
        "struct S { unsigned a : 3; unsigned : 2; unsigned b : 1; };",
        ["S.a: unsigned int : 3", "S.b: unsigned int : 1"]
      ),
      ("struct S { union { int a; float b; }; int c; };", ["S.a: int", "S.b: float", "S.c: int"]),
      (
        "struct S { union { int a; float b; } u; };",
        ["S.u.a: int", "S.u.b: float", "S.u: union {…}"]
      ),
      (
        "struct S { struct { struct { int deep; } in; } out[2]; };",
        ["S.out.in.deep: int", "S.out.in: struct {…}", "S.out: struct {…}[2]"]
      ),
      ("struct S { struct T { int a; } t; };", ["S.t: struct T", "T.a: int"]),
      ("struct S { int (*each)(int a, void *b); };", ["S.each: int (*)(int, void *)"]),
      ("union S { int a; double b; };", ["S.a: int", "S.b: double"]),
      ("struct S { int a; int rest[]; };", ["S.a: int", "S.rest: int[]"]),
      ("struct S { int _hidden; };", ["S._hidden: int"]),
    ])
  func paths(written: String, fields expected: [String]) throws {
    #expect(try fields(written) == expected)
  }

  @Test("A struct knows the order of its fields")
  func order() throws {
    let parsed = try ParsedHeaders("struct S { int z; int a; struct { int m; } k; };\n")
    #expect(try parsed.symbol("S").fields == ["z", "a", "k", "k.m"])
    #expect(try parsed.declaration("S.z") == "int z")
  }

  @Test("A typedef that only names a tag is one symbol with it")
  func typedefs() throws {
    #expect(try ParsedHeaders("typedef struct S { int a; } S;").all == ["field S.a", "struct S"])
    #expect(try ParsedHeaders("typedef struct _S S; struct _S { int a; };").all == ["field S.a", "struct S"])
    #expect(
      try ParsedHeaders("typedef struct S { int a; } S, *SRef;").all
        == ["field S.a", "struct S", "typedef SRef"])
    #expect(
      try ParsedHeaders("typedef struct S { int a; } T;").all == ["field S.a", "struct S", "typedef T"])
  }

  @Test("An opaque struct is what its typedef names")
  func opaque() throws {
    let parsed = try ParsedHeaders("typedef struct _S S; typedef struct OpaqueT *TRef; struct Ahead;")
    #expect(parsed.all == ["struct S", "typedef TRef"])
    #expect(try parsed.declaration("TRef") == "typedef struct OpaqueT *TRef")
  }

  @Test("What begins with an underscore is reserved, unless a typedef names it")
  func reserved() throws {
    let parsed = try ParsedHeaders("struct _Hidden { int a; }; typedef struct _Shown { int a; } Shown;")
    #expect(try parsed.symbol("_Hidden").isReserved)
    #expect(try parsed.symbol("_Hidden.a").isReserved)
    #expect(try !parsed.symbol("Shown").isReserved)
    #expect(try !parsed.symbol("Shown.a").isReserved)
  }

  @Test("Public instance variables are fields of their class, others are none")
  func instanceVariables() throws {
    let parsed = try ParsedHeaders(
      """
      #import <Foundation/Foundation.h>
      @interface C : NSObject {
        int implicit;
        @private int hidden;
        @package int local;
        @public int shown;
        @protected NSString *kept;
      }
      @end
      """)
    #expect(parsed.all == ["class C", "field C.implicit", "field C.kept", "field C.shown"])
    #expect(try parsed.declaration("C.kept") == "NSString *kept")
  }
}

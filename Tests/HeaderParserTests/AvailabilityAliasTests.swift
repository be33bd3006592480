import SymbolModel
import Testing

@Suite("Macros that stand for other macros")
struct AvailabilityAliasTests {
  private static let aliases = """
    #import <Foundation/Foundation.h>
    #define KIT_AVAILABLE API_AVAILABLE
    #define KIT_CHAINED KIT_AVAILABLE
    #define KIT_BOTH API_UNAVAILABLE(watchos) API_AVAILABLE
    #define KIT_DEPRECATED API_DEPRECATED_WITH_REPLACEMENT
    #define KIT_BEGIN API_AVAILABLE_BEGIN
    #define KIT_END API_AVAILABLE_END
    #define KIT_GONE_BEGIN(...) API_DEPRECATED_BEGIN("gone", __VA_ARGS__)
    #define KIT_GONE_SOON KIT_GONE_BEGIN

    """

  @Test(
    "Arguments belong to the macro that the name stands for",
    arguments: [
      ("KIT_AVAILABLE(ios(14.0), macos(11.0))", "ios 14.0; macos 11.0"),
      ("KIT_AVAILABLE (ios(14.0))", "ios 14.0"),
      ("KIT_CHAINED(ios(14.0))", "ios 14.0"),
      ("KIT_BOTH(ios(14.0))", "ios 14.0; watchos unavailable"),
      ("KIT_DEPRECATED(\"g\", ios(2.0, 5.0))", "ios 2.0 deprecated 5.0 -> g"),
      (
        "KIT_AVAILABLE(ios(14.0)) KIT_DEPRECATED(\"g\", macos(10.4, 10.9))",
        "ios 14.0; macos 10.4 deprecated 10.9 -> g"
      ),
    ])
  func functions(written: String, expected: String) throws {
    let parsed = try ParsedHeaders(Self.aliases + "extern void f(int a) \(written);\n")
    #expect(try parsed.availability("f") == expected)
    #expect(try parsed.symbol("f").availabilityAsWritten.joined(separator: " ") == written)
    #expect(try parsed.symbol("f").attributes == [])
    #expect(parsed.all == ["function f"])
  }

  @Test("On every kind of declaration, and where two attributes contradict each other")
  func kinds() throws {
    let parsed = try ParsedHeaders(
      Self.aliases + """
        KIT_AVAILABLE(ios(14.0))
        @interface C : NSObject
        - (void)m KIT_AVAILABLE(ios(15.0));
        @property int p KIT_CHAINED(ios(16.0));
        @end
        typedef NS_ENUM(int, E) { EA KIT_AVAILABLE(ios(15.0)) = 2, EB } KIT_AVAILABLE(ios(14.0));
        extern int V KIT_AVAILABLE(ios(14.0)) API_UNAVAILABLE(ios);
        """)
    #expect(try parsed.availability("C") == "ios 14.0")
    #expect(try parsed.availability("-[C m]") == "ios 15.0")
    #expect(try parsed.availability("C.p") == "ios 16.0")
    #expect(try parsed.availability("E") == "ios 14.0")
    #expect(try parsed.availability("E.EA") == "ios 15.0")
    #expect(try parsed.symbol("E.EA").valueAsWritten == "2")
    #expect(try parsed.availability("V") == "ios 14.0 unavailable")
  }

  @Test("A macro with parameters that stands for another's name takes two lists")
  func twoLists() throws {
    let parsed = try ParsedHeaders(
      Self.aliases
        + "#define KIT_CHOICE(kind) API_##kind\nextern void f(int a) KIT_CHOICE(AVAILABLE)(ios(14.0));\n")
    #expect(try parsed.availability("f") == "ios 14.0")
    #expect(try parsed.symbol("f").availabilityAsWritten == ["KIT_CHOICE(AVAILABLE)(ios(14.0))"])
  }

  @Test("Regions that an alias opens")
  func regions() throws {
    let parsed = try ParsedHeaders(
      Self.aliases + """
        KIT_BEGIN(ios(14.0))
        extern void f(void);
        KIT_END
        KIT_GONE_SOON(ios(2.0, 3.0))
        extern void g(void);
        API_DEPRECATED_END
        extern void h(void);
        """)
    #expect(try parsed.availability("f") == "ios 14.0")
    #expect(try parsed.symbol("f").availabilityRegions == ["KIT_BEGIN(ios(14.0))"])
    #expect(try parsed.availability("g") == "ios 2.0 deprecated 3.0 \"gone\"")
    #expect(try parsed.availability("h") == "")
  }

  @Test("Parentheses behind a macro that takes none are not its arguments")
  func notArguments() throws {
    let parsed = try ParsedHeaders(
      Self.aliases + """
        #define KIT_NEW API_AVAILABLE(ios(14.0))
        KIT_NEW extern int (*callback)(int);
        extern int KIT_NEW (*other)(int);
        """)
    #expect(try parsed.availability("callback") == "ios 14.0")
    #expect(try parsed.availability("other") == "ios 14.0")
    #expect(try parsed.symbol("other").availabilityAsWritten == ["KIT_NEW"])
  }

  @Test("A macro that stands for itself, or for one that stands for it, ends")
  func circles() throws {
    let parsed = try ParsedHeaders(
      "#define A B\n#define B A\n#define C(x) C\nextern void A(int a);\nextern void C(int)(int a);\n")
    #expect(parsed.all == ["function A", "function C", "macro A", "macro B", "macro C"])
  }

  @Test("What the alias itself stands for is kept, so that its change can be told")
  func cause() throws {
    let parsed = try ParsedHeaders(Self.aliases + "extern void f(int a) KIT_AVAILABLE(ios(14.0));\n")
    #expect(parsed.module.availabilityMacros["KIT_AVAILABLE"] == "API_AVAILABLE")
  }
}

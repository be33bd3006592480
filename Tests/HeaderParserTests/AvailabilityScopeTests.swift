import SymbolModel
import Testing

@Suite("Availability of regions and containers")
struct AvailabilityScopeTests {
  private func parse(_ text: String) throws -> ParsedHeaders {
    try ParsedHeaders("#import <Foundation/Foundation.h>\n" + text)
  }

  @Test("A region gives availability to what stands in it, and to nothing behind it")
  func region() throws {
    let parsed = try parse(
      """
      API_AVAILABLE_BEGIN(ios(15.0), macos(12.0))
      extern void inside(void);
      @interface C : NSObject
      - (void)member;
      - (void)later API_AVAILABLE(ios(16.0));
      @end
      typedef NS_ENUM(int, E) { EA };
      API_AVAILABLE_END
      extern void outside(void);
      """)
    #expect(try parsed.availability("inside") == "ios 15.0; macos 12.0")
    #expect(try parsed.availability("C") == "ios 15.0; macos 12.0")
    #expect(try parsed.effective("-[C member]") == "ios 15.0; macos 12.0")
    #expect(try parsed.effective("-[C later]") == "ios 16.0; macos 12.0")
    #expect(try parsed.effective("E") == "ios 15.0; macos 12.0")
    #expect(try parsed.effective("E.EA") == "ios 15.0; macos 12.0")
    #expect(try parsed.availability("outside") == "")
  }

  @Test("A pragma that pushes an attribute, and a region for what is unavailable")
  func pragmas() throws {
    let parsed = try parse(
      """
      #pragma clang attribute push(__attribute__((availability(ios,introduced=13.0))), apply_to=function)
      extern void pushed(void);
      #pragma clang attribute pop
      API_UNAVAILABLE_BEGIN(tvos)
      extern void absent(void);
      API_UNAVAILABLE_END
      extern void outside(void);
      """)
    #expect(try parsed.availability("pushed") == "ios 13.0")
    #expect(try parsed.availability("absent") == "tvos unavailable")
    #expect(try parsed.availability("outside") == "")
  }

  @Test(
    "What is written on a declaration replaces what a region says of the same platform",
    arguments: [
      ("API_AVAILABLE(ios(12.0))", "ios 12.0; macos 12.0"),
      ("API_AVAILABLE(ios(16.0))", "ios 16.0; macos 12.0"),
      ("API_UNAVAILABLE(ios)", "ios unavailable; macos 12.0"),
      ("API_AVAILABLE(tvos(9.0))", "ios 15.0; macos 12.0; tvos 9.0"),
      ("__attribute__((availability(ios,deprecated=17.0)))", "ios deprecated 17.0; macos 12.0"),
      ("__attribute__((deprecated(\"m\")))", "* deprecated \"m\"; ios 15.0; macos 12.0"),
      ("NS_UNAVAILABLE", "* unavailable; ios 15.0; macos 12.0"),
    ])
  func replaced(written: String, expected: String) throws {
    let parsed = try parse(
      """
      API_AVAILABLE_BEGIN(ios(15.0), macos(12.0))
      extern void f(int a) \(written);
      typedef struct { int a; } S \(written);
      @interface C : NSObject
      @property int p \(written);
      @end
      API_AVAILABLE_END
      """)
    for name in ["f", "S", "C.p"] { #expect(try parsed.availability(name) == expected, "\(name)") }
  }

  @Test("A region for what is unavailable is replaced as well, and nested regions add up")
  func nested() throws {
    let parsed = try parse(
      """
      API_UNAVAILABLE_BEGIN(ios)
      extern void f(int a) API_AVAILABLE(ios(14.0));
      API_UNAVAILABLE_END
      API_AVAILABLE_BEGIN(ios(12.0))
      #pragma clang attribute push(__attribute__((availability(ios,deprecated=15.0,message="m"))), apply_to=function)
      extern void g(int a);
      extern void h(int a) API_AVAILABLE(ios(13.0));
      #pragma clang attribute pop
      API_UNAVAILABLE_BEGIN(tvos)
      extern void i(int a);
      API_UNAVAILABLE_END
      API_AVAILABLE_END
      """)
    #expect(try parsed.availability("f") == "ios 14.0")
    #expect(try parsed.availability("g") == "ios 12.0 deprecated 15.0 \"m\"")
    #expect(try parsed.availability("h") == "ios 13.0")
    #expect(try parsed.availability("i") == "ios 12.0; tvos unavailable")
  }

  @Test("What an unnamed enum says is said of its constants")
  func unnamedEnums() throws {
    let parsed = try parse(
      """
      enum API_AVAILABLE(ios(9.0), macos(10.4)) {
        A, B API_AVAILABLE(ios(11.0)), C API_AVAILABLE(ios(8.0)), D API_UNAVAILABLE(ios)
      };
      NS_ENUM(NSInteger) { F } API_DEPRECATED("m", ios(2.0, 3.0));
      API_AVAILABLE_BEGIN(ios(15.0))
      enum { G };
      API_AVAILABLE_END
      enum __attribute__((flag_enum)) { H };
      """)
    #expect(try parsed.availability("A") == "ios 9.0; macos 10.4")
    #expect(try parsed.symbol("A").availabilityAsWritten == ["API_AVAILABLE(ios(9.0), macos(10.4))"])
    #expect(try parsed.availability("B") == "ios 11.0; macos 10.4")
    #expect(
      try parsed.symbol("B").availabilityAsWritten == [
        "API_AVAILABLE(ios(11.0))", "API_AVAILABLE(ios(9.0), macos(10.4))",
      ])
    #expect(try parsed.availability("C") == "ios 9.0; macos 10.4")
    #expect(try parsed.availability("D") == "ios unavailable; macos 10.4")
    #expect(try parsed.effective("D") == "ios unavailable; macos 10.4")
    #expect(try parsed.availability("F") == "ios 2.0 deprecated 3.0 \"m\"")
    #expect(try parsed.availability("G") == "ios 15.0")
    #expect(try parsed.symbol("G").availabilityRegions == ["API_AVAILABLE_BEGIN(ios(15.0))"])
    #expect(try parsed.symbol("H").attributes == [])
  }

  @Test(
    "A typedef and the tag that it names are one declaration: the stricter of both counts",
    arguments: [
      (
        "typedef struct API_AVAILABLE(ios(9.0)) { int a; } X API_AVAILABLE(ios(11.0), macos(10.4));",
        "ios 11.0; macos 10.4"
      ),
      (
        "typedef struct X X API_AVAILABLE(ios(9.0)); struct API_UNAVAILABLE(ios) X { int a; };",
        "ios unavailable"
      ),
      (
        "typedef enum API_AVAILABLE(ios(9.0)) { A } X API_DEPRECATED(\"m\", ios(9.0, 12.0));",
        "ios 9.0 deprecated 12.0 \"m\""
      ),
      (
        "API_AVAILABLE_BEGIN(ios(11.0)) typedef enum API_AVAILABLE(ios(9.0)) { A } X; API_AVAILABLE_END",
        "ios 9.0"
      ),
      // Its typedef stands ahead of the enum, with what the region says and nothing else.
      (
        "API_AVAILABLE_BEGIN(ios(11.0)) typedef NS_OPTIONS(int, X) { A } API_AVAILABLE(ios(9.0)); API_AVAILABLE_END",
        "ios 11.0"
      ),
      (
        "API_AVAILABLE_BEGIN(ios(11.0)) typedef NS_ENUM(int, X) { A } API_AVAILABLE(ios(12.0)); API_AVAILABLE_END",
        "ios 12.0"
      ),
      (
        "API_AVAILABLE_BEGIN(ios(11.0)) typedef NS_ENUM(int, X) { A } API_UNAVAILABLE(ios); API_AVAILABLE_END",
        "ios unavailable"
      ),
    ])
  func typedefs(written: String, expected: String) throws {
    #expect(try parse(written).availability("X") == expected)
  }

  @Test("Several typedefs of one tag are redeclarations: what one of them offers is there")
  func redeclaredTypedefs() throws {
    let parsed = try parse(
      """
      typedef struct X X API_AVAILABLE(ios(9.0));
      typedef struct X X API_AVAILABLE(ios(11.0));
      """)
    #expect(try parsed.availability("X") == "ios 9.0")
  }

  @Test(
    "A member's effective availability is the stricter of its own and its container's",
    arguments: [
      ("", "ios 9.0 deprecated 13.0 \"c\" -> D"),
      ("API_AVAILABLE(ios(12.0))", "ios 12.0 deprecated 13.0 \"c\" -> D"),
      ("API_AVAILABLE(ios(4.0))", "ios 9.0 deprecated 13.0 \"c\" -> D"),
      ("API_DEPRECATED(\"m\", ios(9.0, 12.0))", "ios 9.0 deprecated 12.0 \"m\""),
      ("API_DEPRECATED(\"m\", ios(9.0, 13.0))", "ios 9.0 deprecated 13.0 \"m\""),
      ("API_DEPRECATED(\"m\", ios(9.0, 14.0))", "ios 9.0 deprecated 13.0 \"c\" -> D"),
      ("API_DEPRECATED(\"m\", ios(9.0, API_TO_BE_DEPRECATED))", "ios 9.0 deprecated 13.0 \"c\" -> D"),
      ("API_UNAVAILABLE(ios)", "ios unavailable"),
      ("API_UNAVAILABLE(tvos)", "ios 9.0 deprecated 13.0 \"c\" -> D; tvos unavailable"),
      (
        "__attribute__((availability(ios,obsoleted=14.0)))",
        "ios 9.0 deprecated 13.0 obsoleted 14.0 \"c\" -> D"
      ),
    ])
  func stricter(written: String, expected: String) throws {
    let parsed = try parse(
      """
      __attribute__((availability(ios,introduced=9.0,deprecated=13.0,message="c",replacement="D")))
      @interface C : NSObject
      - (void)m \(written);
      @end
      """)
    #expect(try parsed.effective("-[C m]") == expected)
  }

  @Test("In a container that is not there nothing is")
  func unavailableContainer() throws {
    let parsed = try parse(
      """
      API_UNAVAILABLE(ios) API_AVAILABLE(tvos(9.0))
      @protocol P
      - (void)m API_AVAILABLE(ios(12.0), tvos(10.0));
      @end
      API_UNAVAILABLE(tvos) @interface C : NSObject
      @end
      API_AVAILABLE(ios(16.0))
      @interface C (Later)
      - (void)m API_AVAILABLE(ios(15.0), tvos(15.0));
      - (void)n API_UNAVAILABLE(ios);
      @end
      """)
    #expect(try parsed.availability("-[P m]") == "ios 12.0; tvos 10.0")
    #expect(try parsed.effective("-[P m]") == "ios unavailable; tvos 10.0")
    #expect(try parsed.effective("-[C m]") == "ios 16.0; tvos unavailable")
    #expect(try parsed.effective("-[C n]") == "ios unavailable; tvos unavailable")
  }

  @Test("A member's own rows and its container's")
  func members() throws {
    let parsed = try parse(
      """
      API_AVAILABLE(ios(13.0), macos(10.15)) API_UNAVAILABLE(tvos)
      @interface C : NSObject
      - (void)plain;
      - (void)later API_AVAILABLE(ios(14.0));
      @property int gone API_DEPRECATED("x", ios(13.0, 15.0));
      @end
      API_AVAILABLE(ios(13.0))
      @protocol P
      - (void)plain;
      @end
      typedef NS_ENUM(int, E) { EA, EB API_AVAILABLE(ios(16.0)) } API_AVAILABLE(ios(13.0), macos(10.15));
      typedef struct { int a; } S API_AVAILABLE(ios(13.0));
      """)
    #expect(try parsed.availability("-[C plain]") == "")
    #expect(try parsed.effective("-[C plain]") == "ios 13.0; macos 10.15; tvos unavailable")
    #expect(try parsed.availability("-[C later]") == "ios 14.0")
    #expect(try parsed.effective("-[C later]") == "ios 14.0; macos 10.15; tvos unavailable")
    #expect(try parsed.effective("C.gone") == "ios 13.0 deprecated 15.0 \"x\"; macos 10.15; tvos unavailable")
    #expect(try parsed.effective("-[P plain]") == "ios 13.0")
    #expect(try parsed.availability("E.EA") == "")
    #expect(try parsed.effective("E.EA") == "ios 13.0; macos 10.15")
    #expect(try parsed.effective("E.EB") == "ios 16.0; macos 10.15")
    #expect(try parsed.effective("S.a") == "ios 13.0")
  }

  @Test("A category's availability counts for its members")
  func categories() throws {
    let parsed = try parse(
      """
      @interface C : NSObject
      @end
      API_AVAILABLE(ios(16.0))
      @interface C (New)
      - (void)fresh;
      - (void)fresher API_AVAILABLE(ios(17.0));
      @end
      API_AVAILABLE(ios(16.0))
      @interface NSString (New)
      - (void)kit_fresh;
      @end
      """)
    #expect(try parsed.effective("-[C fresh]") == "ios 16.0")
    #expect(try parsed.effective("-[C fresher]") == "ios 17.0")
    #expect(try parsed.availability("C") == "")
    #expect(try parsed.effective("-[NSString(New) kit_fresh]") == "ios 16.0")
    #expect(try parsed.availability("-[NSString(New) kit_fresh]") == "")
  }

  @Test("The older macros follow the target")
  func targets() throws {
    let text = "#import <Foundation/Foundation.h>\nextern void f(void) NS_AVAILABLE(10_10, 8_0);\n"
    let mac = try ParsedHeaders([InlineModule("Kit", text)], target: "arm64-apple-macos14.0")
    #expect(try mac.availability("f") == "macos 10.10")
  }
}

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

  @Test("A member's own rows count, its container's fill the rest")
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

import SymbolModel
import Testing

@Suite("Availability as declared")
struct AvailabilityTests {
  @Test(
    "Macros and attributes of a function",
    arguments: [
      (
        "API_AVAILABLE(macos(11.0), ios(14.0), tvos(14.0), watchos(7.0), visionos(1.0), macCatalyst(14.0), driverkit(20.0))",
        "driverkit 20.0; ios 14.0; maccatalyst 14.0; macos 11.0; tvos 14.0; visionos 1.0; watchos 7.0"
      ),
      ("API_AVAILABLE(ios(14))", "ios 14.0"),
      ("API_UNAVAILABLE(macos, tvos)", "macos unavailable; tvos unavailable"),
      ("API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(tvos)", "ios 2.0; tvos unavailable"),
      (
        "API_DEPRECATED(\"No more.\", ios(2.0, 13.0), macos(10.4, 10.15))",
        "ios 2.0 deprecated 13.0 \"No more.\"; macos 10.4 deprecated 10.15 \"No more.\""
      ),
      (
        "API_DEPRECATED_WITH_REPLACEMENT(\"-other:\", ios(2.0, 13.0))",
        "ios 2.0 deprecated 13.0 -> -other:"
      ),
      (
        "API_DEPRECATED(\"Soon\", ios(2.0, API_TO_BE_DEPRECATED))",
        "ios 2.0 deprecated to be deprecated \"Soon\""
      ),
      ("API_OBSOLETED(\"Gone\", ios(2.0, 5.0, 9.0))", "ios 2.0 deprecated 5.0 obsoleted 9.0 \"Gone\""),
      ("__attribute__((availability(ios,introduced=16_0)))", "ios 16.0"),
      ("__attribute__((availability(ios,introduced=16)))", "ios 16.0"),
      ("__attribute__((availability(macosx,introduced=10_16)))", "macos 11.0"),
      ("__attribute__((availability(macos,introduced=10.16)))", "macos 11.0"),
      ("__attribute__((availability(xros,introduced=1.0)))", "visionos 1.0"),
      (
        "__attribute__((availability(ios,introduced=4.0,deprecated=6.0,obsoleted=8.0,replacement=\"r\",message=\"m\")))",
        "ios 4.0 deprecated 6.0 obsoleted 8.0 \"m\" -> r"
      ),
      (
        "__attribute__((availability(ios,introduced=4.0), availability(macos,unavailable)))",
        "ios 4.0; macos unavailable"
      ),
      (
        "__attribute__((availability(ios,introduced=4.0))) __attribute__((availability(ios,deprecated=6.0)))",
        "ios 4.0 deprecated 6.0"
      ),
      ("__attribute__((availability(fridgeos,introduced=3.0)))", "fridgeos 3.0"),
      ("API_UNAVAILABLE(ios) API_AVAILABLE(ios(14.0))", "ios 14.0 unavailable"),
      ("API_AVAILABLE(ios(14.0)) API_UNAVAILABLE(ios)", "ios 14.0 unavailable"),
      (
        "__attribute__((availability(ios,introduced=14.0,unavailable)))", "ios 14.0 unavailable"
      ),
      ("API_AVAILABLE(ios(12.0)) API_AVAILABLE(ios(14.0))", "ios 14.0"),
      ("API_AVAILABLE(ios(14.0)) API_AVAILABLE(ios(12.0))", "ios 14.0"),
      ("NS_UNAVAILABLE", "* unavailable"),
      ("UNAVAILABLE_ATTRIBUTE", "* unavailable"),
      ("__attribute__((unavailable(\"Use g\")))", "* unavailable \"Use g\""),
      ("NS_SWIFT_UNAVAILABLE(\"Use g\")", "swift unavailable \"Use g\""),
      ("__attribute__((deprecated))", "* deprecated"),
      ("DEPRECATED_ATTRIBUTE", "* deprecated"),
      ("__attribute__((deprecated(\"m\")))", "* deprecated \"m\""),
      ("__attribute__((deprecated(\"m\", \"r\")))", "* deprecated \"m\" -> r"),
      ("DEPRECATED_MSG_ATTRIBUTE(\"two \" \"parts\")", "* deprecated \"two parts\""),
      (
        "NS_EXTENSION_UNAVAILABLE_IOS(\"Not in extensions\")",
        "ios_app_extension unavailable \"Not in extensions\""
      ),
      (
        "API_AVAILABLE(ios(14.0)) NS_EXTENSION_UNAVAILABLE_IOS(\"x\")",
        "ios 14.0; ios_app_extension unavailable \"x\""
      ),
      ("NS_AVAILABLE(10_10, 8_0)", "ios 8.0"),
      ("NS_AVAILABLE_IOS(8_0)", "ios 8.0"),
      ("NS_AVAILABLE_MAC(10_10)", "ios unavailable"),
      ("NS_DEPRECATED_IOS(2_0, 9_0, \"Use g\")", "ios 2.0 deprecated 9.0 \"Use g\""),
      ("__OSX_AVAILABLE_STARTING(__MAC_10_7, __IPHONE_5_0)", "ios 5.0"),
      (
        "__OSX_AVAILABLE_BUT_DEPRECATED(__MAC_10_7,__MAC_10_9,__IPHONE_5_0,__IPHONE_7_0)",
        "ios 5.0 deprecated 7.0"
      ),
      (
        "API_DEPRECATED(\"with, commas; and (parens) \\\"q\\\"\", ios(2.0, 3.0))",
        "ios 2.0 deprecated 3.0 \"with, commas; and (parens) \"q\"\""
      ),
      ("API_AVAILABLE(ios(NA), macos(11.0))", "ios unavailable; macos 11.0"),
      ("API_DEPRECATED(\"m\", ios(2.0, NA))", "ios 2.0 \"m\""),
      ("API_DEPRECATED(\"m\", ios(NA, NA))", "ios unavailable \"m\""),
      ("__attribute__((availability(ios,introduced=NA,deprecated=9.0)))", "ios deprecated 9.0 unavailable"),
      ("/* why; how */ API_AVAILABLE(ios(14.0)) /* because */", "ios 14.0"),
      ("API_AVAILABLE(\n  ios(14.0),\n  macos(11.0)\n)", "ios 14.0; macos 11.0"),
    ])
  func functions(written: String, expected: String) throws {
    let parsed = try ParsedHeaders("#import <Foundation/Foundation.h>\nextern void f(int a) \(written);\n")
    #expect(try parsed.availability("f") == expected)
    #expect(parsed.all == ["function f"])
  }

  @Test(
    "The same attribute on every kind of declaration",
    arguments: [
      ("API_AVAILABLE(ios(14.0)) @interface X : NSObject\n@end", "X"),
      ("API_AVAILABLE(ios(14.0))\n@protocol X\n@end", "X"),
      ("API_AVAILABLE(ios(14.0)) @interface NSString (X)\n@end", "NSString(X)"),
      ("typedef NS_ENUM(int, X) { XA } API_AVAILABLE(ios(14.0));", "X"),
      ("typedef NS_ENUM(int, X) { XA API_AVAILABLE(ios(14.0)) };", "X.XA"),
      ("typedef NS_ENUM(int, X) { XA API_AVAILABLE(ios(14.0)) = 2, XB };", "X.XA"),
      ("typedef NS_OPTIONS(int, X) { XA } API_AVAILABLE(ios(14.0));", "X"),
      ("enum API_AVAILABLE(ios(14.0)) X { XA };", "X"),
      ("typedef struct { int a; } X API_AVAILABLE(ios(14.0));", "X"),
      ("typedef struct API_AVAILABLE(ios(14.0)) { int a; } X;", "X"),
      ("struct X { int a; } API_AVAILABLE(ios(14.0));", "X"),
      ("struct X { int a API_AVAILABLE(ios(14.0)); };", "X.a"),
      ("typedef NSString *X NS_TYPED_ENUM API_AVAILABLE(ios(14.0));", "X"),
      ("typedef void (^X)(void) API_AVAILABLE(ios(14.0));", "X"),
      ("FOUNDATION_EXPORT NSString *const X API_AVAILABLE(ios(14.0));", "X"),
      ("API_AVAILABLE(ios(14.0)) extern int X;", "X"),
      ("static inline int X(void) API_AVAILABLE(ios(14.0));\nstatic inline int X(void) { return 1; }", "X"),
      ("API_AVAILABLE(ios(14.0)) static inline int X(void) { return 1; }", "X"),
      ("@interface C : NSObject\n- (void)x API_AVAILABLE(ios(14.0));\n@end", "-[C x]"),
      ("@interface C : NSObject\n- (void)x:(int)a y:(int)b API_AVAILABLE(ios(14.0));\n@end", "-[C x:y:]"),
      ("@interface C : NSObject\n@property int x API_AVAILABLE(ios(14.0));\n@end", "C.x"),
      ("@interface C : NSObject\n@property (copy) void (^x)(int) API_AVAILABLE(ios(14.0));\n@end", "C.x"),
    ])
  func kinds(written: String, name: String) throws {
    let parsed = try ParsedHeaders("#import <Foundation/Foundation.h>\n" + written)
    #expect(try parsed.availability(name) == "ios 14.0")
    #expect(try parsed.symbol(name).availabilityAsWritten == ["API_AVAILABLE(ios(14.0))"])
    for other in parsed.module.symbols where other.name != name {
      #expect(other.availability.isEmpty, "\(other.name)")
    }
  }

  @Test("A framework's own macro is kept as written and understood through two levels")
  func ownMacros() throws {
    let parsed = try ParsedHeaders(
      """
      #import <Foundation/Foundation.h>
      #define KIT_BASE(...) API_AVAILABLE(__VA_ARGS__) API_UNAVAILABLE(watchos)
      #define KIT_NEW KIT_BASE(ios(15.0), macos(12.0))
      #define KIT_DEPRECATED(from, to, msg) API_DEPRECATED("Kit: " msg, ios(from, to))
      extern void fresh(void) KIT_NEW;
      extern void stale(void) KIT_DEPRECATED(2.0, 9.0, "gone");
      @interface C : NSObject
      - (void)fresh KIT_NEW;
      @end
      """)
    #expect(try parsed.availability("fresh") == "ios 15.0; macos 12.0; watchos unavailable")
    #expect(try parsed.availability("stale") == "ios 2.0 deprecated 9.0 \"Kit: gone\"")
    #expect(try parsed.availability("-[C fresh]") == "ios 15.0; macos 12.0; watchos unavailable")
    #expect(try parsed.symbol("fresh").availabilityAsWritten == ["KIT_NEW"])
    #expect(try parsed.symbol("stale").availabilityAsWritten == ["KIT_DEPRECATED(2.0, 9.0, \"gone\")"])
    #expect(parsed.all.filter { $0.hasPrefix("macro") } == [])
  }

  @Test("Several attributes of one declaration are all kept as written")
  func asWritten() throws {
    let parsed = try ParsedHeaders(
      """
      #import <Foundation/Foundation.h>
      extern void f(void) API_AVAILABLE( ios(14.0),
        macos(11.0) )  API_UNAVAILABLE(tvos) NS_SWIFT_NAME(g());
      """)
    #expect(
      try parsed.symbol("f").availabilityAsWritten == [
        "API_AVAILABLE( ios(14.0), macos(11.0) )", "API_UNAVAILABLE(tvos)",
      ])
    #expect(try parsed.symbol("f").attributes.map(\.name) == ["swift_name"])
  }

  @Test("String literals next to each other in an attribute are one")
  func strings() throws {
    let parsed = try ParsedHeaders(
      """
      #define KIT_ASYNC(msg) __attribute__((swift_attr("@_unavailable(message: \\"" msg "\\")")))
      extern void f(int a) KIT_ASYNC("two " "parts");
      extern void g(int a) __attribute__((enable_if(a > 0, "b" "c")));
      """)
    #expect(
      try parsed.symbol("f").attributes.map(\.arguments) == ["\"@_unavailable(message: \\\"two parts\\\")\""])
    #expect(try parsed.symbol("g").attributes.map(\.arguments) == ["a > 0, \"bc\""])
  }

  @Test("A macro that is redefined further down means what it meant")
  func redefined() throws {
    let parsed = try ParsedHeaders(
      """
      #import <Foundation/Foundation.h>
      #define KIT_NEW API_AVAILABLE(ios(14.0))
      extern void f(void) KIT_NEW;
      #undef KIT_NEW
      #define KIT_NEW API_AVAILABLE(ios(16.0))
      extern void g(void) KIT_NEW;
      """)
    #expect(try parsed.availability("f") == "ios 14.0")
    #expect(try parsed.availability("g") == "ios 16.0")
  }

  @Test("A platform that nobody has heard of is kept by its name, and counted")
  func unheardOf() throws {
    let parsed = try ParsedHeaders(
      """
      extern void f(void) __attribute__((availability(hearthos, introduced=2.0)));
      extern void g(void) __attribute__((availability(hearthos, unavailable)));
      extern void h(void) __attribute__((availability(visionos, introduced=1.0)));
      """)
    #expect(try parsed.availability("f") == "hearthos 2.0")
    #expect(try parsed.availability("g") == "hearthos unavailable")
    #expect(parsed.unknownKinds == ["platform hearthos": 2])
  }

  @Test("What says of one platform that it is there and that it is not")
  func contradictions() throws {
    let parsed = try ParsedHeaders(
      """
      extern void f(void) API_AVAILABLE(ios(14), macos(11)) API_UNAVAILABLE(ios, tvos);
      extern void g(void) API_AVAILABLE(ios(14)) API_UNAVAILABLE(macos);
      extern void h(void) API_AVAILABLE(ios(14)) __attribute__((unavailable));
      """)
    #expect(try parsed.symbol("f").availability.contradictions.map(\.rawValue) == ["ios"])
    #expect(try parsed.symbol("g").availability.contradictions.isEmpty)
    #expect(try parsed.symbol("h").availability.contradictions.isEmpty)
  }

  @Test("An attribute that nobody has heard of is kept by its name, and counted")
  func unheardOfAttribute() throws {
    let parsed = try ParsedHeaders(
      """
      #import <Foundation/Foundation.h>
      #define KIT_ODD(x) __attribute__((__kit_odd__(x)))
      int f(int a) __attribute__((kit_new("words"))) API_AVAILABLE(ios(14));
      __attribute__((kit_new)) int g(void);
      KIT_ODD(2) extern int v;
      @interface Thing : NSObject
      @property (nonatomic) int size KIT_ODD(1);
      - (void)run KIT_ODD(3);
      - (void)stop;
      @end
      typedef NS_ENUM(NSInteger, Mode) { ModeA KIT_ODD(4), ModeB };
      """)
    func attributes(_ name: String) throws -> [String] {
      try parsed.symbol(name).attributes.map { "\($0.name)(\($0.arguments))" }
    }
    #expect(try attributes("f") == ["kit_new(\"words\")"])
    #expect(try parsed.availability("f") == "ios 14.0")
    #expect(try attributes("g") == ["kit_new()"])
    #expect(try attributes("v") == ["kit_odd(2)"])
    #expect(try attributes("Thing.size") == ["kit_odd(1)"])
    #expect(try attributes("-[Thing run]") == ["kit_odd(3)"])
    #expect(try attributes("-[Thing stop]") == [])
    #expect(try attributes("Mode.ModeA") == ["kit_odd(4)"])
    #expect(try attributes("Mode.ModeB") == [])
    #expect(parsed.unknownKinds == ["attribute kit_new": 2, "attribute kit_odd": 4])
    #expect(parsed.module.incomplete.isEmpty)
  }
}

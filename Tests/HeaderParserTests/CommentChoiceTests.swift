import SymbolModel
import Testing

@Suite("Several comments near one declaration")
struct CommentChoiceTests {
  private func parse(_ text: String) throws -> ParsedHeaders {
    try ParsedHeaders("#import <Foundation/Foundation.h>\n" + text)
  }

  @Test(
    "Between the first macro of a declaration and its type",
    arguments: [
      "FOUNDATION_EXPORT\n/*! Does A. */\nint f(void);",
      "FOUNDATION_EXPORT /** Does A. */ int f(void);",
      "extern __attribute__((visibility(\"default\")))\n/// Does A.\nint f(void);",
      "FOUNDATION_EXPORT\n/** Does A. */\nNSString * const f;",
      "static inline\n/** Does A. */\nint f(void) { return 1; }",
      "/// Old.\nFOUNDATION_EXPORT\n/// Does A.\nint f(void);",
    ])
  func insideDeclaration(written: String) throws {
    let parsed = try parse(written + "\nint after(void);")
    #expect(try parsed.comment("f") == "Does A.")
    #expect(try parsed.comment("after") == nil)
  }

  @Test("A plain comment there, too, but none with a blank line below")
  func plainInsideDeclaration() throws {
    #expect(try parse("FOUNDATION_EXPORT\n// does A\nint f(void);").comment("f") == "plain: does A")
    #expect(try parse("FOUNDATION_EXPORT\n// a section\n\nint f(void);").comment("f") == nil)
  }

  @Test(
    "Documentation and plain words above one another",
    arguments: [
      // A title of a section, parted from the words about the declaration.
      ("/** Drawing functions. **/\n\n/* Draws. */\n\nvoid f(void);", nil),
      ("/** Drawing functions. **/\n\n/* Draws. */\nvoid f(void);", "plain: Draws."),
      ("/// Drawing functions.\n\n// Draws.\nvoid f(void);", "plain: Draws."),
      ("/** Drawing functions. **/\n\n/* Draws. */\n// Twice.\nvoid f(void);", "plain: Draws.\nTwice."),
      ("/** Drawing functions. **/\n\n\nvoid f(void);", "Drawing functions."),
      ("/** Draws. */\n/* Slow. */\nvoid f(void);", "Draws."),
      ("/* Slow. */\n/** Draws. */\nvoid f(void);", "Draws."),
      ("/* Slow. */\n\n/** Draws. */\nvoid f(void);", "Draws."),
      // What is no comment about the declaration parts nothing.
      ("/** @abstract Draws. */\n\n// FIXME: not yet\nvoid f(void);", "@abstract Draws."),
      ("/// Draws.\n/// - Returns: Nothing.\n\n// Slow.\nvoid f(void);", "Draws.\n- Returns: Nothing."),
      ("/** Draws. */\n\n// void old(void);\nvoid f(void);", "Draws."),
      ("/** Draws. */\n\n// MARK: - Next\nvoid f(void);", "Draws."),
      ("/** Draws. */\n\n#if 1\n// ==== Next ====\nvoid f(void);\n#endif", "Draws."),
      ("///\n// Draws.\nvoid f(void);", "plain: Draws."),
    ])
  func titles(written: String, expected: String?) throws {
    #expect(try parse(written).comment("f") == expected)
  }

  @Test(
    "Plain comments that touch are kept together",
    arguments: [
      ("/* Adds two. */\n/* Since 10.0. */\nvoid f(void);", "Adds two.\nSince 10.0."),
      (
        "/*********\n Adds two.\n*********/\n/*\n * Since 10.0.\n */\nvoid f(void);", "Adds two.\nSince 10.0."
      ),
      ("// Adds two.\n/* Since 10.0. */\nvoid f(void);", "Adds two.\nSince 10.0."),
      ("/* Adds. */ /* Two. */\n// Fast.\nvoid f(void);", "Adds.\nTwo.\nFast."),
      ("/* Of another. */\n\n/* Adds two. */\nvoid f(void);", "Adds two."),
      ("/* MARK: Adding */\n/* Adds two. */\nvoid f(void);", "Adds two."),
      ("// ------\n/* Adds two. */\nvoid f(void);", "Adds two."),
      ("/* int old; */\n/* Adds two. */\nvoid f(void);", "Adds two."),
      ("void f(void); /* adds */ /* two */", "adds\ntwo"),
    ])
  func plain(written: String, expected: String) throws {
    #expect(try parse(written).comment("f") == "plain: " + expected)
  }

  @Test("A frame drawn with comments is a title, too")
  func frames() throws {
    let frame = "/**********/\n/* Adding */\n/**********/\n"
    #expect(try parse(frame + "void f(void);").comment("f") == nil)
    #expect(try parse(frame + "/* Adds. */\nvoid f(void);").comment("f") == "plain: Adds.")
    #expect(try parse("/* Adds. */\n/* int old; */\nvoid f(void);").comment("f") == nil)
    #expect(try parse("/********** Adding **********/\nvoid f(void);").comment("f") == nil)
    #expect(
      try parse("/******** Adding ********/\n/* Adds. */\nvoid f(void);").comment("f") == "plain: Adds.")
    // Three stars are how some write all their comments, and a lone dash deep in a line is no rule.
    #expect(try parse("/*** Adds. ***/\nvoid f(void);").comment("f") == "plain: Adds.")
    #expect(
      try parse("/* Adds\n        -\n   two. */\nvoid f(void);").comment("f")
        == "plain: Adds\n     -\ntwo.")
  }

  @Test(
    "At the end of a line of attributes",
    arguments: [
      ("NS_SWIFT_SENDABLE // never changes\n@interface f : NSObject\n@end", "plain: never changes"),
      ("API_AVAILABLE(ios(14.0)) // late\nvoid f(void);", "plain: late"),
      ("/* Adds. */\nAPI_AVAILABLE(ios(14.0)) // late\nvoid f(void);", "plain: Adds."),
      ("/** Adds. */\nAPI_AVAILABLE(ios(14.0)) // late\nvoid f(void);", "Adds."),
      ("/** Adds. */\n\nAPI_AVAILABLE(ios(14.0)) // late\nvoid f(void);", "Adds."),
      ("/* Far. */\n\nAPI_AVAILABLE(ios(14.0)) // late\nvoid f(void);", "plain: late"),
      ("@class Other; // words\nvoid f(void);", nil),
      ("#pragma mark Section // words\nvoid f(void);", nil),
      ("#import <Foundation/NSObject.h> // words\nvoid f(void);", nil),
    ])
  func attributeLines(written: String, expected: String?) throws {
    #expect(try parse(written).comment("f") == expected)
  }

  @Test("What a macro makes is documented on the outside alone")
  func macroMade() throws {
    let parsed = try parse(
      """
      #define MAKE_CLASS(name) \\
        @interface name : NSObject \\
        - (instancetype)init NS_UNAVAILABLE; \\
        + (instancetype)make; \\
        @end \\
        typedef name *name##_t

      /*! A group of threads. */
      MAKE_CLASS(group);

      MAKE_CLASS(other); ///< Another.
      """)
    #expect(try parsed.comment("group") == "A group of threads.")
    #expect(try parsed.comment("group_t") == "A group of threads.")
    #expect(try parsed.comment("-[group init]") == nil)
    #expect(try parsed.comment("+[group make]") == nil)
    #expect(try parsed.comment("other") == "Another.")
    #expect(try parsed.comment("-[other init]") == nil)
  }
}

import SymbolModel
import Testing

@Suite("Comments of parameters")
struct CommentParameterTests {
  private func comment(_ name: String, _ text: String) throws -> String? {
    try ParsedHeaders("#import <Foundation/Foundation.h>\n" + text).comment(name)
  }

  @Test("Each parameter of a function keeps its own, in order")
  func function() throws {
    let text = """
      extern
      int f(
        int count,            /*! @param count How many. */
        const char *name,     /*! @param name   What it is called,
                                                on two lines. */
                              /*! @param scale How far. */
        int scale)            // not this
        API_AVAILABLE(ios(14.0));
      extern int g(void);
      """
    #expect(
      try comment("f", text)
        == "@param count How many.\n@param name   What it is called,\non two lines.\n@param scale How far.")
    #expect(try comment("g", text) == nil)
  }

  @Test(
    "What is said above the function comes first",
    arguments: [
      ("/*! @abstract Counts. */\n", "@abstract Counts.\n"), ("/// Counts.\n", "Counts.\n"),
      ("// Counts.\n", "Counts.\n"), ("// ==== Counting ====\n", ""), ("", ""),
    ])
  func leading(above: String, expected: String) throws {
    let text = above + "int f(\n  int a,  /*! @param a First. */\n  int b)  /*! @param b Second. */\n  ;"
    #expect(try comment("f", text) == expected + "@param a First.\n@param b Second.")
  }

  @Test("Methods over several lines")
  func method() throws {
    let text = """
      @interface C : NSObject
      /// Jumps.
      - (void)jump:(int)height  /*! @param height How high. */
                to:(int)place;  /*! @param place Where. */
      - (void)walk:(int)far     /*! @param far How far. */
              with:(id)friend;  // not this
      @end
      """
    #expect(
      try comment("-[C jump:to:]", text) == "Jumps.\n@param height How high.\n@param place Where.")
    #expect(try comment("-[C walk:with:]", text) == "@param far How far.")
    #expect(try comment("C", text) == nil)
  }

  @Test(
    "Words that point back name the parameter before them",
    arguments: [
      ("void f(int a /**< Of a. */, int b);", "@param a Of a."),
      ("void f(int a, ///< Of a.\n       int b ///< Of b.\n);", "@param a Of a.\n@param b Of b."),
      ("void f(int a, /* not this */ int b);", nil),
      ("void f(/** Which one? */ int a);", nil),
    ])
  func pointingBack(written: String, expected: String?) throws {
    #expect(try comment("f", written) == expected)
  }

  @Test("Constants between the parentheses of a macro are no parameters")
  func macroMade() throws {
    let text = """
      #define CHOICES(name, ...) typedef enum { __VA_ARGS__ } name
      CHOICES(E,
        EA = 1,  /// Of A.
        EB = 2,  ///< Of B.
        EC = 3
      );
      """
    #expect(try comment("E.EA", text) == "Of A.")
    #expect(try comment("E.EB", text) == "Of B.")
    #expect(try comment("E.EC", text) == nil)
  }
}

import SymbolModel
import Testing

@Suite("Comments behind declarations")
struct CommentTrailingTests {
  private func parse(_ text: String) throws -> ParsedHeaders {
    try ParsedHeaders("#import <Foundation/Foundation.h>\n" + text)
  }

  private func expect(_ text: String, _ expected: [(String, String?)]) throws {
    let parsed = try parse(text)
    for (name, comment) in expected { #expect(try parsed.comment(name) == comment, "\(name)") }
  }

  @Test(
    "A comment goes on in the lines below it, as an editor shows them",
    arguments: [
      // The same column in bytes, with tabs of four, with tabs of eight, and by a slipping hand.
      "  int a;  //!< First\n          //!< and more.\n  int b;",
      "  int a;  //!< First\n          /// and more.\n  int b;",
      "\tint a;\t\t\t//!< First\n\t\t\t\t\t/// and more.\n\tint b;",
      "\tint a;\t//!< First\n\t\t\t/// and more.\n\tint b;",
      "\tint a;\t///< First\n\t\t///< and more.\n\tint b;",
      "  int a;          ///< First\n\t\t  ///< and more.\n  int b;",
      "  int a;   //!< First\n          /// and more.\n  int b;",
    ])
  func continuation(fields: String) throws {
    try expect("struct S {\n\(fields)\n};", [("S.a", "First\nand more."), ("S.b", nil)])
  }

  @Test(
    "A comment in another column is the next declaration's",
    arguments: [
      "  int a; ///< Of a.\n  /// Of b.\n  int b;",
      "  int a;\t\t///< Of a.\n\t/// Of b.\n  int b;",
      "  int a; /**< Of a. */\n  /** Of b. */\n  int b;",
      "  int a; /// Of a.\n  /// Of b.\n  int b;",
      "  int a; ///< Of a.\n\n         /// Of b.\n  int b;",
    ])
  func otherColumn(fields: String) throws {
    try expect("struct S {\n\(fields)\n};", [("S.a", "Of a."), ("S.b", "Of b.")])
  }

  @Test("Plain lines and blocks go on below, too")
  func plain() throws {
    try expect(
      """
      struct S {
        int a;      /* of a, */
                    /* and more, */
                    /* and more */
        int b;
      \tint c;\t\t// of c,
      \t\t\t\t// and more
        int d;
        int e;      /**< Of e, */
                    /**< and more. */
        int f;      /* of f */
        int h;      //< of h,
                    //< and more
        int i;      /*< of i */
        int j;
        /* of g */
        int g;
      };
      #define MACRO 1   /* of the macro, */
                        /* and more */
      void function(void);
      """,
      [
        ("S.a", "plain: of a,\nand more,\nand more"), ("S.b", nil), ("S.c", "plain: of c,\nand more"),
        ("S.d", nil), ("S.e", "Of e,\nand more."), ("S.f", "plain: of f"), ("S.g", "plain: of g"),
        ("S.h", "plain: of h,\nand more"), ("S.i", "plain: of i"), ("S.j", nil),
        ("MACRO", "plain: of the macro,\nand more"), ("function", nil),
      ])
  }

  @Test("What stands behind an unnamed record belongs to the field that has it")
  func unnamed() throws {
    try expect(
      """
      typedef struct Message {
        int type;  //!< Which one.
        union {
          struct {
            int note;      //!< The note.
            int velocity;  //!< The velocity.
            int a, b, c, d, e, f, g, h, i, j;
          } voice;  //!< When it sings.
          struct
          {
            int bytes;
          } data;  /**< When it is data. */
          enum { MessageA, MessageB } mode; // how it goes
          struct {
            int last;
          };  //!< Nobody's.
        };  //!< Nobody's either.
      } Message;  //!< All of it.
      """,
      [
        ("Message.type", "Which one."), ("Message.voice", "When it sings."),
        ("Message.voice.note", "The note."), ("Message.voice.velocity", "The velocity."),
        ("Message.voice.j", nil), ("Message.data", "When it is data."), ("Message.data.bytes", nil),
        ("Message.mode", "plain: how it goes"), ("MessageB", nil), ("Message.last", nil),
        ("Message", "All of it."),
      ])
  }

  @Test(
    "Behind the end of a type",
    arguments: [
      ("struct S { int a; }; ///< Of S.", "S", "Of S."),
      ("typedef struct { int a; } S; ///< Of S.", "S", "Of S."),
      ("typedef struct { int a; } S; // of S", "S", "plain: of S"),
      ("typedef NS_ENUM(NSInteger, S) { SA }; ///< Of S.", "S", "Of S."),
      ("struct S { int a; }; // how it looks", "S", "plain: how it looks"),
      ("typedef NS_ENUM(NSInteger, S) { SA };  // only for one style", "S", "plain: only for one style"),
      ("#define S /* of S */ \\\n  (1)\n#define T 2", "S", "plain: of S"),
      ("#define S(a) /* of S */ \\\n  (a)", "S", "plain: of S"),
      ("#define S(a) f(a), /* code */ \\\n  (a)", "S", nil),
      ("#define T(a) \\\n  /* code */ a\n#define S 2", "S", nil),
      ("#define T \\\n  /* code */ __attribute__((unused))\n#define S 2", "S", nil),
      // These only say again what ends.
      ("struct S { int a; }; // struct S", "S", nil),
      ("enum S { SA }; /* enum S */", "S", nil),
      ("@interface S : NSObject\n@end // S", "S", nil),
      ("@protocol S\n@end /* of the protocol */", "S", nil),
      ("static inline int S(void) { return 1; } // end of S", "S", nil),
      ("#ifdef __OBJC__\nvoid S(void);\n#endif // words\n", "S", nil),
      ("#ifdef __OBJC__\n#endif // words\nvoid S(void);", "S", nil),
      ("#ifdef __OBJC__\n#endif /* words */\n#define S 1", "S", nil),
      ("struct T { int a; }; // struct T\nvoid S(void);", "S", nil),
    ])
  func ends(written: String, name: String, expected: String?) throws {
    #expect(try parse(written).comment(name) == expected)
  }

  @Test("Inside a body no comment is the container's or the function's")
  func bodies() throws {
    try expect(
      """
      static inline int f(int a) { // takes the double
        int b = a * 2;  // the double
        return b;
      }
      @interface C : NSObject {
       @private
        int hidden;  // nobody sees it
      }
      @end
      struct S { // of S
        unsigned : 4;  // padding
        int a;
      };
      typedef NS_ENUM(NSInteger, E) {  // of E
        EA
      };
      enum {  /* of the constants */
        FA
      };
      """,
      [
        ("f", nil), ("C", nil), ("S", "plain: of S"), ("S.a", nil), ("E", "plain: of E"), ("E.EA", nil),
        ("FA", nil),
      ])
  }

  @Test("The fields that a macro makes are not those that it stands before")
  func macroMadeFields() throws {
    try expect(
      """
      #define LINKS(type) struct { struct type *next; struct type *last; }
      struct S {
        LINKS(S) queue;  /* the queue */
        // the list
        LINKS(S) list;
      };
      """,
      [
        ("S.queue", "plain: the queue"), ("S.queue.next", nil), ("S.queue.last", nil),
        ("S.list", "plain: the list"), ("S.list.next", nil),
      ])
  }

  @Test("A comment behind a statement is about all that the line declares")
  func declarators() throws {
    try expect(
      """
      struct S {
        int a, b;  // of both
        int c,     // of c
            d;     // of d
      };
      extern int x, y;  ///< Of both.
      extern int z
        API_AVAILABLE(ios(14.0));  ///< Of z.
      """,
      [
        ("S.a", "plain: of both"), ("S.b", "plain: of both"), ("S.c", "plain: of c"),
        ("S.d", "plain: of d"), ("x", "Of both."), ("y", "Of both."), ("z", "Of z."),
      ])
  }
}

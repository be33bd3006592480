import SymbolModel
import Testing

@Suite("Which declaration a comment belongs to")
struct CommentPlacementTests {
  private func parse(_ text: String) throws -> ParsedHeaders {
    try ParsedHeaders("#import <Foundation/Foundation.h>\n" + text)
  }

  @Test(
    "Comments of a function",
    arguments: [
      ("/// Does A.\nvoid f(void);", "Does A."),
      ("//! Does A.\nvoid f(void);", "Does A."),
      ("/** Does A. */\nvoid f(void);", "Does A."),
      ("/*! Does A. */ void f(void);", "Does A."),
      ("void f(void); ///< Does A.", "Does A."),
      ("void f(void); /**< Does A. */", "Does A."),
      ("void f(void); //!< Does A.", "Does A."),
      ("void f(void);\n///< Does A.", "Does A."),
      ("void f(void); /// < Does A.", "Does A."),
      ("// Does A.\nvoid f(void);", "plain: Does A."),
      ("/* Does A. */\nvoid f(void);", "plain: Does A."),
      ("void f(void); // Does A.", "plain: Does A."),
      ("void f(void); /* Does A. */", "plain: Does A."),
      ("void f(void);  // Does A\n               // and more.", "plain: Does A\nand more."),
      ("/// Does A.\n\nvoid f(void);", "Does A."),
      ("// Does A.\n\nvoid f(void);", nil),
      ("/* Does A. */\n\nvoid f(void);", nil),
      ("/// Does A.\n// Note.\nvoid f(void);", "Does A."),
      ("// Note.\n/// Does A.\nvoid f(void);", "Does A."),
      ("/// Old.\n\n/// Does A.\nvoid f(void);", "Does A."),
      ("/// Does A.\n#pragma mark - Section\nvoid f(void);", nil),
      ("/// Does A.\n#if 1\nvoid f(void);\n#endif", "Does A."),
      ("/// Does A.\n#ifdef __OBJC__\nvoid f(void);\n#endif", "Does A."),
      ("// Does A.\n#if 1\nvoid f(void);\n#endif", "plain: Does A."),
      ("/// Does A.\n#if 0\n#endif\nvoid f(void);", nil),
      ("/// Does A.\n#define OTHER 1\nvoid f(void);", nil),
      ("/// Does A.\nextern void f(void) API_AVAILABLE(ios(14.0));", "Does A."),
      ("/// Does A.\nAPI_AVAILABLE(ios(14.0))\nextern void f(void);", "Does A."),
      (
        "/// Does A.\nAPI_DEPRECATED(\"it's; {gone}\", ios(2.0, 3.0)) FOUNDATION_EXPORT void f(void);",
        "Does A."
      ),
      ("/// Does A.\n__attribute__((visibility(\"default\")))\nvoid f(void);", "Does A."),
      ("/// Does A.\nNS_ASSUME_NONNULL_BEGIN\nvoid f(void);\nNS_ASSUME_NONNULL_END", "Does A."),
      ("/// Does A.\nstatic inline int f(int a) { return a; }", "Does A."),
      ("void f(int a, /* inner */ int b);", nil),
      ("void f(int a, // inner\n       int b); // Does A.", "plain: Does A."),
      ("void f(int a /**< inner */, int b);", "@param a inner"),
      ("int x; /// Trailing the variable.\nvoid f(void);", nil),
      ("//////// Rule ////////\nvoid f(void);", nil),
      ("////////////////////\n// Section\n////////////////////\nvoid f(void);", nil),
      ("// ======= Section =======\nvoid f(void);", nil),
      ("/*------------------\n Section\n------------------*/\nvoid f(void);", nil),
      ("// MARK: Section\nvoid f(void);", nil),
      ("// MARK: - Section\nvoid f(void);", nil),
      ("//\n//  Kit.h\n//  Copyright (c) 2026 Apple Inc. All rights reserved.\n//\nvoid f(void);", nil),
      ("/* Copyright 2026 */\nvoid f(void);", nil),
      ("// void old(void);\nvoid f(void);", nil),
      ("/* int old; */\nvoid f(void);", nil),
      ("void f(void); /* __attribute__((noreturn)) */", nil),
      ("/**/ void f(void);", nil),
      ("///\nvoid f(void);", nil),
      ("#if 0\n/// Not it's.\nvoid g(void);\n#endif\nvoid f(void);", nil),
      ("#if 0\nDon't look\n#endif\n/// Does A.\nvoid f(void);", "Does A."),
      ("#ifdef NEVER\n#error Don't do this\n#endif\n/// Does A.\nvoid f(void);", "Does A."),
      ("#define APOSTROPHE '\\''\n/// Does A.\nvoid f(void);", "Does A."),
      ("#define QUOTE \"/* none\"\n/// Does A.\nvoid f(void);", "Does A."),
      ("@class Other;\n/// Does A.\nvoid f(void);", "Does A."),
      ("/// For the other.\n@class Other;\nvoid f(void);", nil),
      ("/// Does A.\r\n/// And B.\r\nvoid f(void);\r\n", "Does A.\nAnd B."),
      ("/* Does A. */ // And B.\nvoid f(void);", "plain: Does A.\nAnd B."),
    ])
  func functions(written: String, expected: String?) throws {
    #expect(try parse(written).comment("f") == expected)
  }

  @Test("Enum constants keep to their own comments")
  func constants() throws {
    let parsed = try parse(
      """
      /// The mode.
      typedef NS_ENUM(NSInteger, E) {
        /// Of A.
        EA,
        EB,
        EC, // of C
        ED,
        EE, ///< Of E.
        EF, /**< Of F. */ EG,
        // of H
        EH = 1 << 3,   /* of H too */

        // of nobody

        EI,
        /** Of J. */
        EJ API_AVAILABLE(ios(14.0)) = 9,
        EK /* of K */ = 12,
        EL  // of L
      };
      """)
    let expected: [(String, String?)] = [
      ("E", "The mode."), ("E.EA", "Of A."), ("E.EB", nil), ("E.EC", "plain: of C"), ("E.ED", nil),
      ("E.EE", "Of E."), ("E.EF", "Of F."), ("E.EG", nil), ("E.EH", "plain: of H"), ("E.EI", nil),
      ("E.EJ", "Of J."), ("E.EK", "plain: of K"), ("E.EL", "plain: of L"),
    ]
    for (name, comment) in expected {
      #expect(try parsed.comment(name) == comment, "\(name)")
    }
  }

  @Test("Fields and properties keep to their own comments")
  func members() throws {
    let parsed = try parse(
      """
      /** The point. */
      typedef struct {
        int a;  // of a
        int b;
        /// Of c.
        int c, d;
        int e;  /* of e */
      } S;
      /// The class.
      API_AVAILABLE(ios(13.0))
      @interface C : NSObject {
        int hidden; // no property
      }
      @property int x;  // default is YES
      @property int y;
      /// Of z.
      @property (nonatomic, copy) NSString *z NS_SWIFT_NAME(zed);
      - (void)run; // runs
      - (void)walk;
      /// Of jump.
      - (void)jump:(int)height // not so high
                to:(int)place;
      @property int last;  ///< Of last.
      @end
      @interface D : NSObject // plain of D
      - (void)first;
      @end
      """)
    let expected: [(String, String?)] = [
      ("S", "The point."), ("S.a", "plain: of a"), ("S.b", nil), ("S.c", "Of c."), ("S.d", "Of c."),
      ("S.e", "plain: of e"), ("C", "The class."), ("C.x", "plain: default is YES"), ("C.y", nil),
      ("C.z", "Of z."), ("-[C run]", "plain: runs"), ("-[C walk]", nil), ("-[C jump:to:]", "Of jump."),
      ("C.last", "Of last."), ("D", "plain: plain of D"), ("-[D first]", nil),
    ]
    for (name, comment) in expected {
      #expect(try parsed.comment(name) == comment, "\(name)")
    }
  }

  @Test(
    "A comment above a type belongs to its one symbol",
    arguments: [
      ("/// A.\ntypedef struct S { int a; } S;", "S"),
      ("/// A.\ntypedef struct { int a; } S;", "S"),
      ("/// A.\ntypedef struct _S S;\nstruct _S { int a; };", "S"),
      ("typedef struct _S S;\n/// A.\nstruct _S { int a; };", "S"),
      ("/// A.\ntypedef NS_OPTIONS(NSUInteger, S) { SA };", "S"),
      ("/// A.\ntypedef enum : int { SA } S;", "S"),
      ("/// A.\nenum S { SA };", "S"),
      ("/// A.\ntypedef NSString *S NS_TYPED_ENUM;", "S"),
      ("/// A.\ntypedef void (^S)(int);", "S"),
      ("/// A.\n@protocol S\n@end", "S"),
      ("/// A.\nNS_SWIFT_NAME(Other)\n@interface S : NSObject\n@end", "S"),
      ("/// A.\nAPI_AVAILABLE(ios(13.0),\n  macos(10.15))\n@interface S : NSObject\n@end", "S"),
      ("API_AVAILABLE(ios(13.0))\n/// A.\n@interface S : NSObject\n@end", "S"),
      ("/// A.\n@interface NSString (S)\n@end", "NSString(S)"),
      ("/// A.\n#define S 1", "S"),
      ("/// A.\n#define S(a) \\\n  (a)", "S"),
      ("#define S 1 ///< A.", "S"),
      ("/// A.\n#  define S 1", "S"),
      ("/// A.\n#ifndef S\n#define S 1\n#endif", "S"),
      ("/// A.\n@compatibility_alias S NSString;", "S"),
      ("/// A.\nFOUNDATION_EXPORT NSString *const S;", "S"),
      ("/// A.\nextern int S, T;", "S"),
      ("/// A.\nextern int T, S;", "S"),
    ])
  func types(written: String, name: String) throws {
    #expect(try parse(written).comment(name) == "A.")
  }

  @Test("The comments of macros keep to their macros")
  func macros() throws {
    let parsed = try parse(
      """
      // of A
      #define A 1
      #define B 2 // of B
      #define C 3
      #define D 4  /* of D */
      /// Of f.
      void f(void);
      #define E 5
      """)
    #expect(try parsed.comment("A") == "plain: of A")
    #expect(try parsed.comment("B") == "plain: of B")
    #expect(try parsed.comment("C") == nil)
    #expect(try parsed.comment("D") == "plain: of D")
    #expect(try parsed.comment("E") == nil)
  }

  @Test("The licence on top of a header documents nothing")
  func licence() throws {
    let parsed = try ParsedHeaders(
      "/*\n * Kit.h\n * Part of the Kit, under some licence.\n */\n#import <Foundation/Foundation.h>\nvoid f(void);\n"
    )
    #expect(try parsed.comment("f") == nil)
  }

  @Test("HeaderDoc of an enum stays with the enum")
  func headerDoc() throws {
    let parsed = try parse(
      """
      /*!
       @enum E
       @abstract Modes.
       @constant EA about A
       @constant EB about B
       */
      typedef NS_ENUM(NSInteger, E) { EA, EB };
      """)
    #expect(
      try parsed.comment("E") == "@enum E\n@abstract Modes.\n@constant EA about A\n@constant EB about B")
    #expect(try parsed.comment("E.EA") == nil)
    #expect(try parsed.comment("E.EB") == nil)
  }

  @Test("Words above a condition go to the branch that counts")
  func branches() throws {
    let parsed = try ParsedHeaders(
      """
      /// Turns the lamp.
      #if defined(__swift__)
      extern void turn(int degrees) __attribute__((deprecated("no")));
      #else
      extern void turn(int degrees);
      #endif
      /// Lights the lamp.
      #ifdef KIT_OLD
      #ifdef KIT_OLDEST
      extern void light(char how);
      #else
      extern void light(short how);
      #endif
      #elif defined(KIT_OTHER)
      extern void light(long how);
      #else
      extern void light(int how);
      #endif
      /// About what is left out.
      #if 0
      extern void gone(void);
      #endif
      extern void bare(void);
      """)
    #expect(try parsed.comment("turn") == "Turns the lamp.")
    #expect(try parsed.comment("light") == "Lights the lamp.")
    #expect(try parsed.comment("bare") == nil)
  }
}

import Foundation
import SymbolModel
import Testing

@testable import HeaderParser

@Suite("Comments, whatever stands around them and however they are stored")
struct CommentSurroundingsTests {
  private func expect(_ text: String, _ expected: [(String, String?)]) throws {
    let parsed = try ParsedHeaders("#import <Foundation/Foundation.h>\n" + text)
    for (name, comment) in expected { #expect(try parsed.comment(name) == comment, "\(name)") }
  }

  @Test("Inside conditionals")
  func conditionals() throws {
    try expect(
      """
      typedef NS_ENUM(NSInteger, E) {
        EA,  // of A
      #if 1
        /// Of B.
        EB,
      #else
        /// Of nobody.
        EX,
      #endif
        EC,
      #ifdef __OBJC__  // words about the condition
        ED,
        EE  ///< Of E.
      #endif
      };
      struct S {
        int a;
        /// Of b.
      #ifndef NEVER
        int b;
      #endif
        int c;
      };
      @interface C : NSObject
      #if 1
      /// Of x.
      @property int x;
      #endif
      #ifdef NEVER
      /// Of y.
      @property int z;
      #else
      @property int y;  // of y
      #endif
      /// Runs.
      #if 1
      - (void)run;
      #endif
      - (void)walk;
      @end
      """,
      [
        ("E.EA", "plain: of A"), ("E.EB", "Of B."), ("E.EC", nil), ("E.ED", nil), ("E.EE", "Of E."),
        ("S.a", nil), ("S.b", "Of b."), ("S.c", nil), ("C.x", "Of x."), ("C.y", "plain: of y"),
        ("-[C run]", "Runs."), ("-[C walk]", nil),
      ])
  }

  @Test(
    "Blank lines and macros between documentation and a class",
    arguments: [
      "/// A.\n\n\n@interface C : NSObject\n@end",
      "/// A.\n\nAPI_AVAILABLE(ios(13.0))\n\n@interface C : NSObject\n@end",
      "/// A.\nAPI_DEPRECATED(\"gone; {see @B}\", ios(2.0, 3.0))\nNS_SWIFT_NAME(B.C)\n@interface C : NSObject\n@end",
      "/// A.\nNS_ASSUME_NONNULL_BEGIN\n\n@interface C : NSObject\n@end\nNS_ASSUME_NONNULL_END",
      "/// A.\n__attribute__((objc_subclassing_restricted))\n@interface C : NSObject\n@end",
      "/// A.\n#if 1\nAPI_AVAILABLE(ios(13.0))\n@interface C : NSObject\n@end\n#endif",
      "API_AVAILABLE(ios(13.0))\n\n/// A.\n\n@interface C : NSObject\n@end",
    ])
  func betweenThem(written: String) throws {
    try expect(written, [("C", "A.")])
  }

  @Test(
    "Plain words keep to what they touch",
    arguments: [
      ("// as\nAPI_AVAILABLE(ios(13.0))\n@interface C : NSObject\n@end", "plain: as"),
      ("// as\n\nAPI_AVAILABLE(ios(13.0))\n@interface C : NSObject\n@end", nil),
      ("// as\nAPI_AVAILABLE(ios(13.0))\n\n@interface C : NSObject\n@end", nil),
      ("/* as */\nNS_SWIFT_NAME(D) @interface C : NSObject\n@end", "plain: as"),
    ])
  func plain(written: String, expected: String?) throws {
    try expect(written, [("C", expected)])
  }

  @Test("Windows line ends bind no comment otherwise")
  func lineEnds() throws {
    let text = """
      #import <Foundation/Foundation.h>
      struct S {
        int a;    //!< First
                  /// and more.
        int b;    /* of b, */
                  /* and more */
        union { int x; } u;  ///< Of u.
      };
      int f(
        int a,  /*! @param a The
                       first. */
        int b); /*! @param b The second. */
      /** Title. **/

      // Words,
      /* and more. */
      int g(void);

      // Far away.

      int h(void);
      FOUNDATION_EXPORT
      /** Of i. */
      int i(void);

      """
    let unix = try ParsedHeaders(text)
    #expect(try unix.comment("S.a") == "First\nand more.")
    let windows = try ParsedHeaders(
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    func comments(_ parsed: ParsedHeaders) -> [String] {
      parsed.module.symbols.map { "\($0.name): \($0.documentation?.text ?? "none")" }
    }
    #expect(comments(windows) == comments(unix))
  }

  @Test(
    "Every language, every quote",
    arguments: [
      "Überprüft „alles“, ‚auch‘ dies", "Vérifie « tout » – même l’été…", "すべてを「確認」します。",
      "يتحقق من كل شيء", "בודק הכול", "Проверяет «всё»", "It's a \"thing\", isn't it?",
      "🙂 e\u{301} \u{FEFF}x",
      "don't /* nest */ // twice", "50 % of #1 & <b>all</b>", "C:\\path\\",
    ])
  func languages(words: String) throws {
    // A backslash at the end of its line carries a comment of this form on.
    if !words.hasSuffix("\\") { try expect("/// \(words)\nint f(void);", [("f", words)]) }
    if !words.contains("*/") { try expect("/** \(words) */\nint f(void);", [("f", words)]) }
    if !words.contains("*/") { try expect("int f(void);  /* \(words) */", [("f", "plain: " + words)]) }
  }

  @Test("Invalid UTF-8 anywhere in a comment")
  func invalid() throws {
    let parsed = try ParsedHeaders(headers: [
      InlineHeader(
        "Kit.h",
        bytes: Array("/**\n * caf".utf8) + [0xE9] + Array("\n * ".utf8) + [0xFF, 0xC2]
          + Array(
            "\n */\nint f(void);\nint h(void);  /* so ".utf8) + [0xA0]
          + Array(" it is */\nint g(void);  // so it is".utf8) + [0xC2]
          + Array("\n".utf8))
    ])
    #expect(try parsed.comment("f") == "caf\u{FFFD}\n\u{FFFD}\u{FFFD}")
    #expect(try parsed.comment("h") == "plain: so \u{FFFD} it is")
    #expect(try parsed.comment("g") == "plain: so it is\u{FFFD}")
  }

  @Test("Imports behind a condition")
  func imports() throws {
    let text = """
      /// Shows things.
      #if TARGET_OS_IPHONE

      #import <Foundation/NSString.h> // NSString
      NS_ASSUME_NONNULL_BEGIN
      NS_CLASS_AVAILABLE(10_8, 4_1)
      @interface Shower : NSObject
      #else
      #import <Foundation/NSArray.h>
      NS_ASSUME_NONNULL_BEGIN
      @interface Shower : NSObject
      #endif
      @end
      NS_ASSUME_NONNULL_END
      """
    try expect(text, [("Shower", "Shows things.")])
    try expect(
      text.replacingOccurrences(of: "#if TARGET_OS_IPHONE", with: "#if !TARGET_OS_IPHONE"),
      [("Shower", "Shows things.")])
    // Without one the words are about the import, or the file.
    try expect("/// Words.\n#import <Foundation/NSString.h>\nint f(void);", [("f", nil)])
    try expect("// Words.\n#if 1\n#import <Foundation/NSString.h>\nint f(void);\n#endif", [("f", nil)])
  }

  @Test("Titles of files and of groups are nobody's")
  func titles() throws {
    try expect("/*!\n @header Kit\n Words about all of it.\n */\nint f(void);", [("f", nil)])
    try expect("/*! @file Kit.h */\n/// Counts.\nint f(void);", [("f", "Counts.")])
    try expect("/*! @functiongroup Counting */\nint f(void);", [("f", nil)])
    try expect(
      "/*! @group Modes\n @abstract How to count. */\nint f(void);",
      [("f", "@group Modes\n@abstract How to count.")])
  }

  @Test("Categories that are folded into their class")
  func categories() throws {
    let parsed = try ParsedHeaders(
      """
      #import <Foundation/Foundation.h>
      /// Draws.
      @interface Pen : NSObject
      - (void)draw;
      @end
      /*!
       @category Pen (Colors)
       @abstract All about color.
       @discussion And hue.
       */
      @interface Pen (Colors)
      /// Red.
      - (void)red;
      @end
      // Not yet.
      @interface Pen ()
      - (void)later;
      @end
      @interface Pen (Silent)
      @end
      /// A string's.
      @interface NSString (Kit)
      @end
      """)
    #expect(
      try parsed.comment("Pen")
        == "Draws.\n\n- Category Colors: All about color.\n  And hue.\n- Class extension: Not yet.")
    #expect(try parsed.comment("-[Pen red]") == "Red.")
    #expect(try parsed.comment("-[Pen later]") == nil)
    #expect(try parsed.comment("NSString(Kit)") == "A string's.")
    let bare = try ParsedHeaders(
      "__attribute__((objc_root_class)) @interface A\n@end\n// Words.\n@interface A (B)\n@end")
    #expect(try bare.comment("A") == "plain: - Category B: Words.")
  }
}

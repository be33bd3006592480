import SymbolModel
import Testing

@testable import HeaderParser

@Suite("The text of comments")
struct CommentTextTests {
  @Test(
    "Markers and indentation go, lines and paragraphs stay",
    arguments: [
      ("/// A.\n///\n/// B.", "A.\n\nB."),
      ("///A.", "A."),
      ("/// A.\n///   - one\n///   - two", "A.\n  - one\n  - two"),
      ("/** A. */", "A."),
      ("/**\n * A.\n *\n * B.\n */", "A.\n\nB."),
      ("/**\n A.\n\n B.\n */", "A.\n\nB."),
      ("/**\n   A.\n     indented\n   B.\n */", "A.\n  indented\nB."),
      ("/** A.\n *  B.\n **/", "A.\nB."),
      ("/** A.\n    B. */", "A.\nB."),
      ("/**\n A.\n   B.\n*/", "A.\n  B."),
      ("/**\n * A.\n *   B.\n */", "A.\n  B."),
      ("/** A.\n *  B.\n *    C.\n */", "A.\nB.\n  C."),
      ("/*!\n @abstract A.\n @param x B.\n */", "@abstract A.\n@param x B."),
      ("/**\n * ```\n *   code();\n * ```\n */", "```\n  code();\n```"),
      ("/**\n  * bullet\n  * points\n */", "bullet\npoints"),
      ("/**\n- one\n- two\n*/", "- one\n- two"),
      ("/** “Ünïcode” — 日本語 */", "“Ünïcode” — 日本語"),
      ("/// It's \"quoted\" // and more", "It's \"quoted\" // and more"),
      ("/** a /* b */", "a /* b"),
      ("/**\r\n * A.\r\n * B.\r\n */", "A.\nB."),
      ("/// A.   \n///\tB.\t", "A.\nB."),
      ("/**\n\n A.\n\n*/", "A."),
      ("/**\n\u{A0}A\u{A0}b.\u{A0}\n\u{A0} \u{A0}c.\n*/", "A\u{A0}b.\n  c."),
      ("///\u{A0}A.\n///\u{A0}\u{A0}b.", "A.\n b."),
      ("/// https://example.org/x", "https://example.org/x"),
    ])
  func clean(written: String, expected: String) throws {
    let parsed = try ParsedHeaders(written + "\nvoid f(void);\n")
    #expect(try parsed.comment("f") == expected)
  }

  @Test("A byte order mark moves nothing")
  func byteOrderMark() throws {
    let text = "#include <os/availability.h>\n/// A.\nvoid f(void) API_AVAILABLE(ios(14.0));\n"
    let parsed = try ParsedHeaders(headers: [
      InlineHeader("Kit.h", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    ])
    #expect(try parsed.comment("f") == "A.")
    #expect(try parsed.availability("f") == "ios 14.0")
  }

  @Test("Windows line ends change nothing but the line ends")
  func lineEnds() throws {
    let text = """
      #import <Foundation/Foundation.h>
      // of A
      #define A \\
        1
      typedef NS_ENUM(int, E) {
        /// Of EA.
        EA, // rest

        EB
      };
      API_AVAILABLE(ios(14.0),
        macos(11.0))
      @interface C : NSObject
      @property int x; // default
      @end

      """
    let unix = try ParsedHeaders(text)
    let windows = try ParsedHeaders(
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    #expect(unix.module.differences(from: windows.module) == [])
  }

  @Test("Invalid UTF-8 becomes replacement characters")
  func invalid() throws {
    let parsed = try ParsedHeaders(headers: [
      InlineHeader("Kit.h", bytes: Array("/// caf".utf8) + [0xE9] + Array(" A.\nvoid f(void);\n".utf8))
    ])
    #expect(try parsed.comment("f") == "caf\u{FFFD} A.")
  }
}

import SymbolModel
import Testing

@Suite("Keys stay where text moves")
struct KeyStabilityTests {
  static let pieces = [
    "#define KIT_LIMIT 12",
    "typedef int KITNumber;",
    "static inline int KITTwice(int a) { return a + a; }",
    "enum { KITFirst, KITSecond };",
    "typedef enum { KITOn, KITOff } KITSwitch;",
    "typedef struct { int x; struct { int y; } inner; union { int a; float b; }; } KITPoint;",
    "typedef struct _KITRect { int w; } KITRect;",
    "void KITRun(void (*each)(void));",
    "@interface KITView : NSObject\n- (void)draw;\n@property int width;\n@end",
    "@interface NSString (KITView)\n- (void)kit_draw;\n@end",
    "typedef NS_OPTIONS(NSUInteger, KITMask) { KITMaskA = 1 << 0 };",
    "static const int KITConstant = 4;",
    "@compatibility_alias KITAlias NSString;",
  ]

  static let opening = "#import <Foundation/Foundation.h>\n"

  private func parse(_ pieces: [String], header: String = "Kit.h", top: String = "") throws -> ParsedHeaders {
    try ParsedHeaders(headers: [
      InlineHeader(header, top + Self.opening + pieces.joined(separator: "\n"))
    ])
  }

  @Test("No key comes twice, and none names a file")
  func unique() throws {
    let parsed = try parse(Self.pieces)
    #expect(Set(parsed.keys).count == parsed.keys.count)
    #expect(!parsed.keys.contains { $0.contains("Kit.h") })
  }

  @Test(
    "A blank line, a licence or another name of the header changes no key",
    arguments: [("Kit.h", "\n\n"), ("Other.h", ""), ("Sub/Kit.h", "/* Copyright 2026 */\n")])
  func moved(header: String, top: String) throws {
    let before = try parse(Self.pieces)
    let after = try parse(Self.pieces, header: header, top: top)
    #expect(before.keys == after.keys)
    #expect(before.module.symbols.map(\.declaration) == after.module.symbols.map(\.declaration))
  }

  @Test("Another order of the declarations changes no key")
  func reordered() throws {
    #expect(try parse(Self.pieces).keys == parse(Self.pieces.reversed()).keys)
  }

  @Test("A header split in two changes no key")
  func split() throws {
    let half = Self.pieces.count / 2
    let whole = try parse(Self.pieces)
    let parts = try ParsedHeaders(headers: [
      InlineHeader("One.h", Self.opening + Self.pieces[..<half].joined(separator: "\n")),
      InlineHeader("Two.h", Self.opening + Self.pieces[half...].joined(separator: "\n")),
    ])
    #expect(whole.keys == parts.keys)
  }

  @Test("Two folders with equal headers give equal modules")
  func folders() throws {
    #expect(try parse(Self.pieces).module.differences(from: parse(Self.pieces).module) == [])
  }

  @Test("A function keeps its key when it becomes static inline, an enum when it is rebuilt")
  func rebuilt() throws {
    let old = try parse(["extern int KITTwice(int a);", "enum KITMode { KITModeA };"])
    let new = try parse([
      "static inline int KITTwice(int a) { return a; }", "typedef NS_ENUM(int, KITMode) { KITModeA };",
    ])
    #expect(old.keys == new.keys)
  }
}

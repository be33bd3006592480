import SymbolModel
import Testing

@Suite("Damaged headers")
struct DamageTests {
  private func parse(_ text: String) throws -> ParsedHeaders {
    try ParsedHeaders("#import <Foundation/Foundation.h>\n" + text)
  }

  @Test("A declaration that cannot be read is incomplete, its neighbours are whole")
  func unknownSyntax() throws {
    let parsed = try parse(
      """
      extern void before(void);
      extern Unknown<int, @> broken(strange $$ thing);
      extern void after(void);
      @interface C : NSObject
      - (void)fine;
      - (void)odd:(struct struct)x;
      - (void)good;
      @end
      """)
    #expect(try !parsed.symbol("before").isIncomplete)
    #expect(try !parsed.symbol("after").isIncomplete)
    #expect(try !parsed.symbol("-[C fine]").isIncomplete)
    #expect(try !parsed.symbol("-[C good]").isIncomplete)
    let names = parsed.module.incomplete.flatMap(\.names)
    #expect(names.contains("broken"))
    #expect(names.contains("odd"))
    #expect(!names.contains("before"))
    #expect(!names.contains("good"))
    #expect(Set(parsed.module.incomplete.map(\.line)) == [3, 7])
  }

  @Test("An #error is told without its words, and the rest is read")
  func errorDirective() throws {
    let parsed = try parse("void before(void);\n#error This header isn't for you\nvoid after(void);\n")
    #expect(parsed.all == ["function after", "function before"])
    #expect(parsed.module.incomplete.map(\.reason) == ["#error"])
    #expect(parsed.module.symbols.allSatisfy { !$0.isIncomplete })
  }

  @Test("Braces that do not balance end the module's trust where they are")
  func braces() throws {
    let parsed = try parse(
      "void before(void);\nstruct S { int a;\nvoid after(void);\n@interface C : NSObject\n")
    #expect(try !parsed.symbol("before").isIncomplete)
    #expect(!parsed.module.incomplete.isEmpty)
  }

  @Test("An interface without its end keeps the others")
  func missingEnd() throws {
    let parsed = try parse(
      "@interface C : NSObject\n- (void)a;\n@interface D : NSObject\n- (void)b;\n@end\nvoid f(void);\n")
    #expect(!parsed.module.incomplete.isEmpty)
    #expect(try !parsed.symbol("f").isIncomplete)
  }

  @Test("A missing header of the module is named, not quoted")
  func missingHeader() throws {
    let parsed = try parse("#import <Kit/Gone.h>\nvoid f(void);\n")
    #expect(parsed.all == ["function f"])
    #expect(parsed.module.standIns == ["Kit/Gone.h"])
  }

  @Test("A type that a macro hides from the tool")
  func unknownMacro() throws {
    let parsed = try parse("KIT_WEIRD(3) struct S { int a; };\nvoid f(void);\n")
    #expect(try !parsed.symbol("f").isIncomplete)
  }
}

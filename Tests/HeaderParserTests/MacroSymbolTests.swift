import SymbolModel
import Testing

@Suite("Macros")
struct MacroSymbolTests {
  @Test(
    "Macros with a value are symbols",
    arguments: [
      ("#define M 1", "1"),
      ("#define M (1 << 3)", "(1 << 3)"),
      ("#define M \"text  with blanks\"", "\"text  with blanks\""),
      ("#define M @\"text\"", "@\"text\""),
      ("#define M(a) ((a) * 2)", "((a) * 2)"),
      ("#define M() f()", "f()"),
      ("#define M(...) f(__VA_ARGS__)", "f(__VA_ARGS__)"),
      ("#define M(first, rest...) f(first, rest)", "f(first, rest)"),
      ("#define M kOtherName", "kOtherName"),
      ("#define M unsigned_type", "unsigned_type"),
      ("#define M do_it /* why */", "do_it"),
      ("#  define M 2", "2"),
      ("#define M \\\n 5", "5"),
    ])
  func values(written: String, value: String) throws {
    let parsed = try ParsedHeaders(written + "\n")
    #expect(parsed.all == ["macro M"])
    #expect(try parsed.symbol("M").value == value)
    #expect(try parsed.symbol("M").key == "macro M")
  }

  @Test(
    "Macros that only shape declarations are none",
    arguments: [
      "#define M", "#define M(a)", "#define M extern",
      "#define M extern __attribute__((visibility(\"default\")))",
      "#define M static inline", "#define M __attribute__((deprecated(\"no\")))",
      "#define M(v) __attribute__((availability(ios,introduced=v)))", "#define M API_AVAILABLE(ios(14.0))",
      "#define M(...) API_AVAILABLE(__VA_ARGS__)", "#define M(msg) DEPRECATED_MSG_ATTRIBUTE(msg)",
      "#define M NS_ASSUME_NONNULL_BEGIN", "#define M _Pragma(\"clang assume_nonnull begin\")",
      "#define M FOUNDATION_EXPORT", "#define M extern \"C\" {", "#define M }", "#define M _Nullable",
      "#define M NS_SWIFT_NAME(x)", "#define M(name) NS_SWIFT_NAME(name)",
      "#define M(rep, ...) API_DEPRECATED_WITH_REPLACEMENT(rep, __VA_ARGS__)",
      "#define M(i, d, ...) API_DEPRECATED(\"\" __VA_ARGS__, ios(i, d))",
    ])
  func causes(written: String) throws {
    #expect(try ParsedHeaders("#import <Foundation/Foundation.h>\n\(written)\n").all == [])
  }

  @Test("The last definition of a module counts, whatever came between")
  func redefined() throws {
    let parsed = try ParsedHeaders("#define M 1\n#undef M\n#define M 2\n")
    #expect(parsed.all == ["macro M"])
  }

  @Test("A reserved name is marked")
  func reserved() throws {
    let parsed = try ParsedHeaders("#define _M 1\n#define __M 1\n#define M_ 1\n")
    #expect(try parsed.symbol("_M").isReserved)
    #expect(try parsed.symbol("__M").isReserved)
    #expect(try !parsed.symbol("M_").isReserved)
  }

  @Test("A bomb of macros costs nothing")
  func bomb() throws {
    var text = "#define B0 x x\n"
    for number in 1...40 { text += "#define B\(number) B\(number - 1) B\(number - 1)\n" }
    #expect(try ParsedHeaders(text).all.count == 41)
  }
}

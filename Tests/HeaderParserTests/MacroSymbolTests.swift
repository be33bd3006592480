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
      "#define M API_AVAILABLE",
      "#define M KIT\n#define KIT API_DEPRECATED_WITH_REPLACEMENT\n#undef KIT_OTHER",
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

  @Test("A macro that stands for one with a value is a symbol")
  func alias() throws {
    #expect(try ParsedHeaders("#define M(a) (a)\n#define N M\n").all == ["macro M", "macro N"])
  }

  @Test(
    "A macro that guards its whole header is none, with or without a value",
    arguments: [
      "#ifndef M\n#define M 1\nint a;\n#endif\n",
      "// why\n/* and\n#if 1\nhow */\n#if !defined(M)\n  # define M 1 /* so */\nint a;\n#endif // M\n\n",
      "#pragma once\n#if !defined M\n#define M 1\n#if 1\nint a;\n#else\n#endif\n#endif /* M */",
      "#ifndef M\r\n#define M 1\r\n#if \\\r\n 1\r\nint a; // it's \"fine\r\n#endif\r\n#endif\r\n",
    ])
  func guards(text: String) throws { #expect(try ParsedHeaders(text).all == ["variable a"]) }

  @Test(
    "A macro with a value that guards less, or says more, is a symbol",
    arguments: [
      "#ifndef M\n#define M 1\n#endif\nint a;\n",
      "int a;\n#ifndef M\n#define M 1\n#endif\n",
      "#ifndef M\n#define M 1\n#else\n#endif\n",
      "#ifndef M\n#define M 0170000\n#endif\n",
      "#ifndef M\n#define M() 1\n#endif\n",
      "#ifndef N\n#define M 1\n#endif\n",
      "#ifndef M\nint a;\n#define M 1\n#endif\n",
    ])
  func noGuards(text: String) throws {
    #expect(try ParsedHeaders(text).all.filter { $0.hasPrefix("macro") } == ["macro M"])
  }

  @Test("A bomb of macros costs nothing")
  func bomb() throws {
    var text = "#define B0 x x\n"
    for number in 1...40 { text += "#define B\(number) B\(number - 1) B\(number - 1)\n" }
    #expect(try ParsedHeaders(text).all.count == 41)
  }
}

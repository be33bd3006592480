import LibClang
import Testing

@testable import HeaderParser

@Suite("What compilers define by themselves")
struct CompilerMacroTests {
  /// Over a libclang that knows them this holds our table against the compiler's own; over an older one it shows
  /// that the headers see them all the same.
  @Test(arguments: targets)
  func everyLibclang(target: String) throws {
    let macros = CompilerMacros.definitions(target: target)
    #expect(macros.count == 19)
    let text = macros.map {
      "#if defined(\($0.name)) && \($0.name) == \($0.value)\nint has_\($0.name)(void);\n#endif\n"
    }
    let parsed = try ParsedHeaders([InlineModule("Kit", text.joined())], target: target)
    #expect(parsed.all == macros.map { "function has_\($0.name)" }.sorted())
  }

  @Test func otherSystems() {
    #expect(CompilerMacros.definitions(target: "x86_64-unknown-linux-gnu").isEmpty)
    #expect(CompilerMacros.definitions(target: "arm64-apple-none").isEmpty)
    #expect(CompilerMacros.definitions(target: "").isEmpty)
    #expect(!CompilerMacros.definitions(target: "arm64-apple-ios").isEmpty)
  }

  private static let targets =
    [
      "arm64-apple-macosx15.5", "arm64-apple-ios27.0", "arm64-apple-ios27.0-simulator",
      "arm64-apple-ios17.0-macabi", "arm64-apple-tvos27.1", "arm64-apple-watchos11.0",
    ] + (isOld ? [] : ["arm64-apple-xros2.5", "arm64-apple-driverkit24.0"])

  /// libclang 14 parses nothing for these two.
  private static let isOld = LibraryLocation.version().first.map { $0 < 18 } ?? false

  @Test("A header that leaves definitions to the compiler still offers them")
  func leftToCompiler() throws {
    let text = """
      #if !defined(KIT_CONDITIONALS)
      #if defined(__MWERKS__)
        #define TARGET_OS_MAC 7
        #define TARGET_OS_UNIX 0
      #endif
      #ifndef TARGET_OS_MAC
        #define TARGET_OS_MAC 0 /* words */
      #endif
      #ifndef TARGET_OS_IPHONE
        #define TARGET_OS_IPHONE 0
      #endif
      #ifndef TARGET_OS_NANO
        #define TARGET_OS_NANO TARGET_OS_WATCH
      #endif
      #ifndef __has_include
        #define __has_include(x) 0
      #endif
      #endif
      """
    let parsed = try ParsedHeaders(text)
    #expect(
      parsed.module.symbols.map(\.declaration) == [
        "#define TARGET_OS_IPHONE 1", "#define TARGET_OS_MAC 1", "#define TARGET_OS_NANO TARGET_OS_WATCH",
        "#define TARGET_OS_UNIX 0",
      ])
    #expect(try parsed.comment("TARGET_OS_MAC") == "plain: words")
  }
}

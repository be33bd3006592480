extension Pairs {
  static let functions: [HeaderPair] = [
    .comesAndGoes("1 function comes and goes", "void f(void);", "f"),
    .comesAndGoes("2 static inline function comes and goes", "static inline void f(void) {}", "f"),
    HeaderPair(
      "3 a function's result", "void f(void);", "int f(void);",
      [.init(.typeChanged, .breaking, "f", part: "return", old: "void", new: "int")]),
    HeaderPair(
      "4 (void) to (int)", "void f(void);", "void f(int);",
      [.init(.typeChanged, .breaking, "f", old: "void (void)", new: "void (int)")]),
    HeaderPair(
      "5 a function's parameter", "void f(int a);", "void f(long a);",
      [.init(.typeChanged, .breaking, "f", part: "a", old: "int", new: "long")]),
    HeaderPair(
      "6 a function becomes variadic", "void f(int a);", "void f(int a, ...);",
      [.init(.typeChanged, .breaking, "f", old: "void (int)", new: "void (int, ...)")]),
    HeaderPair(
      "7 () to (void)", "void f();", "void f(void);",
      [.init(.typeChanged, .breaking, "f", old: "void ()", new: "void (void)")]),
    .nothing("8 inline and extern", "static inline void f(void) {}", "extern void f(void);"),
    .comesAndGoes("137 a builtin's declaration comes and goes", "int abs(int);", "abs"),
    HeaderPair(
      "unnamed parameter", "void f(int, char *);", "void f(long, char *);",
      [.init(.typeChanged, .breaking, "f", part: "parameter 1", old: "int", new: "long")]),
    HeaderPair(
      "parameter renamed, named, unnamed", "void f(int a, int, int c);", "void f(int b, int x, int);",
      [
        .init(.parameterRenamed, .noise, "f", part: "b", old: "a", new: "b"),
        .init(.parameterRenamed, .noise, "f", part: "c", old: "c", new: ""),
        .init(.parameterRenamed, .noise, "f", part: "x", old: "", new: "x"),
      ]),
  ]

  static let deprecation: [HeaderPair] = [
    HeaderPair(
      "9 plain deprecated", "void f(void);", "void f(void) __attribute__((deprecated));",
      [.init(.deprecated, .warning, "f", on: "*")], back: [.init(.undeprecated, .info, "f", on: "*")]),
    HeaderPair(
      "10 deprecated with a message", "void f(void);", "void f(void) __attribute__((deprecated(\"gone\")));",
      [.init(.deprecated, .warning, "f", on: "*", message: "gone")],
      back: [.init(.undeprecated, .info, "f", on: "*", message: "gone")]),
    HeaderPair(
      "11 deprecated with a replacement", "void f(void);",
      "void f(void) __attribute__((deprecated(\"\", \"g\")));",
      [.init(.deprecated, .warning, "f", on: "*", replacement: "g")]),
    HeaderPair(
      "12 deprecated since a version", "void f(void) __attribute__((availability(macos,introduced=10.0)));",
      "void f(void) __attribute__((availability(macos,introduced=10.0,deprecated=10.12)));",
      [.init(.deprecated, .warning, "f", on: "macos", new: "10.12")],
      back: [.init(.undeprecated, .info, "f", on: "macos", old: "10.12")]),
    HeaderPair(
      "13 and a message", "void f(void);",
      "void f(void) __attribute__((availability(macos,introduced=10.0,deprecated=10.12,message=\"gone\")));",
      [
        .init(.deprecated, .warning, "f", on: "macos", new: "10.12", message: "gone"),
        .init(.introducedChanged, .info, "f", on: "macos", new: "10.0"),
      ]),
    HeaderPair(
      "14 and a replacement", "void f(void);",
      """
      void f(void) __attribute__((availability(macos,deprecated=10.12,replacement="g",message="gone")));
      """,
      [.init(.deprecated, .warning, "f", on: "macos", new: "10.12", message: "gone", replacement: "g")]),
    HeaderPair(
      "15 two platforms", "void f(void);",
      """
      void f(void) __attribute__((availability(macos,deprecated=10.12,message="mac")))
        __attribute__((availability(ios,deprecated=10.0,message="phone")));
      """,
      [
        .init(.deprecated, .warning, "f", on: "ios", new: "10.0", message: "phone"),
        .init(.deprecated, .warning, "f", on: "macos", new: "10.12", message: "mac"),
      ]),
    HeaderPair(
      "15b several attributes for one platform",
      "void f(void) __attribute__((availability(macos,introduced=10.9)));",
      """
      void f(void) __attribute__((availability(macos,introduced=10.9)))
        __attribute__((availability(macos,deprecated=10.12)));
      """,
      [.init(.deprecated, .warning, "f", on: "macos", new: "10.12")]),
    HeaderPair(
      "16 a method moves to a category named for it",
      "@interface Test : NSObject\n- (void)f;\n@end",
      "@interface Test : NSObject\n@end\n@interface Test (TestDeprecated)\n- (void)f;\n@end",
      [.init(.deprecated, .warning, "-[Test f]", on: "*", message: "TestDeprecated")],
      back: [.init(.undeprecated, .info, "-[Test f]", on: "*", message: "TestDeprecated")]),
    HeaderPair(
      "17 a class method does", "@interface Test : NSObject\n+ (void)f;\n@end",
      "@interface Test : NSObject\n@end\n@interface Test (TestDeprecated)\n+ (void)f;\n@end",
      [.init(.deprecated, .warning, "+[Test f]", on: "*", message: "TestDeprecated")]),
    HeaderPair(
      "18 a property does", "@interface Test : NSObject\n@property int p;\n@end",
      "@interface Test : NSObject\n@end\n@interface Test (TestDeprecated)\n@property int p;\n@end",
      [.init(.deprecated, .warning, "Test.p", on: "*", message: "TestDeprecated")]),
    HeaderPair(
      "19 the category turns into an attribute",
      "@interface Test : NSObject\n@end\n@interface Test (TestDeprecated)\n- (void)f;\n@end",
      """
      @interface Test : NSObject
      - (void)f __attribute__((availability(macos,deprecated=10.12)));
      @end
      """,
      [.init(.deprecationChanged, .info, "-[Test f]", on: "macos", new: "10.12")],
      back: [
        .init(
          .deprecationChanged, .info, "-[Test f]", on: "macos", old: "10.12", message: "TestDeprecated")
      ]),
    .comesAndGoes(
      "20 a new function is unavailable everywhere", "void f(void) __attribute__((unavailable));", "f"),
    .comesAndGoes(
      "21 a new function is unavailable on macOS",
      "void f(void) __attribute__((availability(macos,unavailable)));", "f"),
    HeaderPair(
      "the type of a block changes, whatever its parameters are called",
      "void f(void (^reply)(int count));", "void f(void (^reply)(long number));",
      [.init(.typeChanged, .breaking, "f", part: "reply", old: "void (^)(int)", new: "void (^)(long)")]),
  ]
}

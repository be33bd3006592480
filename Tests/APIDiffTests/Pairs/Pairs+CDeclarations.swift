extension Pairs {
  private static let names = "@class KA, KB;\n"

  static let variables: [HeaderPair] = [
    .comesAndGoes("96 variable comes and goes", "extern int x;", "x"),
    HeaderPair(
      "97 a variable's type", "extern int x;", "extern long x;",
      [.init(.typeChanged, .breaking, "x", old: "int", new: "long")]),
    HeaderPair(
      "98 a variable becomes constant", "extern int x;", "extern const int x;",
      [.init(.typeChanged, .breaking, "x", old: "int", new: "const int")]),
    HeaderPair(
      "99 a pointer's type", "extern int *x;", "extern long *x;",
      [.init(.typeChanged, .breaking, "x", old: "int *", new: "long *")]),
    HeaderPair(
      "100 a constant pointer", "extern int *x;", "extern int *const x;",
      [.init(.typeChanged, .breaking, "x", old: "int *", new: "int *const")]),
    HeaderPair(
      "101 a variable's nullability", "extern id _Nullable x;", "extern id _Nonnull x;",
      [.init(.nullabilityChanged, .warning, "x", old: "id _Nullable", new: "id _Nonnull")]),
    HeaderPair(
      "102 a variable's assumed nullability", "extern NSString * _Nullable x;",
      "NS_ASSUME_NONNULL_BEGIN\nextern NSString *x;\nNS_ASSUME_NONNULL_END",
      [.init(.nullabilityChanged, .warning, "x", old: "NSString * _Nullable", new: "NSString * _Nonnull")]),
    HeaderPair(
      "103 a variable's generic argument", names + "extern NSArray<KA *> *x;",
      names + "extern NSArray<KB *> *x;",
      [.init(.typeChanged, .breaking, "x", old: "NSArray<KA *> *", new: "NSArray<KB *> *")]),
    .comesAndGoes("104 static variable comes and goes", "static int x;", "x"),
  ]

  static let typedefs: [HeaderPair] = [
    .comesAndGoes("105 typedef comes and goes", "typedef int T;", "T"),
    .comesAndGoes("106 block typedef comes and goes", "typedef void (^T)(int a);", "T"),
    HeaderPair(
      "107 a block's result", "typedef void (^T)(int a);", "typedef int (^T)(int a);",
      [.init(.typeChanged, .breaking, "T", old: "void (^)(int)", new: "int (^)(int)")]),
    HeaderPair(
      "108 a block's result, parameter unnamed", "typedef void (^T)(int);", "typedef int (^T)(int);",
      [.init(.typeChanged, .breaking, "T", old: "void (^)(int)", new: "int (^)(int)")]),
    HeaderPair(
      "109 a block parameter's nullability", "typedef void (^T)(id _Nullable a);",
      "typedef void (^T)(id _Nonnull a);",
      [
        .init(
          .nullabilityChanged, .warning, "T", old: "void (^)(id _Nullable)", new: "void (^)(id _Nonnull)")
      ]),
    HeaderPair(
      "110 a block parameter's assumed nullability", "typedef void (^T)(id _Nullable a);",
      "NS_ASSUME_NONNULL_BEGIN\ntypedef void (^T)(id a);\nNS_ASSUME_NONNULL_END",
      [
        .init(
          .nullabilityChanged, .warning, "T", old: "void (^)(id _Nullable)", new: "void (^)(id _Nonnull)")
      ]),
    .comesAndGoes("111 function pointer typedef comes and goes", "typedef void (*T)(int a);", "T"),
    HeaderPair(
      "112 a function pointer's result", "typedef void (*T)(int a);", "typedef int (*T)(int a);",
      [.init(.typeChanged, .breaking, "T", old: "void (*)(int)", new: "int (*)(int)")]),
    HeaderPair(
      "113 a function pointer parameter's nullability", "typedef void (*T)(id _Nullable a);",
      "typedef void (*T)(id _Nonnull a);",
      [
        .init(
          .nullabilityChanged, .warning, "T", old: "void (*)(id _Nullable)", new: "void (*)(id _Nonnull)")
      ]),
    HeaderPair(
      "114 a function pointer parameter's assumed nullability", "typedef void (*T)(id _Nullable a);",
      "NS_ASSUME_NONNULL_BEGIN\ntypedef void (*T)(id a);\nNS_ASSUME_NONNULL_END",
      [
        .init(
          .nullabilityChanged, .warning, "T", old: "void (*)(id _Nullable)", new: "void (*)(id _Nonnull)")
      ]),
  ]

  /// A parameter's own qualifiers are the function's business, those behind its star the caller's.
  static let parameterQualifiers: [HeaderPair] = [
    .nothing(
      "qualifiers of parameters themselves",
      "void f(char *restrict a, int b, id c, volatile int *d);\nvoid g(int (*const a)(void));",
      "void f(char *a, const int b, id const c, volatile int *const d);\nvoid g(int (*const a)(void));"),
    HeaderPair(
      "a parameter behind whose star nothing is written any more", "void f(char *a);",
      "void f(const char *a);",
      [.init(.typeChanged, .breaking, "f", part: "a", old: "char *", new: "const char *")]),
    HeaderPair(
      "a qualified parameter of another type", "void f(char *restrict a);", "void f(int *a);",
      [.init(.typeChanged, .breaking, "f", part: "a", old: "char *", new: "int *")]),
    HeaderPair(
      "nullability beside a qualifier", "void f(char *restrict _Nullable a);", "void f(char *_Nonnull a);",
      [
        .init(
          .nullabilityChanged, .warning, "f", part: "a", old: "char * _Nullable", new: "char * _Nonnull")
      ]),
    HeaderPair(
      "an array's elements", "void f(int a[2]);", "void f(const int a[2]);",
      [.init(.typeChanged, .breaking, "f", part: "a", old: "int[2]", new: "const int[2]")]),
  ]

  static let enums: [HeaderPair] = [
    HeaderPair(
      "115 constant of a named enum", "enum E { A };", "enum E { A, B };", [.added("E.B")],
      back: [.removed("E.B")]),
    HeaderPair(
      "116 constant of an unnamed enum", "enum { A };", "enum { A, B };", [.added("B")],
      back: [.removed("B")]),
    HeaderPair(
      "117 constant beside a typedef", "typedef int E;\nenum { A };", "typedef int E;\nenum { A, B };",
      [.added("B")], back: [.removed("B")]),
    HeaderPair(
      "118 constant of NS_ENUM", "typedef NS_ENUM(NSInteger, E) { A };",
      "typedef NS_ENUM(NSInteger, E) { A, B };", [.added("E.B")], back: [.removed("E.B")]),
    .comesAndGoes(
      "119 enum and constants come and go", "typedef NS_ENUM(NSInteger, E) { A, B };", "E", "E.A", "E.B"),
    .nothing(
      "120 an enum stays", "typedef NS_ENUM(NSInteger, E) { A, B };",
      "typedef NS_ENUM(NSInteger, E) {\n  A,\n  B\n};"),
    HeaderPair(
      "121 an enum's fixed type", "enum E : int { A };", "enum E : long { A };",
      [.init(.enumUnderlyingTypeChanged, .breaking, "E", old: "int", new: "long")]),
    HeaderPair(
      "122 123 typed and untyped", "typedef NS_ENUM(unsigned int, E) { A };", "typedef enum E { A } E;",
      [.init(.attributeChanged, .warning, "E", part: "enum_extensibility", old: "enum_extensibility(open)")],
      back: [
        .init(.attributeChanged, .warning, "E", part: "enum_extensibility", new: "enum_extensibility(open)")
      ]
    ),
    HeaderPair(
      "124 a constant beside others", "enum E { A, C };", "enum E { A, B, C };",
      [.added("E.B"), .init(.enumValueChanged, .breaking, "E.C", old: "1", new: "2")],
      back: [.removed("E.B"), .init(.enumValueChanged, .breaking, "E.C", old: "2", new: "1")]),
    HeaderPair(
      "a written value", "enum E { A = 1 << 2 };", "enum E { A = 1 << 3 };",
      [.init(.enumValueChanged, .breaking, "E.A", old: "1 << 2", new: "1 << 3")]),
    .nothing("an explicit value equal to the implicit one", "enum E { A, B };", "enum E { A = 0, B = 0x1 };"),
    .nothing("an enum gets a name around its constants", "enum { A, B };", "enum { A = 0, B };"),
    HeaderPair(
      "an unnamed enum gets a name", "enum { A };", "enum E { A };", [.added("E")], back: [.removed("E")]),
  ]

  static let macros: [HeaderPair] = [
    .comesAndGoes("125 macro comes and goes", "#define M 1", "M"),
    .nothing("126 empty macro", "", "#define M"),
    HeaderPair(
      "the body of a macro", "#define M 1", "#define M 2",
      [.init(.macroValueChanged, .warning, "M", old: "1", new: "2")]),
    HeaderPair(
      "a function-like macro", "#define M(a) (a + 1)", "#define M(a, b) (a + b)",
      [.init(.macroValueChanged, .warning, "M", old: "(a) (a + 1)", new: "(a, b) (a + b)")]),
    .nothing(
      "a macro respelt", "#define M(a) ((a)+1)\n#define N 1 + 2",
      "#define M( a ) ( (a) + \\\n  1 )\n#define N 1    + 2"),
    HeaderPair(
      "a string in a macro", "#define M @\"a b\"", "#define M @\"ab\"",
      [.init(.macroValueChanged, .warning, "M", old: "@\"a b\"", new: "@\"ab\"")]),
    HeaderPair(
      "macro to constant", "#define kMax 3", "extern const int kMax;",
      [.init(.kindChanged, .warning, "kMax", old: "macro", new: "variable")],
      back: [.init(.kindChanged, .warning, "kMax", old: "variable", new: "macro")]),
    HeaderPair(
      "function to macro", "int f(int a);", "#define f(a) ((a) + 1)",
      [.init(.kindChanged, .warning, "f", old: "function", new: "macro")],
      back: [.init(.kindChanged, .warning, "f", old: "macro", new: "function")]),
  ]

  static let leftOut: [HeaderPair] = [
    HeaderPair(
      "129 a struct whose name is reserved", "", "struct _S { int a; };",
      [.init(.symbolAdded, .noise, "_S"), .init(.symbolAdded, .noise, "_S.a")]),
    HeaderPair(
      "129 a public typedef names it", "", "typedef struct _S { int a; } S;", [.added("S"), .added("S.a")]),
    HeaderPair("130 an unnamed struct", "", "typedef struct { int a; } S;", [.added("S"), .added("S.a")]),
    HeaderPair(
      "131 attributes of a function", "", "void f(void) __attribute__((deprecated, warn_unused_result));",
      [.init(.symbolAdded, .info, "f", declaration: "void f(void)")]),
    HeaderPair(
      "132 133 134 attributes of members", "@interface Test : NSObject\n@end",
      """
      @interface Test : NSObject
      + (void)c NS_SWIFT_NAME(see());
      - (void)f API_AVAILABLE(ios(14.0));
      @property int p API_AVAILABLE(ios(14.0));
      @end
      """,
      [
        .init(.symbolAdded, .info, "+[Test c]", declaration: "+ (void)c"),
        .init(.symbolAdded, .info, "-[Test f]", declaration: "- (void)f"),
        .init(.symbolAdded, .info, "Test.p", declaration: "@property int p"),
      ]),
    HeaderPair(
      "135 136 comments and line breaks inside a prototype", "", "void f(int a, /* first */\n       int b);",
      [.init(.symbolAdded, .info, "f", declaration: "void f(int a, int b)")]),
    HeaderPair(
      "reserved members are noise", "struct S { int a; };\nvoid _f(int a);",
      "struct S { int a; int _b; };\nvoid _f(long a);",
      [
        .init(.symbolAdded, .noise, "S._b"),
        .init(.typeChanged, .noise, "_f", part: "a", old: "int", new: "long"),
      ]),
  ]
}

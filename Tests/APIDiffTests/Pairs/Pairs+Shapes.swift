import APIDiff

extension Pairs {
  static let attributes: [HeaderPair] = [
    HeaderPair(
      "NS_SWIFT_NAME", "void f(void);", "void f(void) NS_SWIFT_NAME(see());",
      [.init(.swiftNameChanged, .breaking, "f", new: "see()")],
      back: [.init(.swiftNameChanged, .breaking, "f", old: "see()")]),
    HeaderPair(
      "another NS_SWIFT_NAME", "void f(void) NS_SWIFT_NAME(see());", "void f(void) NS_SWIFT_NAME(look());",
      [.init(.swiftNameChanged, .breaking, "f", old: "see()", new: "look()")]),
    HeaderPair(
      "NS_REFINED_FOR_SWIFT", "void f(void);", "void f(void) NS_REFINED_FOR_SWIFT;",
      [.init(.swiftNameChanged, .breaking, "f", part: "refined for Swift", new: "swift_private")],
      back: [.init(.swiftNameChanged, .breaking, "f", part: "refined for Swift", old: "swift_private")]),
    attribute(
      "unused result", "int f(void);", "int f(void) NS_WARN_UNUSED_RESULT;", "f", "warn_unused_result"),
    attribute(
      "subclassing restricted", "@interface Test : NSObject\n@end",
      "__attribute__((objc_subclassing_restricted))\n@interface Test : NSObject\n@end", "Test",
      "objc_subclassing_restricted"),
    attribute(
      "designated initializer", "@interface Test : NSObject\n- (instancetype)initWithA:(int)a;\n@end",
      "@interface Test : NSObject\n- (instancetype)initWithA:(int)a NS_DESIGNATED_INITIALIZER;\n@end",
      "-[Test initWithA:]", "objc_designated_initializer"),
    attribute(
      "requires super", "@interface Test : NSObject\n- (void)f;\n@end",
      "@interface Test : NSObject\n- (void)f NS_REQUIRES_SUPER;\n@end", "-[Test f]", "objc_requires_super"),
    attribute(
      "sendable", "@interface Test : NSObject\n@end",
      "NS_SWIFT_SENDABLE\n@interface Test : NSObject\n@end", "Test", "swift_attr", "(\"@Sendable\")"),
    attribute(
      "main actor", "@interface Test : NSObject\n@end",
      "NS_SWIFT_UI_ACTOR\n@interface Test : NSObject\n@end", "Test", "swift_attr", "(\"@UIActor\")"),
    attribute(
      "not throwing", "void f(void);", "void f(void) __attribute__((swift_error(none)));", "f", "swift_error",
      "(none)"),
    attribute(
      "packed", "struct S { int a; };", "struct S { int a; } __attribute__((packed));", "S", "packed"),
    HeaderPair(
      "another word to Swift", "void f(void) __attribute__((swift_attr(\"one\")));",
      "void f(void) __attribute__((swift_attr(\"two\")));",
      [
        .init(
          .attributeChanged, .warning, "f", part: "swift_attr", old: "swift_attr(\"one\")",
          new: "swift_attr(\"two\")")
      ]),
    HeaderPair(
      "several words to Swift", "void f(void) __attribute__((swift_attr(\"one\")));",
      "void f(void) __attribute__((swift_attr(\"two\"))) __attribute__((swift_attr(\"three\")));",
      [
        .init(.attributeChanged, .warning, "f", part: "swift_attr", new: "swift_attr(\"three\")"),
        .init(.attributeChanged, .warning, "f", part: "swift_attr", new: "swift_attr(\"two\")"),
        .init(.attributeChanged, .warning, "f", part: "swift_attr", old: "swift_attr(\"one\")"),
      ]),
    HeaderPair(
      "who owns an argument", "void f(id a);", "void f(id __attribute__((ns_consumed)) a);",
      [.init(.attributeChanged, .warning, "f", part: "a", new: "ns_consumed")],
      back: [.init(.attributeChanged, .warning, "f", part: "a", old: "ns_consumed")]),
    .nothing(
      "a literal in pieces", "void f(void) __attribute__((swift_attr(\"one two\")));",
      "void f(void) __attribute__((swift_attr(\"one\" \" \" \"two\")));"),
    HeaderPair(
      "a literal that macros make of pieces",
      "#define AB_NOTE(words) __attribute__((swift_attr(\"note(\\\"\" words \"\\\")\")))\nvoid f(void);",
      "#define AB_NOTE(words) __attribute__((swift_attr(\"note(\\\"\" words \"\\\")\")))\n"
        + "void f(void) AB_NOTE(\"hot\");",
      [
        .init(
          .attributeChanged, .warning, "f", part: "swift_attr", new: "swift_attr(\"note(\\\"hot\\\")\")")
      ]),
    attribute(
      "format", "void f(const char *a, ...);",
      "void f(const char *a, ...) __attribute__((format(printf, 1, 2)));", "f", "format", "(printf, 1, 2)",
      level: .info),
    HeaderPair(
      "an enum is closed", "typedef NS_ENUM(NSInteger, E) { A };",
      "typedef NS_CLOSED_ENUM(NSInteger, E) { A };",
      [
        .init(
          .attributeChanged, .warning, "E", part: "enum_extensibility", old: "enum_extensibility(open)",
          new: "enum_extensibility(closed)")
      ],
      back: [
        .init(
          .attributeChanged, .warning, "E", part: "enum_extensibility", old: "enum_extensibility(closed)",
          new: "enum_extensibility(open)")
      ]),
    HeaderPair(
      "an escaping block", "void f(void (^a)(void));", "void f(void (NS_NOESCAPE ^a)(void));",
      [.init(.attributeChanged, .warning, "f", part: "a", new: "noescape")],
      back: [.init(.attributeChanged, .warning, "f", part: "a", old: "noescape")]),
  ]

  private static func attribute(
    _ description: String, _ before: String, _ after: String, _ name: String, _ attribute: String,
    _ arguments: String = "", level: ChangeLevel = .warning
  ) -> HeaderPair {
    HeaderPair(
      description, before, after,
      [.init(.attributeChanged, level, name, part: attribute, new: attribute + arguments)],
      back: [.init(.attributeChanged, level, name, part: attribute, old: attribute + arguments)])
  }

  static let shapes: [HeaderPair] = [
    HeaderPair(
      "a struct's fields", "struct S { int a; };", "struct S { int a; int b; };", [.added("S.b", .warning)],
      back: [.removed("S.b")]),
    HeaderPair(
      "a union's fields", "union U { int a; };", "union U { int a; long b; };", [.added("U.b", .warning)],
      back: [.removed("U.b")]),
    HeaderPair(
      "the order of fields", "struct S { int a; int b; };", "struct S { int b; int a; };",
      [.init(.fieldOrderChanged, .warning, "S", old: "a, b", new: "b, a")]),
    .nothing(
      "the order of a union's fields", "union U { int a; float b; };", "union U { float b; int a; };"),
    HeaderPair(
      "the width of a bit-field", "struct S { unsigned a : 3; };", "struct S { unsigned a : 4; };",
      [.init(.typeChanged, .breaking, "S.a", old: "unsigned int : 3", new: "unsigned int : 4")]),
    HeaderPair(
      "a field's type", "struct S { int a; };", "struct S { long a; };",
      [.init(.typeChanged, .breaking, "S.a", old: "int", new: "long")]),
    .nothing(
      "a struct's tag gets a typedef", "struct S { int a; };", "typedef struct S { int a; } S;"),
    HeaderPair(
      "struct to union", "struct S { int a; };", "union S { int a; };",
      [.init(.kindChanged, .warning, "S", old: "struct", new: "union")]),
    HeaderPair(
      "an alias", "@interface A : NSObject\n@end\n@interface B : NSObject\n@end\n@compatibility_alias X A;",
      "@interface A : NSObject\n@end\n@interface B : NSObject\n@end\n@compatibility_alias X B;",
      [.init(.typeChanged, .breaking, "X", old: "A", new: "B")]),
    HeaderPair(
      "nullability inside a function pointer", "void f(void *(* _Nonnull start)(void * _Nonnull));",
      "void f(void * _Nullable (* _Nonnull start)(void * _Nullable));",
      [
        .init(
          .nullabilityChanged, .warning, "f", part: "start", old: "void *(* _Nonnull)(void * _Nonnull)",
          new: "void * _Nullable (* _Nonnull)(void * _Nullable)")
      ]),
    HeaderPair(
      "another header of the module",
      ["Test/A.h": "void f(void);\n@interface Test : NSObject\n- (void)g;\n@end", "Test/B.h": ""],
      ["Test/A.h": "", "Test/B.h": "void f(void);\n@interface Test : NSObject\n- (void)g;\n@end"],
      [
        .init(.headerMoved, .noise, "Test", old: "A.h", new: "B.h"),
        .init(.headerMoved, .noise, "f", old: "A.h", new: "B.h"),
      ]),
    HeaderPair(
      "a conformance kept through another module's superclass",
      [
        "Base/Base.h": "@protocol P\n@end\n@interface Base : NSObject <P>\n@end",
        "Test/Test.h": "#import <Base/Base.h>\n@interface Test : Base <P>\n@end",
      ],
      [
        "Base/Base.h": "@protocol P\n@end\n@interface Base : NSObject <P>\n@end",
        "Test/Test.h": "#import <Base/Base.h>\n@interface Test : Base\n@end",
      ], [], back: []),
    HeaderPair(
      "a conformance kept through another module's category on the superclass",
      [
        "Base/Base.h": "@protocol P\n@end\n@interface Base : NSObject\n@end",
        "More/More.h": "#import <Base/Base.h>\n@interface Base (More) <P>\n@end",
        "Test/Test.h": "#import <More/More.h>\n@interface Test : Base <P>\n@end",
      ],
      [
        "Base/Base.h": "@protocol P\n@end\n@interface Base : NSObject\n@end",
        "More/More.h": "#import <Base/Base.h>\n@interface Base (More) <P>\n@end",
        "Test/Test.h": "#import <More/More.h>\n@interface Test : Base\n@end",
      ], [], back: []),
    HeaderPair(
      "a conformance lost with the superclass's",
      [
        "Base/Base.h": "@protocol P\n@end\n@interface Base : NSObject <P>\n@end",
        "Test/Test.h": "#import <Base/Base.h>\n@interface Test : Base <P>\n@end",
      ],
      [
        "Base/Base.h": "@protocol P\n@end\n@interface Base : NSObject\n@end",
        "Test/Test.h": "#import <Base/Base.h>\n@interface Test : Base\n@end",
      ],
      [
        .init(.protocolConformanceRemoved, .breaking, "Base", part: "P", old: "P"),
        .init(.protocolConformanceRemoved, .breaking, "Test", part: "P", old: "P"),
      ],
      back: [
        .init(.protocolConformanceAdded, .info, "Base", part: "P", new: "P"),
        .init(.protocolConformanceAdded, .info, "Test", part: "P", new: "P"),
      ]),
    HeaderPair(
      "a module comes and goes", ["Base/Base.h": "void f(void);"],
      ["Base/Base.h": "void f(void);", "Test/Test.h": "void g(void);\nvoid h(void);"],
      [.init(.moduleAdded, .info, "Test", new: "2 symbols")],
      back: [.init(.moduleRemoved, .breaking, "Test", old: "2 symbols")]),
    HeaderPair(
      "a class and a protocol of one name", "@protocol Test\n- (void)f;\n@end",
      "@protocol Test\n- (void)f;\n@end\n@interface Test : NSObject\n@end", [.added("Test")],
      back: [.removed("Test")]),
  ]
}

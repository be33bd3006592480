extension Pairs {
  private static let twoProtocols = "@protocol A\n@end\n@protocol B\n@end\n@protocol C\n@end\n"

  static let classes: [HeaderPair] = [
    .comesAndGoes("22 class comes and goes", "@interface Test : NSObject\n@end", "Test"),
    .comesAndGoes(
      "23 class with a protocol comes and goes", "@interface Test : NSObject <NSCopying>\n@end", "Test"),
    .comesAndGoes("24 generic class comes and goes", "@interface Test<T> : NSObject\n@end", "Test"),
    .comesAndGoes(
      "25 class with an instance variable comes and goes",
      "@interface Test : NSObject {\n  @private\n  int x;\n}\n@end",
      "Test"),
    HeaderPair(
      "26 superclass",
      "@interface A : NSObject\n@end\n@interface B : NSObject\n@end\n@interface Test : A\n@end",
      "@interface A : NSObject\n@end\n@interface B : NSObject\n@end\n@interface Test : B\n@end",
      [.init(.superclassChanged, .breaking, "Test", old: "A", new: "B")]),
    HeaderPair(
      "27 28 a class adopts a protocol and drops it", twoProtocols + "@interface Test : NSObject\n@end",
      twoProtocols + "@interface Test : NSObject <A>\n@end",
      [.init(.protocolConformanceAdded, .info, "Test", part: "A", new: "A")],
      back: [.init(.protocolConformanceRemoved, .breaking, "Test", part: "A", old: "A")]),
    HeaderPair(
      "29 another protocol", twoProtocols + "@interface Test : NSObject <A>\n@end",
      twoProtocols + "@interface Test : NSObject <B>\n@end",
      [
        .init(.protocolConformanceAdded, .info, "Test", part: "B", new: "B"),
        .init(.protocolConformanceRemoved, .breaking, "Test", part: "A", old: "A"),
      ]),
    HeaderPair(
      "30 another list of protocols", twoProtocols + "@interface Test : NSObject <A, B>\n@end",
      twoProtocols + "@interface Test : NSObject <A, C>\n@end",
      [
        .init(.protocolConformanceAdded, .info, "Test", part: "C", new: "C"),
        .init(.protocolConformanceRemoved, .breaking, "Test", part: "B", old: "B"),
      ]),
    .nothing(
      "31 protocols in another order", twoProtocols + "@interface Test : NSObject <A, B>\n@end",
      twoProtocols + "@interface Test : NSObject <B, A>\n@end"),
    .nothing(
      "127 class declared ahead", "@interface Test : NSObject\n@end",
      "@class Test;\nvoid *unrelated;\n@interface Test : NSObject\n@end".replacing(
        "void *unrelated;\n", with: "")),
    .nothing("128 protocol declared ahead", "@protocol Test\n@end", "@protocol Test;\n@protocol Test\n@end"),
    .nothing(
      "a conformance kept through the superclass",
      twoProtocols + "@interface Base : NSObject <A>\n@end\n@interface Test : Base <A>\n@end",
      twoProtocols + "@interface Base : NSObject <A>\n@end\n@interface Test : Base\n@end"),
    .nothing(
      "declarations in another order", "@interface A : NSObject\n@end\nvoid f(void);\nvoid g(void);",
      "void g(void);\n@interface A : NSObject\n@end\nvoid f(void);"),
    HeaderPair(
      "a class becomes generic", "@interface Test : NSObject\n@end", "@interface Test<T> : NSObject\n@end",
      [.init(.typeChanged, .breaking, "Test", new: "<T>")],
      back: [.init(.typeChanged, .breaking, "Test", old: "<T>")]),
    HeaderPair(
      "a generic parameter's bound", "@interface Test<T : NSString *> : NSObject\n@end",
      "@interface Test<T : NSArray *> : NSObject\n@end",
      [.init(.typeChanged, .breaking, "Test", old: "<T : NSString *>", new: "<T : NSArray *>")]),
  ]

  static let protocols: [HeaderPair] = [
    .comesAndGoes("49 protocol comes and goes", "@protocol Test\n@end", "Test"),
    HeaderPair(
      "50 51 required and optional method", "@protocol Test\n- (void)f;\n@end",
      "@protocol Test\n@optional\n- (void)f;\n@end",
      [.init(.requirementBecameOptional, .info, "-[Test f]", old: "required", new: "optional")],
      back: [.init(.requirementBecameRequired, .breaking, "-[Test f]", old: "optional", new: "required")]),
    HeaderPair(
      "52 53 required and optional property", "@protocol Test\n@property int p;\n@end",
      "@protocol Test\n@optional\n@property int p;\n@end",
      [.init(.requirementBecameOptional, .info, "Test.p", old: "required", new: "optional")],
      back: [.init(.requirementBecameRequired, .breaking, "Test.p", old: "optional", new: "required")]),
    HeaderPair(
      "54 55 a protocol's parent comes and goes", twoProtocols + "@protocol Test\n@end",
      twoProtocols + "@protocol Test <A>\n@end",
      [.init(.protocolConformanceAdded, .info, "Test", part: "A", new: "A")],
      back: [.init(.protocolConformanceRemoved, .breaking, "Test", part: "A", old: "A")]),
    HeaderPair(
      "56 another parent", twoProtocols + "@protocol Test <A>\n@end",
      twoProtocols + "@protocol Test <B>\n@end",
      [
        .init(.protocolConformanceAdded, .info, "Test", part: "B", new: "B"),
        .init(.protocolConformanceRemoved, .breaking, "Test", part: "A", old: "A"),
      ]),
    HeaderPair(
      "57 another list of parents", twoProtocols + "@protocol Test <A, B>\n@end",
      twoProtocols + "@protocol Test <A, C>\n@end",
      [
        .init(.protocolConformanceAdded, .info, "Test", part: "C", new: "C"),
        .init(.protocolConformanceRemoved, .breaking, "Test", part: "B", old: "B"),
      ]),
    HeaderPair(
      "members of a protocol that existed", "@protocol Test\n@end",
      "@protocol Test\n- (void)f;\n@property int p;\n@optional\n- (void)g;\n@end",
      [.added("-[Test f]", .breaking), .added("-[Test g]"), .added("Test.p", .breaking)],
      back: [.removed("-[Test f]"), .removed("-[Test g]"), .removed("Test.p")]),
  ]

  static let ownCategories: [HeaderPair] = [
    .nothing(
      "58 an empty category", "@interface Test : NSObject\n@end",
      "@interface Test : NSObject\n@end\n@interface Test (More)\n@end"),
    HeaderPair(
      "59 a method in a category", "@interface Test : NSObject\n@end\n@interface Test (More)\n@end",
      "@interface Test : NSObject\n@end\n@interface Test (More)\n- (void)f;\n@end",
      [.added("-[Test f]")], back: [.removed("-[Test f]")]),
    HeaderPair(
      "60 a property in a category", "@interface Test : NSObject\n@end\n@interface Test (More)\n@end",
      "@interface Test : NSObject\n@end\n@interface Test (More)\n@property int p;\n@end",
      [.added("Test.p")], back: [.removed("Test.p")]),
    HeaderPair(
      "61 63 a category's protocol", twoProtocols + "@interface Test : NSObject\n@end",
      twoProtocols + "@interface Test : NSObject\n@end\n@interface Test (More) <A>\n@end",
      [.init(.protocolConformanceAdded, .info, "Test", part: "A", new: "A")],
      back: [.init(.protocolConformanceRemoved, .breaking, "Test", part: "A", old: "A")]),
    .nothing(
      "62 a protocol the class already has", twoProtocols + "@interface Test : NSObject <A>\n@end",
      twoProtocols + "@interface Test : NSObject <A>\n@end\n@interface Test (More) <A>\n@end"),
    HeaderPair(
      "64 a category's other protocol",
      twoProtocols + "@interface Test : NSObject\n@end\n@interface Test (More) <A>\n@end",
      twoProtocols + "@interface Test : NSObject\n@end\n@interface Test (More) <B>\n@end",
      [
        .init(.protocolConformanceAdded, .info, "Test", part: "B", new: "B"),
        .init(.protocolConformanceRemoved, .breaking, "Test", part: "A", old: "A"),
      ]),
    HeaderPair(
      "65 a category's list of protocols",
      twoProtocols + "@interface Test : NSObject\n@end\n@interface Test (More) <A, B>\n@end",
      twoProtocols + "@interface Test : NSObject\n@end\n@interface Test (More) <A, C>\n@end",
      [
        .init(.protocolConformanceAdded, .info, "Test", part: "C", new: "C"),
        .init(.protocolConformanceRemoved, .breaking, "Test", part: "B", old: "B"),
      ]),
    .nothing(
      "66 an empty extension", "@interface Test : NSObject\n@end",
      "@interface Test : NSObject\n@end\n@interface Test ()\n@end"),
    HeaderPair(
      "67 a method in an extension", "@interface Test : NSObject\n@end",
      "@interface Test : NSObject\n@end\n@interface Test ()\n- (void)f;\n@end",
      [.added("-[Test f]")], back: [.removed("-[Test f]")]),
    HeaderPair(
      "68 a property in an extension", "@interface Test : NSObject\n@end",
      "@interface Test : NSObject\n@end\n@interface Test ()\n@property int p;\n@end",
      [.added("Test.p")], back: [.removed("Test.p")]),
    HeaderPair(
      "69 an extension's protocol", twoProtocols + "@interface Test : NSObject\n@end",
      twoProtocols + "@interface Test : NSObject\n@end\n@interface Test () <A>\n@end",
      [.init(.protocolConformanceAdded, .info, "Test", part: "A", new: "A")]),
    HeaderPair(
      "70 71 several extensions", "@interface Test : NSObject\n@end\n@interface Test ()\n- (void)f;\n@end",
      """
      @interface Test : NSObject
      @end
      @interface Test ()
      - (void)f;
      @end
      @interface Test ()
      - (void)g;
      @end
      """, [.added("-[Test g]")], back: [.removed("-[Test g]")]),
    HeaderPair(
      "72 two extensions with a protocol each", twoProtocols + "@interface Test : NSObject\n@end",
      twoProtocols + "@interface Test : NSObject\n@end\n@interface Test () <A>\n@end\n"
        + "@interface Test () <B>\n@end",
      [
        .init(.protocolConformanceAdded, .info, "Test", part: "A", new: "A"),
        .init(.protocolConformanceAdded, .info, "Test", part: "B", new: "B"),
      ]),
  ]

  static let otherCategories: [HeaderPair] = [
    .comesAndGoes(
      "73 category on another module's class comes and goes", "@interface NSString (Test)\n@end",
      "NSString(Test)"),
    HeaderPair(
      "74 its method", "@interface NSString (Test)\n@end", "@interface NSString (Test)\n- (void)f;\n@end",
      [.added("-[NSString(Test) f]")], back: [.removed("-[NSString(Test) f]")]),
    HeaderPair(
      "75 its property", "@interface NSString (Test)\n@end",
      "@interface NSString (Test)\n@property int p;\n@end",
      [.added("NSString(Test).p")], back: [.removed("NSString(Test).p")]),
    HeaderPair(
      "76 77 its protocol", twoProtocols + "@interface NSString (Test)\n@end",
      twoProtocols + "@interface NSString (Test) <A>\n@end",
      [.init(.protocolConformanceAdded, .info, "NSString(Test)", part: "A", new: "A")],
      back: [.init(.protocolConformanceRemoved, .breaking, "NSString(Test)", part: "A", old: "A")]),
    HeaderPair(
      "78 its list of protocols", twoProtocols + "@interface NSString (Test) <A, B>\n@end",
      twoProtocols + "@interface NSString (Test) <A, C>\n@end",
      [
        .init(.protocolConformanceAdded, .info, "NSString(Test)", part: "C", new: "C"),
        .init(.protocolConformanceRemoved, .breaking, "NSString(Test)", part: "B", old: "B"),
      ]),
  ]
}

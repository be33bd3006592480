extension Pairs {
  /// A class with the given members.
  private static func type(_ members: String) -> String {
    "@protocol A\n@end\n@protocol B\n@end\n@class KA, KB;\n@interface Test : NSObject\n\(members)\n@end"
  }

  /// The same in a region of assumed nonnull.
  private static func assumed(_ members: String) -> String {
    "NS_ASSUME_NONNULL_BEGIN\n\(type(members))\nNS_ASSUME_NONNULL_END"
  }

  static let methods: [HeaderPair] = [
    HeaderPair(
      "32 instance method comes and goes", type(""), type("- (void)f;"), [.added("-[Test f]")],
      back: [.removed("-[Test f]")]),
    HeaderPair(
      "33 a method's result", type("- (void)f;"), type("- (int)f;"),
      [.init(.typeChanged, .breaking, "-[Test f]", part: "return", old: "void", new: "int")]),
    HeaderPair(
      "34 const in the result", type("- (char *)f;"), type("- (const char *)f;"),
      [.init(.typeChanged, .breaking, "-[Test f]", part: "return", old: "char *", new: "const char *")]),
    HeaderPair(
      "35 nonnull to nullable", type("- (nonnull id)f;"), type("- (nullable id)f;"),
      [
        .init(
          .nullabilityChanged, .warning, "-[Test f]", part: "return", old: "id _Nonnull", new: "id _Nullable")
      ],
      back: [
        .init(
          .nullabilityChanged, .warning, "-[Test f]", part: "return", old: "id _Nullable", new: "id _Nonnull")
      ]),
    HeaderPair(
      "36 nullable to assumed", type("- (nullable id)f;"), assumed("- (id)f;"),
      [
        .init(
          .nullabilityChanged, .warning, "-[Test f]", part: "return", old: "id _Nullable", new: "id _Nonnull")
      ]),
    HeaderPair(
      "37 another class in the result", type("- (KB *)f;"), type("- (KA *)f;"),
      [.init(.typeChanged, .breaking, "-[Test f]", part: "return", old: "KB *", new: "KA *")]),
    HeaderPair(
      "38 another protocol in the result", type("- (id<A>)f;"), type("- (id<B>)f;"),
      [.init(.typeChanged, .breaking, "-[Test f]", part: "return", old: "id<A>", new: "id<B>")]),
    HeaderPair(
      "39 a method's parameter", type("- (void)f:(int)a;"), type("- (void)f:(long)a;"),
      [.init(.typeChanged, .breaking, "-[Test f:]", part: "a", old: "int", new: "long")]),
    HeaderPair(
      "40 const in a parameter", type("- (void)f:(char *)a;"), type("- (void)f:(const char *)a;"),
      [.init(.typeChanged, .breaking, "-[Test f:]", part: "a", old: "char *", new: "const char *")]),
    HeaderPair(
      "41 another class in a parameter", type("- (void)f:(KA *)a;"), type("- (void)f:(KB *)a;"),
      [.init(.typeChanged, .breaking, "-[Test f:]", part: "a", old: "KA *", new: "KB *")]),
    HeaderPair(
      "42 a method becomes variadic", type("- (void)f:(int)a;"), type("- (void)f:(int)a, ...;"),
      [.init(.typeChanged, .breaking, "-[Test f:]", old: "void (int)", new: "void (int, ...)")]),
    HeaderPair(
      "43 a parameter's nullability", type("- (void)f:(nullable id)a;"), type("- (void)f:(nonnull id)a;"),
      [
        .init(.nullabilityChanged, .warning, "-[Test f:]", part: "a", old: "id _Nullable", new: "id _Nonnull")
      ]),
    HeaderPair(
      "44 a parameter's assumed nullability", type("- (void)f:(nullable id)a;"), assumed("- (void)f:(id)a;"),
      [
        .init(.nullabilityChanged, .warning, "-[Test f:]", part: "a", old: "id _Nullable", new: "id _Nonnull")
      ]),
    HeaderPair(
      "45 class method comes and goes", type(""), type("+ (void)f;"), [.added("+[Test f]")],
      back: [.removed("+[Test f]")]),
    HeaderPair(
      "46 a class method's result", type("+ (void)f;"), type("+ (int)f;"),
      [.init(.typeChanged, .breaking, "+[Test f]", part: "return", old: "void", new: "int")]),
    HeaderPair(
      "47 a class method's parameter", type("+ (void)f:(int)a;"), type("+ (void)f:(long)a;"),
      [.init(.typeChanged, .breaking, "+[Test f:]", part: "a", old: "int", new: "long")]),
    HeaderPair(
      "48 a class method becomes variadic", type("+ (void)f:(int)a;"), type("+ (void)f:(int)a, ...;"),
      [.init(.typeChanged, .breaking, "+[Test f:]", old: "void (int)", new: "void (int, ...)")]),
    HeaderPair(
      "a selector with a part more is no rename", type("- (void)f:(int)a;"),
      type("- (void)f:(int)a g:(int)b;"),
      [.removed("-[Test f:]"), .added("-[Test f:g:]")]),
    HeaderPair(
      "nullability inside a block", type("- (void)f:(void (^)(id _Nonnull))a;"),
      type("- (void)f:(void (^)(id _Nullable))a;"),
      [
        .init(
          .nullabilityChanged, .warning, "-[Test f:]", part: "a", old: "void (^)(id _Nonnull)",
          new: "void (^)(id _Nullable)")
      ]),
  ]

  static let properties: [HeaderPair] = [
    HeaderPair(
      "79 property comes and goes", type(""), type("@property int p;"), [.added("Test.p")],
      back: [.removed("Test.p")]),
    HeaderPair(
      "80 a property's type", type("@property int p;"), type("@property long p;"),
      [.init(.typeChanged, .breaking, "Test.p", old: "int", new: "long")]),
    HeaderPair(
      "81 type and attributes", type("@property (readonly) int p;"), type("@property long p;"),
      [
        .init(.propertyAttributesChanged, .info, "Test.p", old: "readonly", new: "readwrite"),
        .init(.typeChanged, .breaking, "Test.p", old: "int", new: "long"),
      ],
      back: [
        .init(.propertyAttributesChanged, .breaking, "Test.p", old: "readwrite", new: "readonly"),
        .init(.typeChanged, .breaking, "Test.p", old: "long", new: "int"),
      ]),
    HeaderPair(
      "82 atomic to nonatomic", type("@property (atomic) int p;"), type("@property (nonatomic) int p;"),
      [.init(.propertyAttributesChanged, .warning, "Test.p", new: "nonatomic")],
      back: [.init(.propertyAttributesChanged, .warning, "Test.p", old: "nonatomic")]),
    HeaderPair(
      "83 a getter's name", type("@property BOOL p;"), type("@property (getter=isP) BOOL p;"),
      [.init(.propertyAttributesChanged, .warning, "Test.p", new: "getter=isP")]),
    HeaderPair(
      "84 a setter's name", type("@property BOOL p;"), type("@property (setter=useP:) BOOL p;"),
      [.init(.propertyAttributesChanged, .warning, "Test.p", new: "setter=useP:")]),
    HeaderPair(
      "85 a property's nullability", type("@property (nullable) id p;"), type("@property (nonnull) id p;"),
      [.init(.nullabilityChanged, .warning, "Test.p", old: "id _Nullable", new: "id _Nonnull")]),
    HeaderPair(
      "86 a property's assumed nullability", type("@property (nullable) id p;"), assumed("@property id p;"),
      [.init(.nullabilityChanged, .warning, "Test.p", old: "id _Nullable", new: "id _Nonnull")]),
    HeaderPair(
      "87 nonnull to null_resettable", type("@property (nonnull) id p;"),
      type("@property (null_resettable) id p;"),
      [.init(.nullabilityChanged, .warning, "Test.p", old: "id _Nonnull", new: "id _Null_unspecified")]),
    HeaderPair(
      "88 accessors become a property", type("- (int)p;\n- (void)setP:(int)p;"), type("@property int p;"),
      [.init(.accessorsBecameProperty, .warning, "Test.p", old: "-[Test p]", new: "Test.p")],
      back: [.init(.propertyBecameAccessors, .warning, "Test.p", old: "Test.p", new: "-[Test p]")]),
    HeaderPair(
      "89 with another type", type("- (int)p;\n- (void)setP:(int)p;"), type("@property long p;"),
      [
        .init(.accessorsBecameProperty, .warning, "Test.p", old: "-[Test p]", new: "Test.p"),
        .init(.typeChanged, .breaking, "Test.p", old: "int", new: "long"),
      ]),
    HeaderPair(
      "90 an isX getter goes", type("- (BOOL)isP;\n- (void)setP:(BOOL)p;"), type("@property BOOL p;"),
      [.removed("-[Test isP]"), .added("Test.p")],
      back: [.added("-[Test isP]"), .removed("Test.p")]),
    HeaderPair(
      "a setter of another type is no accessor", type("- (void)setP:(long)p;"), type("@property int p;"),
      [.removed("-[Test setP:]"), .added("Test.p")], back: [.added("-[Test setP:]"), .removed("Test.p")]),
    HeaderPair(
      "an explicit setter stays", type("@property int p;"),
      type("@property (readonly) int p;\n- (void)setP:(int)p;"),
      [.init(.propertyAttributesChanged, .breaking, "Test.p", old: "readwrite", new: "readonly")],
      back: [.init(.propertyAttributesChanged, .info, "Test.p", old: "readonly", new: "readwrite")]),
    HeaderPair(
      "91 property to accessors", type("@property int p;"), type("- (int)p;\n- (void)setP:(int)p;"),
      [.init(.propertyBecameAccessors, .warning, "Test.p", old: "Test.p", new: "-[Test p]")]),
    HeaderPair(
      "92 readonly property to getter and setter", type("@property (readonly) int p;"),
      type("- (int)p;\n- (void)setP:(int)p;"),
      [
        .added("-[Test setP:]"),
        .init(.propertyBecameAccessors, .warning, "Test.p", old: "Test.p", new: "-[Test p]"),
      ],
      back: [
        .removed("-[Test setP:]"),
        .init(.accessorsBecameProperty, .warning, "Test.p", old: "-[Test p]", new: "Test.p"),
      ]),
    HeaderPair(
      "93 class property comes and goes", type(""), type("@property (class) int p;"), [.added("Test.p")],
      back: [.removed("Test.p")]),
    HeaderPair(
      "94 95 class accessors and class property", type("+ (int)p;\n+ (void)setP:(int)p;"),
      type("@property (class) int p;"),
      [.init(.accessorsBecameProperty, .warning, "Test.p", old: "+[Test p]", new: "Test.p")],
      back: [.init(.propertyBecameAccessors, .warning, "Test.p", old: "Test.p", new: "+[Test p]")]),
    .nothing(
      "explicit defaults of a property", type("@property id p;\n@property int q;"),
      type("@property (strong, atomic, readwrite) id p;\n@property (assign) int q;")),
    HeaderPair(
      "a setter gained with a property", type("- (int)p;"), type("@property int p;"),
      [
        .init(.accessorsBecameProperty, .warning, "Test.p", old: "-[Test p]", new: "Test.p"),
        .init(.propertyAttributesChanged, .info, "Test.p", old: "readonly", new: "readwrite"),
      ],
      back: [
        .init(.propertyAttributesChanged, .breaking, "Test.p", old: "readwrite", new: "readonly"),
        .init(.propertyBecameAccessors, .warning, "Test.p", old: "Test.p", new: "-[Test p]"),
      ]),
    HeaderPair(
      "accessors with another getter name", type("- (BOOL)isP;\n- (void)setP:(BOOL)p;"),
      type("@property (getter=isP) BOOL p;"),
      [.init(.accessorsBecameProperty, .warning, "Test.p", old: "-[Test isP]", new: "Test.p")]),
    HeaderPair(
      "an instance property becomes a class property", type("@property int p;"),
      type("@property (class) int p;"),
      [.init(.kindChanged, .warning, "Test.p", old: "property", new: "class-property")]),
    HeaderPair(
      "copy and weak", type("@property (copy) id p;"), type("@property (weak) id p;"),
      [.init(.propertyAttributesChanged, .warning, "Test.p", old: "copy", new: "weak")]),
  ]
}

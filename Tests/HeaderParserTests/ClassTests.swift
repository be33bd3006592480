import SymbolModel
import Testing

@Suite("Classes, protocols and categories")
struct ClassTests {
  private func parse(_ text: String) throws -> ParsedHeaders {
    try ParsedHeaders("#import <Foundation/Foundation.h>\n" + text)
  }

  @Test(
    "The head of a class or protocol",
    arguments: [
      (
        "@interface C : NSObject <NSCopying, NSCoding>\n@end", "@interface C : NSObject <NSCoding, NSCopying>"
      ),
      ("NS_ROOT_CLASS @interface C\n@end", "@interface C"),
      ("@interface C<K, V> : NSObject\n@end", "@interface C<K, V> : NSObject"),
      (
        "@interface C<__covariant K : id<NSCopying>, __contravariant V> : NSObject\n@end",
        "@interface C<__covariant K : id<NSCopying>, __contravariant V> : NSObject"
      ),
      (
        "@interface C<T : NSDictionary<NSString *, id> *> : NSObject\n@end",
        "@interface C<T : NSDictionary<NSString *, id> *> : NSObject"
      ),
      ("@protocol C <NSObject>\n@end", "@protocol C <NSObject>"),
      ("@protocol C\n@end", "@protocol C"),
    ])
  func heads(written: String, printed: String) throws {
    #expect(try parse(written).declaration("C") == printed)
  }

  @Test(
    "Each generic parameter with its variance and its whole bound",
    arguments: [
      ("<T : id<NSCopying>>", ["T : id<NSCopying>"]),
      ("<T : id<NSCopying, NSCoding> >", ["T : id<NSCopying, NSCoding>"]),
      ("<__covariant T : NSArray<id<NSCopying>> *>", ["__covariant T : NSArray<id<NSCopying>> *"]),
      ("<K : id<NSCopying>, V : id<NSCoding>>", ["K : id<NSCopying>", "V : id<NSCoding>"]),
      (
        "<__covariant K, __contravariant V : NSObject<NSCopying>*, T : NSDictionary<NSString *, NSArray<id<NSCoding>>*>*>",
        [
          "__covariant K", "__contravariant V : NSObject<NSCopying>*",
          "T : NSDictionary<NSString *, NSArray<id<NSCoding>>*>*",
        ]
      ),
      ("<T : NSObject<NSCopying, NSCoding> *, U>", ["T : NSObject<NSCopying, NSCoding> *", "U"]),
      (
        "<B : void (^)(int, NSArray<id<NSCopying>> *), U>",
        ["B : void (^)(int, NSArray<id<NSCopying>> *)", "U"]
      ),
    ])
  func bounds(written: String, parameters: [String]) throws {
    let parsed = try parse("@interface C\(written) : NSObject\n@end")
    #expect(try parsed.symbol("C").genericParameters == parameters)
    #expect(
      try parsed.declaration("C") == "@interface C<\(parameters.joined(separator: ", "))> : NSObject")
  }

  @Test("Types of generic parameters are printed by their names")
  func generics() throws {
    let parsed = try parse(
      """
      @interface Box<__covariant T> : NSObject
      - (T)first;
      - (void)each:(void (NS_NOESCAPE ^)(T item, BOOL *stop))block;
      @property (readonly) NSArray<T> *all;
      @end
      @interface Crate<T> : Box<T>
      @end
      """)
    #expect(try parsed.declaration("-[Box first]") == "- (T)first")
    #expect(try parsed.declaration("-[Box each:]") == "- (void)each:(void (^)(T item, BOOL *stop))block")
    #expect(
      try parsed.symbol("-[Box each:]").attributes
        == [SymbolAttribute(name: "noescape", parameter: "block")])
    #expect(try parsed.declaration("Box.all") == "@property (readonly) NSArray<T> *all")
    #expect(try parsed.symbol("Crate").superclass == "Box")
  }

  @Test("A class extension and a category of the same module fold into the class")
  func folded() throws {
    let parsed = try parse(
      """
      @interface C : NSObject
      @property (readonly) int width;
      @end
      @interface C ()
      @property (readwrite) int width;
      - (void)extended;
      @end
      @interface C (Drawing) <NSCopying>
      - (void)draw;
      @end
      """)
    #expect(
      parsed.all == [
        "class C", "instance-method -[C draw]", "instance-method -[C extended]", "property C.width",
      ])
    #expect(try parsed.symbol("C").protocols == ["NSCopying"])
    #expect(try parsed.symbol("C.width").setter == "setWidth:")
    #expect(try parsed.declaration("C.width") == "@property int width")
    #expect(try parsed.symbol("-[C draw]").containerKey == parsed.symbol("C").key)
  }

  @Test("A category ahead of its class in another header folds as well")
  func foldedAcrossHeaders() throws {
    let opening = "#import <Foundation/Foundation.h>\n"
    let parsed = try ParsedHeaders(headers: [
      InlineHeader("Kit.h", "\(opening)#import <Kit/C.h>\n@interface C (More)\n- (void)more;\n@end\n"),
      InlineHeader("C.h", "\(opening)@interface C : NSObject\n@end\n"),
    ])
    #expect(parsed.all == ["class C", "instance-method -[C more]"])
  }

  @Test("A category of another module's class keeps its name")
  func foreignCategory() throws {
    let parsed = try ParsedHeaders([
      InlineModule("Kit", "#import <Foundation/Foundation.h>\n@interface C : NSObject\n@end\n"),
      InlineModule("Other", "#import <Kit/Kit.h>\n@interface C (Other) <NSCoding>\n- (void)more;\n@end\n"),
    ])
    #expect(try parsed.symbol("C(Other)", in: 1).declaration == "@interface C (Other) <NSCoding>")
    #expect(try parsed.symbol("-[C(Other) more]", in: 1).container == "C(Other)")
    #expect(parsed.all == ["class C"])
  }

  @Test("Two categories of one foreign class in one module stand apart")
  func twoCategories() throws {
    let parsed = try parse(
      "@interface NSString (A)\n- (void)a;\n@end\n@interface NSString (B)\n- (void)b;\n@end\n")
    #expect(
      parsed.all == [
        "category NSString(A)", "category NSString(B)", "instance-method -[NSString(A) a]",
        "instance-method -[NSString(B) b]",
      ])
  }

  @Test("A category called Deprecated deprecates its members")
  func deprecating() throws {
    let parsed = try parse(
      """
      @interface C : NSObject
      - (void)fresh;
      @end
      @interface C (CDeprecated)
      - (void)old;
      @property int stale;
      @end
      """)
    #expect(try parsed.symbol("-[C old]").deprecatingCategory == "CDeprecated")
    #expect(try parsed.symbol("C.stale").deprecatingCategory == "CDeprecated")
    #expect(try parsed.symbol("-[C fresh]").deprecatingCategory == nil)
  }

  @Test("Forward declarations are no symbols")
  func ahead() throws {
    let parsed = try parse(
      "@class A, B;\n@protocol P, Q;\nstruct S;\nenum E : int;\n@class C;\n@interface C : NSObject\n@end\n@class C;\n"
    )
    #expect(parsed.all == ["class C"])
  }

  @Test("Accessors that a property implies are no symbols, also where they are declared again")
  func accessors() throws {
    let parsed = try parse(
      """
      @interface C : NSObject
      @property (getter=isOn) BOOL on;
      @property int width;
      - (int)width;
      - (void)setWidth:(int)width;
      @property (class) int count;
      + (int)count;
      - (int)count;
      @property (readonly) int depth;
      - (void)setDepth:(int)depth;
      @end
      """)
    #expect(
      parsed.all == [
        "class C", "class-property C.count", "instance-method -[C count]", "instance-method -[C setDepth:]",
        "property C.depth", "property C.on", "property C.width",
      ])
  }

  @Test("Optional members of a protocol are marked")
  func optional() throws {
    let parsed = try parse(
      """
      @protocol P <NSObject>
      - (void)must;
      @optional
      - (void)may;
      @property int maybe;
      @required
      @property int sure;
      @end
      """)
    #expect(try parsed.symbol("-[P must]").isOptional == false)
    #expect(try parsed.symbol("-[P may]").isOptional)
    #expect(try parsed.symbol("P.maybe").isOptional)
    #expect(try parsed.declaration("P.maybe") == "@optional @property int maybe")
    #expect(try parsed.symbol("P.sure").isOptional == false)
  }

  @Test("A class and a protocol of one name are two symbols")
  func sameName() throws {
    let parsed = try parse("@protocol T\n- (void)a;\n@end\n@interface T : NSObject <T>\n- (void)a;\n@end\n")
    #expect(parsed.all == ["class T", "instance-method -[T a]", "instance-method -[T a]", "protocol T"])
    #expect(Set(parsed.keys).count == 4)
  }

  @Test("A protocol that is declared ahead and later is one symbol")
  func laterProtocol() throws {
    #expect(try parse("@protocol P;\n@protocol P\n- (void)a;\n@end\n@protocol P;\n").all.count == 2)
  }

  @Test("Members of reserved containers are reserved")
  func reserved() throws {
    let parsed = try parse(
      "@interface _C : NSObject\n- (void)a;\n@end\n@interface D : NSObject\n- (void)_b;\n@property int _c;\n@end\n"
    )
    #expect(try parsed.symbol("_C").isReserved)
    #expect(try parsed.symbol("-[_C a]").isReserved)
    #expect(try parsed.symbol("-[D _b]").isReserved)
    #expect(try parsed.symbol("D._c").isReserved)
    #expect(try !parsed.symbol("D").isReserved)
  }
}

import SymbolModel
import Testing

@Suite("Kinds and printed names")
struct SymbolNameTests {
  static let header = """
    #import <Foundation/Foundation.h>
    @protocol KITDrawing
    - (void)draw;
    @property int depth;
    @end
    @interface KITView : NSObject
    - (void)moveTo:(int)x y:(int)y;
    + (instancetype)viewWithSize:(int)size;
    @property int width;
    @property (class, readonly) int count;
    @end
    @interface NSString (KITDrawing)
    - (void)kit_draw;
    + (void)kit_reset;
    @property int kit_width;
    @end
    struct KITPoint { int x; };
    union KITValue { int whole; };
    enum KITMode { KITModeFast };
    enum { KITLoose = 3 };
    typedef int KITNumber;
    void KITRun(int times);
    extern int KITGlobal;
    #define KIT_LIMIT 12
    @compatibility_alias KITOldView KITView;
    """

  @Test("Every kind has the name that the contract gives it")
  func names() throws {
    let parsed = try ParsedHeaders(Self.header)
    #expect(
      parsed.all == [
        "alias KITOldView",
        "category NSString(KITDrawing)",
        "class KITView",
        "class-property KITView.count",
        "enum KITMode",
        "enum-constant KITLoose",
        "enum-constant KITMode.KITModeFast",
        "field KITPoint.x",
        "field KITValue.whole",
        "function KITRun",
        "instance-method -[KITDrawing draw]",
        "instance-method -[KITView moveTo:y:]",
        "instance-method -[NSString(KITDrawing) kit_draw]",
        "macro KIT_LIMIT",
        "property KITDrawing.depth",
        "property KITView.width",
        "property NSString(KITDrawing).kit_width",
        "protocol KITDrawing",
        "struct KITPoint",
        "type-method +[KITView viewWithSize:]",
        "type-method +[NSString(KITDrawing) kit_reset]",
        "typedef KITNumber",
        "union KITValue",
        "variable KITGlobal",
      ])
    #expect(parsed.module.incomplete.isEmpty)
    #expect(parsed.unknownKinds.isEmpty)
  }

  @Test(
    "Declarations are printed on one line, without attributes",
    arguments: [
      ("- (void)f:(NSString *)a;", "-[C f:]", "- (void)f:(NSString *)a"),
      ("- (nullable NSString *)f:(nonnull id)a;", "-[C f:]", "- (nullable NSString *)f:(nonnull id)a"),
      ("- (void)f:(int)a, ... NS_REQUIRES_NIL_TERMINATION;", "-[C f:]", "- (void)f:(int)a, ..."),
      ("- (void):(int)a :(int)b;", "-[C ::]", "- (void):(int)a :(int)b"),
      (
        "- (void)run:(void (^ _Nullable)(BOOL done))then;", "-[C run:]",
        "- (void)run:(nullable void (^)(BOOL done))then"
      ),
      (
        "- (BOOL)write:(NSError **)error;", "-[C write:]", "- (BOOL)write:(NSError **)error"
      ),
      ("+ (instancetype)make;", "+[C make]", "+ (instancetype)make"),
      (
        "@property (nonatomic, copy, nullable) NSString *s;", "C.s",
        "@property (nonatomic, copy, nullable) NSString *s"
      ),
      ("@property (strong, readwrite, atomic) id s;", "C.s", "@property id s"),
      (
        "@property (getter=isOn) BOOL on;", "C.on", "@property (getter=isOn) BOOL on"
      ),
      (
        "@property (copy, nullable) void (^done)(int code);", "C.done",
        "@property (copy, nullable) void (^done)(int code)"
      ),
      (
        "@property (class, readonly) NSArray<NSString *> *all;", "C.all",
        "@property (class, readonly) NSArray<NSString *> *all"
      ),
      ("@property (weak) id<NSCopying> target;", "C.target", "@property (weak) id<NSCopying> target"),
    ])
  func members(written: String, name: String, printed: String) throws {
    let parsed = try ParsedHeaders(
      "#import <Foundation/Foundation.h>\n@interface C : NSObject\n\(written)\n@end\n")
    #expect(try parsed.declaration(name) == printed)
  }

  @Test(
    "C declarations are printed on one line",
    arguments: [
      ("int f(void);", "f", "int f(void)"),
      ("int f();", "f", "int f()"),
      ("int f(const char *format, ...);", "f", "int f(const char *format, ...)"),
      ("static inline int f(int a) { return a + 1; }", "f", "int f(int a)"),
      ("const char *f(int, char *const b);", "f", "const char *f(int, char *const b)"),
      ("void (*f(int a))(char);", "f", "void (*f(int a))(char)"),
      ("int f(int (*each)(void *), int rows[4]);", "f", "int f(int (*each)(void *), int rows[4])"),
      ("extern NSString *const f;", "f", "NSString *const f"),
      ("extern const int f;", "f", "const int f"),
      ("extern int f[3][4];", "f", "int f[3][4]"),
      ("extern int (*f)(int);", "f", "int (*f)(int)"),
      ("extern char *f[2];", "f", "char *f[2]"),
      ("typedef unsigned long long f;", "f", "typedef unsigned long long f"),
      (
        "typedef void (^f)(NSString *name, BOOL *stop);", "f", "typedef void (^f)(NSString *name, BOOL *stop)"
      ),
      ("typedef int (*f)(void);", "f", "typedef int (*f)(void)"),
      ("typedef const struct opaque *f;", "f", "typedef const struct opaque *f"),
      ("typedef int f(int, char);", "f", "typedef int f(int, char)"),
      ("typedef NSString *f NS_TYPED_ENUM;", "f", "typedef NSString *f"),
      (
        "typedef float f __attribute__((vector_size(16)));", "f",
        "typedef __attribute__((__vector_size__(4 * sizeof(float)))) float f"
      ),
      ("struct f { int a; };", "f", "struct f"),
      ("union f { int a; };", "f", "union f"),
      ("enum f : short { fa };", "f", "enum f : short"),
      ("#define f(a, b) ((a) + (b))", "f", "#define f(a, b) ((a) + (b))"),
      ("#define f(a, ...) g(a, __VA_ARGS__)", "f", "#define f(a, ...) g(a, __VA_ARGS__)"),
      ("#define f   1   /* one */", "f", "#define f 1"),
      ("#define f(a) \\\n  do { \\\n  } while (a)", "f", "#define f(a) do { } while (a)"),
      ("@class NSString, Other; @compatibility_alias f NSString;", "f", "@compatibility_alias f NSString"),
    ])
  func plain(written: String, name: String, printed: String) throws {
    let parsed = try ParsedHeaders("#import <Foundation/Foundation.h>\n\(written)\n")
    #expect(try parsed.declaration(name) == printed)
  }
}

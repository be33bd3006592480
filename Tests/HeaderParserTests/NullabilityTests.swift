import SymbolModel
import Testing

@Suite("Nullability")
struct NullabilityTests {
  @Test(
    "Methods and properties",
    arguments: [
      ("- (NSString *)f;", "-[C f]", "NSString *"),
      ("- (nullable NSString *)f;", "-[C f]", "NSString * _Nullable"),
      ("- (NSString * _Nonnull)f;", "-[C f]", "NSString * _Nonnull"),
      ("- (null_unspecified NSString *)f;", "-[C f]", "NSString * _Null_unspecified"),
      ("- (nullable id<NSCopying>)f;", "-[C f]", "id<NSCopying> _Nullable"),
      ("- (nullable instancetype)f;", "-[C f]", "instancetype _Nullable"),
      ("- (void (^ _Nullable)(NSString * _Nonnull))f;", "-[C f]", "void (^ _Nullable)(NSString * _Nonnull)"),
      ("@property (nullable) NSString *f;", "C.f", "NSString * _Nullable"),
      ("@property (null_resettable, copy) NSString *f;", "C.f", "NSString * _Null_unspecified"),
      ("@property (nullable, copy) void (^f)(id _Nonnull);", "C.f", "void (^ _Nullable)(id _Nonnull)"),
      ("@property (nonnull, class) NSArray<NSString *> *f;", "C.f", "NSArray<NSString *> * _Nonnull"),
      ("@property (nullable) Class<NSCopying> f;", "C.f", "Class<NSCopying> _Nullable"),
      ("@property (nullable) __kindof NSString *f;", "C.f", "__kindof NSString * _Nullable"),
    ])
  func members(written: String, name: String, type: String) throws {
    let parsed = try ParsedHeaders(
      "#import <Foundation/Foundation.h>\n@interface C : NSObject\n\(written)\n@end\n")
    let printed = try parsed.symbol(name).type
    #expect(printed == type)
  }

  @Test(
    "Inside an assumed region",
    arguments: [
      ("extern NSString *f(NSString *a);", "f", "NSString * _Nonnull"),
      ("extern NSString *const f;", "f", "NSString *const _Nonnull"),
      ("extern NSString *const f API_AVAILABLE(ios(14.0));", "f", "NSString *const _Nonnull"),
      ("FOUNDATION_EXPORT NSString *const f NS_SWIFT_NAME(g);", "f", "NSString *const _Nonnull"),
      ("extern NSString *_Nullable f API_AVAILABLE(ios(14.0));", "f", "NSString * _Nullable"),
      ("API_AVAILABLE(ios(14.0)) extern NSString *f;", "f", "NSString * _Nonnull"),
      ("typedef void (^f)(NSString *);", "f", "void (^)(NSString * _Nonnull)"),
      ("extern CFStringRef f(void) CF_RETURNS_RETAINED;", "f", "CFStringRef _Nonnull"),
      ("extern const char *f(void);", "f", "const char * _Nonnull"),
      ("extern void *_Nullable f(void);", "f", "void * _Nullable"),
    ])
  func assumed(written: String, name: String, type: String) throws {
    let parsed = try ParsedHeaders(
      "#import <Foundation/Foundation.h>\nNS_ASSUME_NONNULL_BEGIN\n\(written)\nNS_ASSUME_NONNULL_END\n")
    let printed = try parsed.symbol(name).type
    #expect(printed == type)
  }

  @Test("An error pointer is printed as it is written")
  func errors() throws {
    let parsed = try ParsedHeaders(
      """
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      @interface C : NSObject
      - (BOOL)a:(NSError **)error;
      - (BOOL)b:(NSError * _Nullable * _Nullable)error;
      - (BOOL)c:(NSError * __autoreleasing *)error;
      - (BOOL)d:(out NSError **)error;
      @end
      NS_ASSUME_NONNULL_END
      """)
    for name in ["a", "b", "c", "d"] {
      #expect(
        try parsed.symbol("-[C \(name):]").parameters.map(\.type) == ["NSError * _Nullable * _Nullable"],
        "\(name)")
    }
  }
}

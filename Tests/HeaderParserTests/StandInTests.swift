import SymbolModel
import Testing

@Suite("Frameworks that are not there")
struct StandInTests {
  static let header = """
    #import <Foundation/Foundation.h>
    #import <UIKit/UIKit.h>
    NS_ASSUME_NONNULL_BEGIN
    UIKIT_EXTERN NSString *const KITKey;
    UIKIT_EXTERN NSNotificationName const KITNote API_AVAILABLE(ios(14.0));
    UIKIT_EXTERN_API void KITRun(UIView *view);
    @protocol KITDelegate <UIDelegate>
    - (nullable UIView *)viewFor:(UIView *)view;
    @end
    @interface KITView : UIView <UIFocusItem>
    @property (nonatomic, weak, nullable) id<UIDelegate> delegate;
    @property (nonatomic, readonly) UIView *inner;
    @property (nonatomic) UIRectInset inset;
    @property (nonatomic) NSInteger rank UI_APPEARANCE_SELECTOR;
    @property (nonatomic, copy) NSArray<UIColor *> *colors;
    - (instancetype)initWithFrame:(UIRectInset)frame;
    - (void)animate:(void (^)(UIColor *color, BOOL done))block;
    - (nullable UITraitName)trait:(UITraitName _Nullable)trait;
    - (void)own;
    @end
    typedef void (^KITHandler)(UIImage * _Nullable image);
    NS_ASSUME_NONNULL_END
    """

  @Test(
    "Types are printed as they are written",
    arguments: [
      ("KITKey", "NSString *const _Nonnull KITKey"),
      ("KITNote", "const NSNotificationName _Nonnull KITNote"),
      ("KITRun", "void KITRun(UIView * _Nonnull view)"),
      ("KITDelegate", "@protocol KITDelegate <UIDelegate>"),
      ("-[KITDelegate viewFor:]", "- (nullable UIView *)viewFor:(nonnull UIView *)view"),
      ("KITView", "@interface KITView : UIView <UIFocusItem>"),
      ("KITView.delegate", "@property (nonatomic, weak, nullable) id<UIDelegate> delegate"),
      ("KITView.rank", "@property (nonatomic) NSInteger rank"),
      ("KITView.inner", "@property (nonatomic, readonly, nonnull) UIView *inner"),
      ("KITView.inset", "@property (nonatomic) UIRectInset inset"),
      ("KITView.colors", "@property (nonatomic, copy, nonnull) NSArray<UIColor *> *colors"),
      ("-[KITView initWithFrame:]", "- (nonnull instancetype)initWithFrame:(UIRectInset)frame"),
      (
        "-[KITView animate:]",
        "- (void)animate:(nonnull void (^)(UIColor * _Nonnull color, BOOL done))block"
      ),
      ("-[KITView trait:]", "- (nullable UITraitName)trait:(nullable UITraitName)trait"),
      ("-[KITView own]", "- (void)own"),
      ("KITHandler", "typedef void (^KITHandler)(UIImage * _Nullable image)"),
    ])
  func printed(name: String, declaration: String) throws {
    let parsed = try ParsedHeaders(Self.header)
    #expect(try parsed.declaration(name) == declaration)
  }

  @Test("What stood in is listed, nothing is incomplete, and no symbol is the tool's own")
  func listed() throws {
    let parsed = try ParsedHeaders(Self.header)
    #expect(parsed.module.incomplete.isEmpty)
    #expect(
      parsed.module.standIns == [
        "UIColor", "UIDelegate", "UIFocusItem", "UIImage", "UIKIT_EXTERN", "UIKIT_EXTERN_API",
        "UIKit/UIKit.h", "UIRectInset", "UITraitName", "UIView", "UI_APPEARANCE_SELECTOR",
      ])
    #expect(!parsed.module.symbols.contains { $0.name.hasPrefix("UI") || $0.isIncomplete })
  }

  @Test("Two modules that miss the same framework both list what stood in")
  func company() throws {
    let text = "#import <UIKit/UIKit.h>\nextern UIView *"
    let one = InlineModule("One", text + "one;\n")
    let two = InlineModule("Two", text + "two;\n")
    let both = try ParsedHeaders([one, two])
    #expect(try ParsedHeaders([one]).module.differences(from: both.modules[0]) == [])
    #expect(try ParsedHeaders([two]).module.differences(from: both.modules[1]) == [])
  }

  @Test("A category on a class that is not there")
  func category() throws {
    let parsed = try ParsedHeaders(
      "#import <UIKit/UIKit.h>\n@interface UIView (KIT)\n- (void)kit_run;\n@property int kit_x;\n@end\n")
    #expect(
      parsed.all == [
        "category UIView(KIT)", "instance-method -[UIView(KIT) kit_run]", "property UIView(KIT).kit_x",
      ])
    #expect(parsed.module.incomplete.isEmpty)
  }
}

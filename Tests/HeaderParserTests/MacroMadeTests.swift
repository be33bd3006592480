import SymbolModel
import Testing

@Suite("Declarations made by macros")
struct MacroMadeTests {
  private func parse(_ text: String) throws -> ParsedHeaders {
    try ParsedHeaders("#import <Foundation/Foundation.h>\n" + text)
  }

  @Test("Constants inside a macro's arguments keep value, availability and comment")
  func enumInArguments() throws {
    let parsed = try parse(
      """
      #define MY_ENUM(name, type, ...) typedef enum name : type name; enum name : type { __VA_ARGS__ }
      /// The modes.
      MY_ENUM(Mode, NSInteger,
        /// The first.
        ModeA API_AVAILABLE(ios(14)) = 1,
        ModeB,  // the second
        ModeC API_UNAVAILABLE(tvos) = ModeA + 4
      );
      """)
    #expect(try parsed.symbol("Mode", kind: .enum).type == "NSInteger")
    #expect(try parsed.symbol("Mode.ModeA").value == "1")
    #expect(try parsed.availability("Mode.ModeA") == "ios 14.0")
    #expect(try parsed.comment("Mode.ModeA") == "The first.")
    #expect(try parsed.symbol("Mode.ModeB").value == "2")
    #expect(try parsed.availability("Mode.ModeB") == "")
    #expect(try parsed.comment("Mode.ModeB") == "plain: the second")
    #expect(try parsed.symbol("Mode.ModeC").value == "5")
    #expect(try parsed.availability("Mode.ModeC") == "tvos unavailable")
    #expect(try parsed.comment("Mode") == "The modes.")
  }

  @Test("A macro that makes unavailable initializers")
  func unavailable() throws {
    let parsed = try parse(
      """
      #define MY_INIT_UNAVAILABLE - (instancetype)init NS_UNAVAILABLE; + (instancetype)new NS_UNAVAILABLE;
      @interface C : NSObject
      /// Makes one.
      - (instancetype)initWithSize:(int)size NS_DESIGNATED_INITIALIZER;
      MY_INIT_UNAVAILABLE
      /// Draws.
      - (void)draw;
      @end
      """)
    #expect(try parsed.availability("-[C init]") == "* unavailable")
    #expect(try parsed.availability("+[C new]") == "* unavailable")
    #expect(try parsed.availability("-[C draw]") == "")
    #expect(try parsed.comment("-[C draw]") == "Draws.")
    #expect(try parsed.comment("-[C init]") == nil)
    #expect(
      try parsed.symbol("-[C initWithSize:]").attributes == [
        SymbolAttribute(name: "objc_designated_initializer")
      ])
  }

  @Test("A macro that makes a whole declaration")
  func whole() throws {
    let parsed = try parse(
      """
      #define MY_HANDLE(name) typedef struct name##_s *name##Ref
      #define MY_DEPRECATED_FUNCTION(name) extern void name(void) __attribute__((deprecated("gone")))
      MY_HANDLE(Port);
      MY_DEPRECATED_FUNCTION(run);
      extern void walk(void);
      """)
    #expect(try parsed.declaration("PortRef") == "typedef struct Port_s *PortRef")
    #expect(try parsed.availability("run") == "* deprecated \"gone\"")
    #expect(try parsed.availability("walk") == "")
  }

  @Test("A name given to a macro as its argument")
  func namedByArgument() throws {
    let parsed = try parse(
      """
      #define MY_CONST(type, name, ...) extern type const name __VA_ARGS__
      /// A key.
      MY_CONST(NSString *, Key, API_AVAILABLE(ios(15)));
      MY_CONST(int, Other, NS_SWIFT_NAME(other));
      """)
    #expect(try parsed.declaration("Key") == "NSString *const Key")
    #expect(try parsed.availability("Key") == "ios 15.0")
    #expect(try parsed.comment("Key") == "A key.")
    #expect(try parsed.availability("Other") == "")
    #expect(try parsed.symbol("Other").attributes.map(\.name) == ["swift_name"])
  }

  @Test("Methods that the macro of a property makes beside it")
  func methodsBesideProperty() throws {
    let parsed = try parse(
      """
      #define GROUP(type, name) @property (nonatomic, readonly) type name; - (instancetype)init; + (void)reset;
      @interface Group : NSObject
      GROUP(int, count)
      @property (nonatomic) BOOL open;
      - (void)setCount:(int)count;
      @end
      """)
    #expect(
      parsed.all == [
        "class Group", "instance-method -[Group init]", "instance-method -[Group setCount:]", "macro GROUP",
        "property Group.count", "property Group.open", "type-method +[Group reset]",
      ])
  }
}

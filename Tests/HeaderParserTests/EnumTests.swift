import SymbolModel
import Testing

@Suite("Enums")
struct EnumTests {
  @Test(
    "Each macro and form gives one enum with its constants",
    arguments: [
      ("typedef NS_ENUM(NSInteger, E) { EA = 2, EB };", "NSInteger", ["enum_extensibility(open)"]),
      (
        "typedef NS_OPTIONS(NSUInteger, E) { EA = 2, EB };", "NSUInteger",
        ["enum_extensibility(open)", "flag_enum()"]
      ),
      ("typedef NS_CLOSED_ENUM(NSInteger, E) { EA = 2, EB };", "NSInteger", ["enum_extensibility(closed)"]),
      ("typedef CF_ENUM(CFIndex, E) { EA = 2, EB };", "CFIndex", ["enum_extensibility(open)"]),
      (
        "typedef CF_OPTIONS(uint32_t, E) { EA = 2, EB };", "uint32_t",
        ["enum_extensibility(open)", "flag_enum()"]
      ),
      (
        "extern NSErrorDomain const D; typedef NS_ERROR_ENUM(D, E) { EA = 2, EB };", "NSInteger",
        ["ns_error_domain(D)"]
      ),
      ("enum E { EA = 2, EB };", "unsigned int", []),
      ("typedef enum { EA = 2, EB } E;", "unsigned int", []),
      ("typedef enum E { EA = 2, EB } E;", "unsigned int", []),
      ("typedef enum _E { EA = 2, EB } E;", "unsigned int", []),
      ("typedef enum _E E; enum _E { EA = 2, EB };", "unsigned int", []),
      ("enum E : unsigned char { EA = 2, EB };", "unsigned char", []),
      ("typedef enum : int { EA = 2, EB } E;", "int", []),
    ])
  func forms(written: String, type: String, attributes: [String]) throws {
    let parsed = try ParsedHeaders("#import <Foundation/Foundation.h>\n" + written)
    let names = parsed.all.filter { !$0.hasPrefix("variable") }
    #expect(names == ["enum E", "enum-constant E.EA", "enum-constant E.EB"])
    let symbol = try parsed.symbol("E")
    #expect(symbol.type == type)
    #expect(symbol.declaration == "enum E : \(type)")
    #expect(symbol.attributes.map { "\($0.name)(\($0.arguments))" } == attributes)
    #expect(try parsed.symbol("E.EA").value == "2")
    #expect(try parsed.symbol("E.EA").valueAsWritten == "2")
    #expect(try parsed.symbol("E.EB").value == "3")
    #expect(try parsed.symbol("E.EB").valueAsWritten == nil)
    #expect(try parsed.symbol("E.EB").container == "E")
  }

  @Test("A typedef beside an unnamed enum are both, and the constants stand alone")
  func loose() throws {
    let parsed = try ParsedHeaders("typedef int Mode;\nenum { ModeA = 1, ModeB };\n")
    #expect(parsed.all == ["enum-constant ModeA", "enum-constant ModeB", "typedef Mode"])
    #expect(try parsed.symbol("ModeA").container == nil)
  }

  @Test("NS_ENUM without a name gives constants alone")
  func unnamed() throws {
    let parsed = try ParsedHeaders("#import <Foundation/Foundation.h>\nNS_ENUM(NSInteger) { A = 1, B };\n")
    #expect(parsed.all == ["enum-constant A", "enum-constant B"])
  }

  @Test(
    "Values are printed with their sign and kept as they are written",
    arguments: [
      ("A = -1", "int", "-1", "-1"),
      ("A = 0xFFFFFFFF", "unsigned int", "4294967295", "0xFFFFFFFF"),
      ("A = 1ULL << 63", "unsigned long long", "9223372036854775808", "1ULL << 63"),
      ("A = NSIntegerMax", "NSInteger", "9223372036854775807", "NSIntegerMax"),
      ("A = 'abcd'", "unsigned int", "1633837924", "'abcd'"),
      ("A = (1 << 2) | (1 << 3), B", "int", "12", "(1 << 2) | (1 << 3)"),
      ("A NS_SWIFT_NAME(first) = 7", "int", "7", "7"),
      ("A API_AVAILABLE(ios(14.0)) = sizeof(int)", "int", "4", "sizeof(int)"),
      ("A\n    =   1  // one\n    |  2", "int", "3", "1 | 2"),
    ])
  func values(constant: String, type: String, value: String, written: String) throws {
    let parsed = try ParsedHeaders(
      "#import <Foundation/Foundation.h>\ntypedef NS_ENUM(\(type), E) { \(constant) };\n")
    #expect(try parsed.symbol("E.A").value == value)
    #expect(try parsed.symbol("E.A").valueAsWritten == written)
  }

  @Test("A constant is reserved for its own name alone")
  func reserved() throws {
    let parsed = try ParsedHeaders(
      """
      typedef enum __kit_type { kit_t_a = 1, _kit_t_end } kit_type;
      enum __kit_flag { kit_f_a };
      typedef struct __kit_rr { int named; int _hidden; } kit_rr;
      struct __kit_raw { int plain; };
      typedef struct __kit_inner { int other; } *kit_pointer;
      """)
    func reserved(_ name: String) throws -> Bool { try parsed.symbol(name).isReserved }
    #expect(try !reserved("__kit_type"))
    #expect(try !reserved("__kit_type.kit_t_a"))
    #expect(try reserved("__kit_type._kit_t_end"))
    #expect(try reserved("__kit_flag"))
    #expect(try !reserved("__kit_flag.kit_f_a"))
    #expect(try !reserved("__kit_rr"))
    #expect(try !reserved("__kit_rr.named"))
    #expect(try reserved("__kit_rr._hidden"))
    #expect(try reserved("__kit_raw"))
    #expect(try reserved("__kit_raw.plain"))
    #expect(try reserved("__kit_inner.other"))
  }

  @Test("An enum inside a struct or a class is one of the header")
  func nested() throws {
    let parsed = try ParsedHeaders("struct S { enum Mode { Fast, Slow } mode; enum { Loose } other; };\n")
    #expect(
      parsed.all == [
        "enum Mode", "enum-constant Loose", "enum-constant Mode.Fast", "enum-constant Mode.Slow",
        "field S.mode", "field S.other", "struct S",
      ])
  }
}

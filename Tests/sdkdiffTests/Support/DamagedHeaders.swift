import Foundation

/// Headers that something happened to: each kind of damage several times, the same in every run.
struct DamagedHeaders {
  /// One header in a module of its own.
  struct Header {
    let module: String
    let text: Data
    /// Whether nobody may take it for a good one.
    let mustBeReported: Bool
  }

  private(set) var headers: [Header] = []
  private var numbers = Numbers(seed: 0xBAD_4EAD)

  /// Two hundred of them. `secret` is a file outside the input, for those that reach out.
  init(secret: String) {
    for count in 1...20 { cut(count) }
    for count in 1...20 { add(bytes(count * 97), mustBeReported: true) }
    for mark in ["{", "}", "(", ")", "/*", "\"", "<", "@end", "#if 1\n", "#endif\n", "@interface Open"] {
      add(Self.good + mark + "\n", mustBeReported: true)
      add(mark + "\n" + Self.good, mustBeReported: true)
    }
    for depth in [100, 1_000, 10_000] { nest(depth) }
    add("typedef int \(String(repeating: "*", count: 100_000)) Deep;\n", mustBeReported: true)
    add("int deep\(String(repeating: "[1]", count: 50_000));\n", mustBeReported: false)
    add("typedef int (\(String(repeating: "^", count: 20_000)))(void);\n", mustBeReported: true)
    bombs()
    add(String(repeating: "int repeated(void); ", count: 50_000), mustBeReported: false)
    add("int \(String(repeating: "x", count: 1_000_000));\n", mustBeReported: false)
    add("/*\(String(repeating: " words", count: 300_000))*/int after(void);\n", mustBeReported: false)
    add("#define LONG \(String(repeating: "1 + ", count: 200_000))1\n", mustBeReported: false)
    loops()
    for words in ["no", "\u{1B}[31m", String(repeating: "long ", count: 2_000), "\0"] {
      add("int before(void);\n#error \(words)\n", mustBeReported: true)
    }
    for path in [
      secret, "/etc/passwd", "../../../../../../../../etc/passwd", "/dev/zero", "/", "/proc/self/mem",
    ] {
      add("#include \"\(path)\"\nint reaching(void);\n", mustBeReported: true)
      add("#import <\(path)>\nint reaching(void);\n", mustBeReported: true)
    }
    while headers.count < 200 { mutate() }
  }

  private mutating func add(_ text: String, mustBeReported: Bool) {
    add(Data(text.utf8), mustBeReported: mustBeReported)
  }

  private mutating func add(_ text: Data, mustBeReported: Bool) {
    let number = String(headers.count + 1000).dropFirst()
    headers.append(Header(module: "Bad\(number)", text: text, mustBeReported: mustBeReported))
  }

  /// A good header that ends early.
  private mutating func cut(_ count: Int) {
    let text = Data(Self.good.utf8)
    // Inside the interface, whose end is then missing.
    let start = 80
    add(text.prefix(start + count * (text.count - start - 120) / 20), mustBeReported: true)
  }

  private mutating func bytes(_ count: Int) -> Data {
    Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) })
  }

  private mutating func nest(_ depth: Int) {
    let pairs = [("(", ")"), ("{", "}"), ("[", "]")]
    for (open, close) in pairs {
      let inner = String(repeating: open, count: depth) + String(repeating: close, count: depth)
      // Braces around a number are a warning to the compiler, however many.
      add("int nested = \(inner);\n", mustBeReported: open != "{")
    }
    add(
      String(repeating: "#if 1\n", count: depth) + "int inside(void);\n"
        + String(repeating: "#endif\n", count: depth), mustBeReported: false)
    add(
      String(repeating: "struct {", count: depth) + "int x;" + String(repeating: "} y;", count: depth) + "\n",
      mustBeReported: false)
  }

  /// Macros whose expansion outgrows every machine.
  private mutating func bombs() {
    let tenfold = (1...11).map { "#define A\($0) \(String(repeating: "A\($0 - 1) ", count: 10))\n" }.joined()
    add("#define A0 x;x;x;x;\n\(tenfold)A11\n", mustBeReported: true)
    // Nobody uses this one: it is harmless.
    add("#define A0 x;x;x;x;\n\(tenfold)int unused(void);\n", mustBeReported: false)
    add("#define F(x) F(x x)\n#define G(x) G(F(x)) G(x)\nint G(y);\n", mustBeReported: true)
  }

  private mutating func loops() {
    for style in ["#include \"%@.h\"", "#include <%@/%@.h>", "#include_next <%@/%@.h>", "#include __FILE__"] {
      let module = "Bad\(String(headers.count + 1000).dropFirst())"
      add(style.replacingOccurrences(of: "%@", with: module) + "\nint looped(void);\n", mustBeReported: false)
    }
    let module = "Bad\(String(headers.count + 1000).dropFirst())"
    add("#import \"\(module).h\"\nint looped(void);\n", mustBeReported: false)
  }

  /// What a fuzzer does: bytes changed, stretches removed, doubled, moved.
  private mutating func mutate() {
    var text = [UInt8](Self.good.utf8)
    for _ in 0...Int.random(in: 1...12, using: &numbers) {
      let at = Int.random(in: 0..<text.count, using: &numbers)
      let end = min(text.count, at + Int.random(in: 1...40, using: &numbers))
      let stretch = Array(text[at..<end])
      let target = Int.random(in: 0..<text.count, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: text[at] = UInt8.random(in: 0...255, using: &numbers)
      case 1 where text.count > 200: text.removeSubrange(at..<end)
      case 2: text.insert(contentsOf: stretch, at: target)
      case 3: text.replaceSubrange(at..<end, with: stretch.reversed())
      default: text.insert(Self.marks[Int.random(in: 0..<Self.marks.count, using: &numbers)], at: target)
      }
    }
    add(Data(text), mustBeReported: false)
  }

  private static let marks = Array("@#{*\\\"".utf8)

  private static let good = """
    #import <Foundation/Foundation.h>
    NS_ASSUME_NONNULL_BEGIN
    /// A lamp that is lit from afar.
    API_AVAILABLE(ios(14.0), macos(11.0))
    @interface RLLamp<Bulb : id> : NSObject <NSCopying>
    /** How bright it is, from 0 to 1. */
    @property (nonatomic, readonly, nullable) NSString *name; ///< Its name.
    - (void)lightWithColour:(NSString *)colour after:(NSTimeInterval)seconds API_DEPRECATED("no", ios(14.0, 15.0));
    + (instancetype)lampNamed:(NSString *)name NS_SWIFT_NAME(init(named:));
    @end
    typedef NS_ENUM(NSInteger, RLColour) { RLColourRed, RLColourGreen = 4, RLColourBlue };
    struct RLSize { int width; unsigned flag : 3; union { int a; float b; } u; };
    #define RL_LIMIT (1 << 4)
    FOUNDATION_EXPORT NSString * const RLLampDidLight;
    static inline int rl_twice(int x) { return 2 * x; }
    NS_ASSUME_NONNULL_END

    """
}

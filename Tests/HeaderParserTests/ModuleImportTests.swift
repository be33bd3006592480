import SymbolModel
import Testing

@Suite("Imports of modules")
struct ModuleImportTests {
  @Test(
    "@import stands for the framework's umbrella",
    arguments: [
      "@import Foundation;", "@import Foundation.NSString;", "  @import   Foundation ; // why",
      "@import Foundation; @import CoreFoundation;", "@import ObjectiveC;\n@import Foundation;",
    ])
  func foundation(written: String) throws {
    let text = "\(written)\n/// A.\nextern NSString *f(NSArray<NSString *> *a) API_AVAILABLE(ios(14.0));\n"
    let parsed = try ParsedHeaders(text)
    #expect(try parsed.declaration("f") == "NSString *f(NSArray<NSString *> *a)")
    #expect(try parsed.comment("f") == "A.")
    #expect(try parsed.availability("f") == "ios 14.0")
    #expect(parsed.module.incomplete.isEmpty)
    #expect(parsed.module.standIns.isEmpty)
  }

  @Test("@import of a framework that is not there", arguments: ["@import UIKit;", "@import UIKit.UIView;"])
  func missing(written: String) throws {
    let parsed = try ParsedHeaders("@import Foundation;\n\(written)\nextern UIView *f(UIView *a);\n")
    #expect(try parsed.declaration("f") == "UIView *f(UIView *a)")
    #expect(parsed.module.incomplete.isEmpty)
    #expect(parsed.module.standIns == ["UIKit/UIKit.h", "UIView"])
  }

  @Test("@import of another module of the plan")
  func planned() throws {
    let parsed = try ParsedHeaders([
      InlineModule("Kit", "@import Foundation;\n@import Base;\nextern Number f(void);\n"),
      InlineModule("Base", "typedef int Number;\n"),
    ])
    #expect(try parsed.declaration("f") == "Number f(void)")
    #expect(parsed.module.incomplete.isEmpty)
  }

  @Test("The line and the offsets of what follows stay right")
  func places() throws {
    let parsed = try ParsedHeaders(
      "@import Foundation;\n@import UIKit;\n#define A 1 // of A\nvoid f(void); // of f\n")
    #expect(try parsed.symbol("f").line == 4)
    #expect(try parsed.comment("f") == "plain: of f")
    #expect(try parsed.comment("A") == "plain: of A")
  }

  @Test("Words in comments and strings are no imports")
  func words() throws {
    let parsed = try ParsedHeaders(
      "/*\n@import UIKit;\n*/\n// @import UIKit;\n#define A \"@import UIKit;\"\nvoid f(void);\n")
    #expect(parsed.module.standIns.isEmpty)
    #expect(try parsed.symbol("A").value == "\"@import UIKit;\"")
  }
}

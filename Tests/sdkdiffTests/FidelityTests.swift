import Foundation
import HeaderParser
import Testing

/// The samples, compared with what an independent witness says: see `docs/parser-fidelity.md`.
struct FidelityTests {
  /// Why the witness cannot be asked here; nil when it can.
  static let obstacle: String? = {
    let script = """
      command -v python3 >/dev/null || { echo "no python3"; exit; }
      swift="$(command -v swift)" || { echo "no swift on PATH: the witness is the clang beside it"; exit; }
      clang="$(dirname "$(readlink -f "$swift")")/clang"
      "$clang" --help 2>/dev/null | grep -q -e -extract-api || echo "no clang with -extract-api beside swift"
      """
    guard let run = try? Tool.shell(script) else { return "no bash" }
    return run.output.isEmpty ? nil : run.output.trimmingCharacters(in: .newlines)
  }()

  private static let runs = ConditionTrait.enabled(if: obstacle == nil, "skipped: \(obstacle ?? "")")

  @Test(
    "Every difference from the witness has a reason, and none is a fault",
    runs, arguments: ["27.0-24A437", "27.2-24B5084k", "27.2-24B5089g", "27.2-24B5099f"])
  func samples(build: String) throws {
    let run = try check(Workspace(), "\(Tool.root)/Tests/Fixtures/SDKs/iPhoneOS\(build).sdk")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("not processed") && !run.output.contains("left out"), "\(run.output)")
    let counts = try #require(run.output.firstMatch(of: Self.totals))
    #expect(counts.1 == "3", "\(run.output)")
    #expect(Int(counts.2) ?? 0 > 80, "\(run.output)")
  }

  @Test("All ways to state availability", runs)
  func availability() throws {
    let workspace = try Workspace()
    let sample = "\(Tool.root)/Tests/Fixtures/SDKs/iPhoneOS27.0-24A437.sdk"
    let version = "System/Library/CoreServices/SystemVersion.plist"
    try workspace.copy("\(sample)/SDKSettings.json", "SDKSettings.json")
    try workspace.folder("System/Library/CoreServices")
    try workspace.copy("\(sample)/\(version)", version)
    try workspace.write("System/Library/Frameworks/Kit.framework/Headers/Kit.h", Self.header)
    let run = try check(workspace, workspace.path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let counts = try #require(run.output.firstMatch(of: Self.totals))
    #expect(counts.1 == "1" && counts.2 == "31", "\(run.output)")
  }

  /// Modules compared, and symbols in both.
  private static var totals: Regex<(Substring, Substring, Substring)> {
    /(\d+) modules compared: .* (\d+) in both/
  }

  /// Runs the script; the tool's own headers answer for what the SDK does not have.
  private func check(_ workspace: Workspace, _ sdk: String) throws -> Tool.Run {
    for (path, text) in StubHeaders.files { try workspace.write("headers/\(path)", text) }
    return try Tool.shell(
      "\"$ROOT/scripts/check-fidelity\" \"$SDK\" --headers \"$HEADERS\"",
      environment: [
        "ROOT": Tool.root, "SDK": sdk, "HEADERS": workspace["headers"], "SDKDIFF_TOOL": Tool.path,
      ])
  }

  private static let header = """
    #import <Foundation/Foundation.h>
    #define KIT_AVAILABLE API_AVAILABLE
    #define KIT_CHAINED KIT_AVAILABLE
    #define KIT_DEPRECATED API_DEPRECATED_WITH_REPLACEMENT
    #define KIT_BEGIN API_AVAILABLE_BEGIN
    extern void KITAlias(void) KIT_AVAILABLE(ios(14.0), macos(11.0));
    extern void KITChained(void) KIT_CHAINED(ios(14.0));
    extern void KITReplaced(void) KIT_DEPRECATED("KITAlias", ios(2.0, 5.0));
    extern void KITNone(void) API_AVAILABLE(ios(NA), macos(11.0));
    extern void KITNeverDeprecated(void) API_DEPRECATED("m", ios(2.0, NA));
    extern void KITGone(void) __attribute__((availability(ios,obsoleted=9.0)));
    extern int KITPlain __attribute__((deprecated("m")));
    KIT_BEGIN(ios(15.0), macos(12.0))
    extern void KITInside(void);
    extern void KITEarlier(void) API_AVAILABLE(ios(12.0));
    extern void KITDeprecatedInside(void) __attribute__((availability(ios,deprecated=17.0)));
    extern void KITAbsentInside(void) API_UNAVAILABLE(ios);
    typedef NS_OPTIONS(NSUInteger, KITOptions) { KITOptionsOne } API_AVAILABLE(ios(12.0));
    API_AVAILABLE_END
    API_UNAVAILABLE_BEGIN(ios)
    extern void KITThereAfterAll(void) API_AVAILABLE(ios(14.0));
    API_UNAVAILABLE_END
    enum API_AVAILABLE(ios(9.0)) {
      KITLoose, KITLooseLater API_AVAILABLE(ios(11.0)), KITLooseEarlier API_AVAILABLE(ios(8.0)),
      KITLooseAbsent API_UNAVAILABLE(ios)
    };
    API_DEPRECATED("c", ios(9.0, 13.0))
    @interface KITView : NSObject
    - (void)plain;
    - (void)later API_AVAILABLE(ios(12.0));
    - (void)earlier API_AVAILABLE(ios(4.0));
    - (void)sooner API_DEPRECATED("m", ios(9.0, 12.0));
    - (void)someDay API_DEPRECATED("m", ios(9.0, API_TO_BE_DEPRECATED));
    - (void)absent API_UNAVAILABLE(ios);
    @property int elsewhere API_AVAILABLE(macos(14.0));
    @end
    API_UNAVAILABLE(ios)
    @protocol KITAbsent
    - (void)there API_AVAILABLE(ios(12.0));
    @end
    API_AVAILABLE(ios(16.0))
    @interface KITView (Later)
    - (void)inCategory API_AVAILABLE(ios(15.0));
    @end
    typedef enum __kit_type { kit_type_one } kit_type API_AVAILABLE(ios(9.0));
    typedef NS_ENUM(NSInteger, KITElsewhere);

    """
}

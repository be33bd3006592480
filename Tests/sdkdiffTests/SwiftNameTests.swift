import Foundation
import SnapshotStore
import SwiftNames
import SymbolModel
import Testing

/// The names that Swift sees, of small frameworks over the stub headers.
@Suite(.enabled(if: SwiftNameTools.hasToolchain, "no Swift toolchain is found"))
struct SwiftNameTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.folder("cache")
  }

  /// Takes a snapshot with names; toolchains are not hidden from it.
  private func snapshot(
    _ path: String, build: String = "1", _ flags: [String] = [], environment: [String: String] = [:]
  ) throws -> Tool.Run {
    var all = ["SDKDIFF_SWIFT": "", "XDG_CACHE_HOME": workspace["cache"]]
    all.merge(environment) { $1 }
    let run = try Tool.run(
      ["snapshot", path, "--platform", "iphoneos", "--build", build, "--store", "store"] + flags,
      environment: all,
      in: workspace.path)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  /// A framework with a module map.
  private func framework(
    _ header: String, notes: String? = nil, map: String? = nil, name: String = "Kit", in folder: String = ""
  ) throws {
    try workspace.framework(name, in: folder, ["\(name).h": "#import <Foundation/Foundation.h>\n\(header)\n"])
    let place = (folder.isEmpty ? "" : folder + "/") + "\(name).framework"
    let standard = """
      framework module \(name) {
        umbrella header "\(name).h"
        export *
        module * { export * }
      }
      """
    try workspace.write("\(place)/Modules/module.modulemap", map ?? standard)
    if let notes { try workspace.write("\(place)/Headers/\(name).apinotes", notes) }
  }

  private func module(_ name: String = "Kit", build: String = "1") throws -> SnapshotManifest.Module {
    let manifests = try SnapshotStore(root: workspace["store"]).manifests()
    let manifest = try #require(manifests.first { $0.build.build == build })
    return try #require(manifest.modules.first { $0.name == name })
  }

  /// Name and kind of each symbol with its Swift name.
  private func names(_ name: String = "Kit", build: String = "1") throws -> [String: SwiftName] {
    let store = SnapshotStore(root: workspace["store"])
    let manifest = try #require(try store.manifests().first { $0.build.build == build })
    let module = try module(name, build: build)
    let names = try #require(
      try store.swiftNames(of: module, in: manifest.build), "\(String(describing: module.swiftNames))")
    let symbols = try #require(try store.symbols(of: module, in: manifest.build))
    var result: [String: SwiftName] = [:]
    for entry in symbols.index { result[try symbols.symbol(entry).name] = names[entry.key] }
    return result
  }

  private func expect(
    _ names: [String: SwiftName], _ symbol: String, _ path: String?, async: String? = nil,
    _ hiding: SwiftHiding? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = SwiftName(path: path, asyncPath: async, hiding: hiding)
    #expect(names[symbol] == expected, "\(symbol)", sourceLocation: sourceLocation)
  }

  @Test func theImportersRules() throws {
    try framework(
      """
      NS_ASSUME_NONNULL_BEGIN
      typedef NS_ENUM(NSInteger, KTMode) { KTModePlain, KTModeFancy };
      typedef NS_OPTIONS(NSUInteger, KTParts) { KTPartsNone = 0, KTPartsHead = 1, KTPartsTail = 2 };
      extern NSErrorDomain const KTErrorDomain;
      typedef NS_ERROR_ENUM(KTErrorDomain, KTError) { KTErrorLost = 1 };
      typedef NSString *KTKey NS_TYPED_EXTENSIBLE_ENUM;
      extern KTKey const KTKeyColour;
      extern NSNotificationName const KTKitDidWakeNotification;
      @class KTKit;
      @protocol KTKitDelegate <NSObject>
      - (void)kit:(KTKit *)kit didOpenURL:(NSURL *)url;
      @end
      typedef struct KTPoint { double x; } KTPoint;
      extern double KTPointLength(KTPoint point) NS_SWIFT_NAME(getter:KTPoint.length(self:));
      extern void KTPointMove(KTPoint point, double by) NS_SWIFT_NAME(KTPoint.move(self:by:));
      extern KTPoint KTPointMake(double x) NS_SWIFT_NAME(KTPoint.init(x:));
      @interface KTKit : NSObject
      + (instancetype)kitWithName:(NSString *)name;
      @property (nonatomic, getter=isHidden) BOOL hidden;
      - (nullable NSString *)stringByAppendingString:(NSString *)string;
      - (BOOL)openURL:(NSURL *)url error:(NSError **)error;
      - (void)fetchThingWithID:(NSString *)identifier completionHandler:(void (^)(NSString *_Nullable, NSError *_Nullable))h;
      - (void)paintWithColour:(int)colour NS_SWIFT_NAME(paint(in:));
      - (void)raw:(int)value NS_REFINED_FOR_SWIFT;
      - (void)hidden:(int)value NS_SWIFT_UNAVAILABLE("Write it yourself.");
      - (void)desktop API_UNAVAILABLE(ios);
      @end
      #define KT_LIMIT 12
      NS_ASSUME_NONNULL_END
      """)
    _ = try snapshot("Kit.framework")
    let names = try names()
    expect(names, "KTMode", "KTMode")
    expect(names, "KTMode.KTModePlain", "KTMode.plain")
    expect(names, "KTParts.KTPartsHead", "KTParts.head")
    expect(names, "KTError", "KTError.Code")
    expect(names, "KTError.KTErrorLost", "KTError.Code.lost")
    expect(names, "KTKeyColour", "KTKey.colour")
    expect(names, "KTKitDidWakeNotification", "NSNotification.Name.KTKitDidWake")
    expect(names, "-[KTKitDelegate kit:didOpenURL:]", "KTKitDelegate.kit(_:didOpen:)")
    expect(names, "KTPointLength", "KTPoint.length")
    expect(names, "KTPointMove", "KTPoint.move(by:)")
    expect(names, "KTPointMake", "KTPoint.init(x:)")
    expect(names, "+[KTKit kitWithName:]", "KTKit.init(name:)")
    expect(names, "KTKit.hidden", "KTKit.isHidden")
    expect(names, "-[KTKit stringByAppendingString:]", "KTKit.string(byAppending:)")
    expect(names, "-[KTKit openURL:error:]", "KTKit.open(_:)")
    expect(
      names, "-[KTKit fetchThingWithID:completionHandler:]", "KTKit.fetchThing(withID:completionHandler:)",
      async: "KTKit.fetchThing(withID:)")
    expect(names, "-[KTKit paintWithColour:]", "KTKit.paint(in:)")
    expect(names, "-[KTKit raw:]", "KTKit.__raw(_:)", .refined)
    expect(names, "-[KTKit hidden:]", nil, .unavailable)
    expect(names, "-[KTKit desktop]", nil, .platform)
    expect(names, "KT_LIMIT", "KT_LIMIT")
    let state = try #require(try module().swiftNames)
    #expect(state.status == .complete)
    #expect(state.names == names.values.count { $0.path != nil })
  }

  @Test func notesOfTheAPICount() throws {
    try framework(
      "@interface KTKit : NSObject\n- (void)paint;\n@end\nvoid KTGo(void);",
      notes: """
        ---
        Name: Kit
        Classes:
        - Name: KTKit
          SwiftName: Painter
        Functions:
        - Name: KTGo
          SwiftName: Painter.go()
        """)
    _ = try snapshot("Kit.framework")
    let names = try names()
    expect(names, "KTKit", "Painter")
    expect(names, "-[KTKit paint]", "Painter.paint()")
    expect(names, "KTGo", "Painter.go()")
  }

  /// Not the SDK is put right, but what the compiler is shown.
  @Test func listsThatStandTwiceInNotesAreBothRead() throws {
    let notes = """
      Name: Kit
      Functions:
      - Name: a
        SwiftName: first()
      Globals:
      - Name: c
        SwiftName: third
      Functions:
      - Name: b
        SwiftName: second()
      """
    try framework("void a(void); void b(void); extern int c;", notes: notes)
    let before = try workspace.tree("Kit.framework")
    _ = try snapshot("Kit.framework")
    let names = try names()
    expect(names, "a", "first()")
    expect(names, "b", "second()")
    expect(names, "c", "third")
    #expect(try workspace.tree("Kit.framework") == before)
  }

  @Test func aModuleWithoutNamesIsToldAndHarmsNoSymbol() throws {
    try framework(
      "void no(void);",
      map: "framework module Kit { requires !swift umbrella header \"Kit.h\" export * }", in: "All")
    try framework("void good(void);", name: "Good", in: "All")
    try framework("void bad(void);", notes: "Name: Bad\nFunctions:\n- Name: [\n", name: "Bad", in: "All")
    try workspace.framework("Bare", in: "All", ["Bare.h": "void bare(void);"])
    let run = try snapshot("All", ["--swift-names"])
    #expect(try module("Kit").swiftNames?.reason == "requires !swift")
    #expect(try module("Bare").swiftNames?.reason == "no module map")
    #expect(try names("Good")["good"]?.path == "good()")
    let bad = try #require(try module("Bad").swiftNames)
    #expect(bad.status == .relaxed)
    #expect(bad.reason?.hasPrefix("Bad.apinotes:") == true)
    #expect(run.errors.contains("Bad: Swift names in spite of errors: Bad.apinotes:"))
    #expect(!run.errors.contains("Kit"), "an answer is no fault")
    for name in ["Kit", "Bare", "Good", "Bad"] {
      #expect(try module(name).status == .complete)
      #expect(try module(name).symbols == 1)
    }
  }

  @Test func namesInSpiteOfErrorsAreMarked() throws {
    try framework("@interface KTKit : NSObject\n- (void)go;\n@end\nvoid KTUse(KTUnheard x);")
    let run = try snapshot("Kit.framework")
    let state = try #require(try module().swiftNames)
    #expect(state.status == .relaxed)
    #expect(state.reason?.contains("KTUnheard") == true, "\(state.reason ?? "")")
    #expect(try names()["-[KTKit go]"]?.path == "KTKit.go()")
    #expect(run.errors.contains("in spite of errors"))
  }

  @Test func withoutAMapNobodyIsAsked() throws {
    try workspace.framework("Bare", ["Bare.h": "void bare(void);"])
    _ = try snapshot("Bare.framework")
    #expect(try module("Bare").swiftNames == nil)
  }

  @Test func withoutAToolchainASnapshotSaysWhatIsMissing() throws {
    try framework("void a(void);")
    let run = try snapshot("Kit.framework", environment: ["SDKDIFF_SWIFT": "/nowhere"])
    #expect(run.complaints.count == 1)
    #expect(run.errors.contains("Swift names are missing"))
    #expect(run.errors.contains("SDKDIFF_SWIFT"))
    #expect(try module().swiftNames == nil)
    let digest = try module()[.symbols]
    // With one, the same command adds them.
    _ = try snapshot("Kit.framework")
    #expect(try names()["a"]?.path == "a()")
    #expect(try module()[.symbols] == digest)
    let again = try snapshot("Kit.framework", environment: ["SDKDIFF_SWIFT": "/nowhere"])
    #expect(again.output.hasPrefix("already stored"))
    #expect(again.complaints.isEmpty)
  }

  @Test func flagsDecide() throws {
    try framework("void a(void);")
    _ = try snapshot("Kit.framework", ["--no-swift-names"])
    #expect(try module().swiftNames == nil)
    let run = try Tool.run(
      ["snapshot", "Kit.framework", "--swift-names", "--no-swift-names"], in: workspace.path)
    Tool.expectRefusal(run, 2, "exclude each other")
  }

  /// Wherever the input lies and whenever it is read.
  @Test func namesDoNotDependOnTheMachine() throws {
    try framework("@interface KTKit : NSObject\n- (void)go;\n@end")
    _ = try snapshot("Kit.framework")
    let first = try module()
    try workspace.folder("deep/er")
    try FileManager.default.moveItem(
      atPath: workspace["Kit.framework"], toPath: workspace["deep/er/Kit.framework"])
    try FileManager.default.moveItem(atPath: workspace["store"], toPath: workspace["old"])
    _ = try snapshot("deep/er/Kit.framework", environment: ["XDG_CACHE_HOME": workspace["other"]])
    #expect(try module() == first)
  }

  @Test func namesOfWhatDidNotChangeAreTakenOver() throws {
    try framework("void a(void);")
    _ = try snapshot("Kit.framework")
    let first = try module()
    #expect(first.swiftNames?.input != nil)
    // A compiler that cannot work: whoever asks it gets nothing.
    try workspace.folder("broken")
    let found = try #require(SwiftToolchain.find())
    let compiler = """
      #!/bin/sh
      case "$*" in *-print-target-info*) exec \(found.frontend) "$@";; esac
      exit 1
      """
    for name in ["swift-frontend", "swift-symbolgraph-extract"] {
      try workspace.write("broken/\(name)", compiler)
      chmod(workspace["broken/\(name)"], 0o755)
    }
    let broken = ["SDKDIFF_SWIFT": workspace["broken"]]
    _ = try snapshot("Kit.framework", build: "2", environment: broken)
    #expect(try module(build: "2") == first)
    try framework("void a(void); void b(void);")
    _ = try snapshot("Kit.framework", build: "3", environment: broken)
    #expect(try module(build: "3").swiftNames?.status == SwiftNamesState.Status.none)
    #expect(try module(build: "3").symbols == 2)
  }

  @Test func aCrashOfTheCompilerHarmsNoSymbol() throws {
    try framework("void a(void);")
    try workspace.folder("crashing")
    let found = try #require(SwiftToolchain.find())
    try workspace.write("crashing/swift-frontend", "#!/bin/sh\nexec \(found.frontend) \"$@\"\n")
    try workspace.write("crashing/swift-symbolgraph-extract", "#!/bin/sh\nkill -SEGV $$\n")
    for name in ["swift-frontend", "swift-symbolgraph-extract"] {
      chmod(workspace["crashing/\(name)"], 0o755)
    }
    let run = try snapshot("Kit.framework", environment: ["SDKDIFF_SWIFT": workspace["crashing"]])
    #expect(try module().swiftNames?.reason == "the compiler crashed")
    #expect(try module().symbols == 1)
    #expect(run.errors.contains("Kit: no Swift names: the compiler crashed"))
  }

  /// A folder that cannot be written keeps nothing, and nobody minds.
  @Test func theCacheIsNoMust() throws {
    try framework("void a(void);")
    try workspace.write("file", "")
    _ = try snapshot("Kit.framework", environment: ["XDG_CACHE_HOME": workspace["file"]])
    #expect(try names()["a"]?.path == "a()")
  }
}

/// What tests of Swift names need.
enum SwiftNameTools {
  static let hasToolchain = SwiftToolchain.find() != nil
}

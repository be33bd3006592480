import Foundation
import SnapshotStore
import Testing

/// Inputs that hold a build for each platform: a line and a stored build each.
@Suite struct SeveralBuildsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func run(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(arguments + ["--store", "store"], in: workspace.path)
  }

  private func xcframework(_ name: String = "Kit.xcframework", header: String = "int kit(void);") throws {
    let slices: [[String: String]] = [
      ["LibraryIdentifier": "ios-arm64", "LibraryPath": "Kit.framework", "SupportedPlatform": "ios"],
      [
        "LibraryIdentifier": "ios-arm64-simulator", "LibraryPath": "Kit.framework",
        "SupportedPlatform": "ios", "SupportedPlatformVariant": "simulator",
      ],
      [
        "LibraryIdentifier": "macos-arm64", "LibraryPath": "libkit.a", "HeadersPath": "Headers",
        "SupportedPlatform": "macos",
      ],
    ]
    try workspace.write(
      "\(name)/Info.plist",
      PropertyListSerialization.data(
        fromPropertyList: ["AvailableLibraries": slices], format: .xml, options: 0))
    for place in ["ios-arm64/Kit.framework/", "ios-arm64-simulator/Kit.framework/", "macos-arm64/"] {
      try workspace.write("\(name)/\(place)Headers/Kit.h", header)
    }
  }

  private func xcode(_ name: String = "Xcode.app") throws {
    try workspace.write(
      "\(name)/Contents/version.plist",
      Workspace.plist(["CFBundleShortVersionString": "27.2", "ProductBuildVersion": "17C5038g"]))
    let platforms = "\(name)/Contents/Developer/Platforms"
    let phone = "\(platforms)/iPhoneOS.platform/Developer/SDKs/iPhoneOS.sdk"
    try workspace.sdk(phone, build: "24B1", ["Kit": ["Kit.h": "int kit(void);"]])
    let mac = "\(platforms)/MacOSX.platform/Developer/SDKs/MacOSX.sdk"
    try workspace.sdk(mac, build: "25C1", ["Kit": ["Kit.h": "int kit(void);\nint mac(void);"]])
    try workspace.write(
      "\(mac)/SDKSettings.plist", Workspace.plist(["CanonicalName": "macosx27.2", "Version": "27.2"]))
    try workspace.framework(
      "Touch", in: "\(mac)/System/iOSSupport/System/Library/Frameworks", ["Touch.h": "int touch(void);"])
  }

  @Test func slices() throws {
    try xcframework()
    let first = try run("snapshot", "Kit.xcframework", "--build", "7", "--sdk-version", "1.0")
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      first.output == """
        stored Kit/iphoneos/7 (1.0): 1 module, 1 symbols
        stored Kit/macosx/7 (1.0): 1 module, 1 symbols

        """)
    let simulator = try run("snapshot", "Kit.xcframework", "--build", "7", "--platform", "iphonesimulator")
    #expect(simulator.output == "stored Kit/iphonesimulator/7: 1 module, 1 symbols\n")
    let none = try run("snapshot", "Kit.xcframework", "--build", "7", "--platform", "xros")
    Tool.expectRefusal(none, 2, "nothing in it is for 'xros'", "'iphonesimulator'")
  }

  @Test func xcodes() throws {
    try xcode()
    let first = try run("snapshot", "Xcode.app")
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      first.output == """
        stored sdk/iphoneos/24B1 (27.2): 1 module, 1 symbols
        stored sdk/macosx/25C1 (27.2): 1 module, 2 symbols
        stored sdk/maccatalyst/25C1 (27.2): 2 modules, 3 symbols

        """)
    for manifest in try SnapshotStore(root: workspace["store"]).manifests() {
      #expect(manifest.xcode == SnapshotManifest.Xcode(version: "27.2", build: "17C5038g"))
    }
    #expect(try run("show", "24B1").output.contains(", Xcode 27.2 (17C5038g)\n"))
    let before = try workspace.tree("store")
    let again = try run("snapshot", "Xcode.app")
    #expect(again.output.split(separator: "\n").allSatisfy { $0.hasPrefix("already stored, unchanged: ") })
    // The same SDKs in another Xcode are the same builds.
    try workspace.write(
      "Xcode.app/Contents/version.plist", Workspace.plist(["ProductBuildVersion": "17C5044a"]))
    #expect(try run("snapshot", "Xcode.app").status == 0)
    #expect(try workspace.tree("store") == before)
  }

  @Test func aMacsSDK() throws {
    try xcode()
    let sdk = "Xcode.app/Contents/Developer/Platforms/MacOSX.platform/Developer/SDKs/MacOSX.sdk"
    #expect(try run("snapshot", sdk).output.split(separator: "\n").count == 2)
    let touch = try Tool.run(
      ["snapshot", sdk, "--module", "Touch", "--store", "touch"], in: workspace.path)
    #expect(touch.output == "stored sdk/maccatalyst/25C1 (27.2): 1 module, 1 symbols\n")
  }

  @Test func oneFailsAndTheOthersAreStored() throws {
    try xcframework()
    #expect(try run("snapshot", "Kit.xcframework", "--build", "7").status == 0)
    try workspace.write("Kit.xcframework/ios-arm64/Kit.framework/Headers/Kit.h", "int other(void);")
    let second = try run("snapshot", "Kit.xcframework", "--build", "7")
    #expect(second.status == 3)
    #expect(second.output == "already stored, unchanged: Kit/macosx/7: 1 module, 1 symbols\n")
    #expect(second.complaints.count == 1)
    #expect(second.errors.hasPrefix("sdkdiff: iphoneos: Kit/iphoneos/7 is stored with other content"))
    let unnamed = try run("snapshot", "Kit.xcframework")
    #expect(unnamed.status == 2)
    #expect(unnamed.complaints.count == 2)
  }

  @Test func oneTargetForSeveral() throws {
    try xcframework()
    Tool.expectRefusal(
      try run("snapshot", "Kit.xcframework", "--build", "7", "--target", "arm64-apple-ios9.0"), 2,
      "--target fits one platform; choose one with --platform (iphoneos, macosx)")
  }

  @Test func diff() throws {
    try xcframework("1/Kit.xcframework")
    try xcframework("2/Kit.xcframework", header: "int kit(int);")
    let several = try run("diff", "1/Kit.xcframework", "2/Kit.xcframework")
    Tool.expectRefusal(several, 2, "it holds builds for 'iphoneos' and 'macosx'; choose one with --platform")
    let one = try run("diff", "1/Kit.xcframework", "2/Kit.xcframework", "--platform", "macosx")
    #expect(one.status == 0, "\(one.errors)")
    #expect(one.output.contains("type-changed"))
    try xcode()
    Tool.expectRefusal(
      try run("diff", "Xcode.app", "Xcode.app"), 2, "'iphoneos', 'macosx' and 'maccatalyst'", "--platform")
    let same = try run("diff", "Xcode.app", "Xcode.app", "--platform", "maccatalyst")
    #expect(same.output.contains("No changes"), "\(same.errors)")
  }
}
